import {
  answered,
  finished,
  givenCampaignTree,
  givenConnections,
  givenKeywords,
  givenParty,
  type Party,
  type Preview,
  previewed,
  SEARCH_PLATFORMS,
  startSystem,
  synced,
  type System,
  type TreeOptions,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft, undone } from './plans';
import { lastingObjects, remoteCounts, remoteObjects, theRemote } from './remote-objects';
import { unboundObjects } from './unbound-objects';

let system: System;
beforeAll(async () => void (system = await startSystem({ skipsWaits: true })), 120_000);
afterAll(() => system?.stop());

const actionsOf = ({ platforms }: Preview) =>
  [
    ...new Set(
      platforms.flatMap(({ changes }) =>
        changes.map(({ action, entity }) => `${action} ${entity}`),
      ),
    ),
  ].sort();
const codesOf = ({ warnings }: Preview) => [...new Set(warnings.map(({ code }) => code))].sort();

/** A campaign on both search networks, exported by one sync. */
const given = async (options: TreeOptions = {}) => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const tree = await givenCampaignTree(party, options);
  const first = await synced(party);
  expect(first.effectiveStatus).toBe('completed');
  const counts = () =>
    Promise.all(SEARCH_PLATFORMS.map((platform) => remoteCounts(system, connections[platform])));
  return {
    ...tree,
    party,
    connections,
    campaign: campaignCalls(party, tree.campaignId),
    first,
    counts,
  };
};

const applied = async (party: Party, plan: { readonly planHash: string }) => {
  const sync = await finished(party, await triggered(party, plan.planHash));
  expect({
    status: sync.effectiveStatus,
    errors: sync.progress.campaignDetails.filter(({ error }) => error),
  }).toEqual({ status: 'completed', errors: [] });
  return sync;
};

const NOTHING = { campaign: 0, adGroup: 0, ad: 0, keyword: 0 };

describe('undoing an export', () => {
  it('removes the created objects from the platforms and keeps them here unchanged; undone itself, creates them again', async () => {
    const { party, campaign, first, counts } = await given();
    const [before, exported] = [await campaign.get(), await counts()];
    const plan = await undone(party, first.id);
    expect([actionsOf(plan), codesOf(plan)]).toEqual([
      ['forget ad', 'forget adGroup', 'forget keyword', 'remove campaign'],
      ['STAYS_HERE'],
    ]);
    const sync = await applied(party, plan);
    expect(await counts()).toEqual([NOTHING, NOTHING]);
    expect(await campaign.get()).toMatchObject({
      name: before.name,
      status: before.status,
      budget: before.budget,
      platformLinks: {},
    });
    expect(actionsOf(await previewed(party))).toEqual([
      'create ad',
      'create adGroup',
      'create campaign',
      'create keyword',
    ]);
    const again = await undone(party, sync.id);
    expect(actionsOf(again).filter((change) => !change.startsWith('import'))).toEqual([
      'create ad',
      'create adGroup',
      'create campaign',
      'create keyword',
    ]);
    await applied(party, again);
    expect(await counts()).toEqual(exported);
    await expectNothingLeft(party);
  });

  it('of an object below a campaign leaves the rest unchanged, later local edits too', async () => {
    const { party, campaign, adGroupIds, counts } = await given();
    const exported = await counts();
    const [keywordId] = await givenKeywords(party, adGroupIds[0]!, ['trail shoes']);
    const { id } = await synced(party);
    await campaign.change({ name: 'Named later' });
    const plan = await undone(party, id);
    expect([actionsOf(plan), codesOf(plan)]).toEqual([['remove keyword'], ['STAYS_HERE']]);
    await applied(party, plan);
    expect(await counts()).toEqual(exported);
    expect(
      (
        await answered(
          party.api.GET('/api/v1/keywords/{id}', { params: { path: { id: keywordId! } } }),
        )
      ).text,
    ).toBe('trail shoes');
    expect(actionsOf(await previewed(party))).toEqual(['create keyword', 'update campaign']);
  });
});

describe('undoing a removal', () => {
  it('restores removed objects here, and as new objects on the platform; undone itself, removes them again', async () => {
    const { party, adGroupIds, counts } = await given({ adGroups: 2 });
    const exported = await counts();
    const keywords = async () =>
      (await answered(party.api.GET('/api/v1/keywords', {})))
        .map(({ id, text, matchType, status }) => ({ id, text, matchType, status }))
        .sort((one, other) => one.id.localeCompare(other.id));
    const before = await keywords();
    expect(
      (
        await party.api.DELETE('/api/v1/ad-groups/{id}', {
          params: { path: { id: adGroupIds[0]! } },
        })
      ).response.status,
    ).toBe(204);
    const { id } = await synced(party);
    expect([(await keywords()).length, (await counts()).map(({ adGroup }) => adGroup)]).toEqual([
      2,
      [1, 1],
    ]);
    const plan = await undone(party, id);
    expect([actionsOf(plan), codesOf(plan)]).toEqual([
      [
        'create ad',
        'create adGroup',
        'create keyword',
        'import ad',
        'import adGroup',
        'import keyword',
      ],
      ['NOT_SET_BACK'],
    ]);
    const sync = await applied(party, plan);
    expect([await keywords(), await counts()]).toEqual([before, exported]);
    await expectNothingLeft(party);
    const again = await undone(party, sync.id);
    expect([actionsOf(again), codesOf(again)]).toEqual([
      ['forget ad', 'forget keyword', 'remove adGroup'],
      ['STAYS_HERE'],
    ]);
    await applied(party, again);
    expect((await counts()).map(({ adGroup }) => adGroup)).toEqual([1, 1]);
  });

  it('of a campaign restores it as it ran, with everything below it', async () => {
    const { party, campaign, counts } = await given();
    await campaign.change({ status: 'ENABLED' });
    await synced(party);
    const exported = await counts();
    await campaign.remove();
    const { id } = await synced(party);
    expect(await counts()).toEqual([NOTHING, NOTHING]);
    const plan = await undone(party, id);
    expect(codesOf(plan)).toEqual(['NOT_SET_BACK']);
    await applied(party, plan);
    expect([(await campaign.get()).status, await counts()]).toEqual(['ENABLED', exported]);
    await expectNothingLeft(party);
  });

  it('from one platform adds that platform again with its budget', async () => {
    const { party, campaign, counts } = await given();
    const [before, exported] = [await campaign.get(), await counts()];
    await campaign.change({ platforms: ['microsoft-ads'] });
    const { id } = await synced(party);
    await applied(party, await undone(party, id));
    const { platforms, budget, _platformBudgets } = await campaign.get();
    expect([platforms.toSorted(), budget, _platformBudgets]).toEqual([
      before.platforms.toSorted(),
      before.budget,
      before._platformBudgets,
    ]);
    expect(await counts()).toEqual(exported);
    await expectNothingLeft(party);
  });
});

describe('undoing after later edits', () => {
  it('leaves later local edits, and the remote value where both sides changed it', async () => {
    const { party, campaign, connections } = await given();
    await campaign.change({ name: 'Second name', budget: 50 });
    const { id } = await synced(party);
    await campaign.change({ name: 'Third name' });
    await system.emulators.edit(await theRemote(system, connections['google-ads'], 'campaign'), {
      name: 'By hand',
    });
    const plan = await undone(party, id);
    expect(
      plan.warnings
        .filter(({ code }) => code === 'CHANGED_SINCE')
        .flatMap(({ platforms, field }) => platforms.map((platform) => `${platform} ${field}`))
        .sort(),
    ).toEqual(['google-ads name', 'microsoft-ads name']);
    expect(plan.drift.map(({ platform, field }) => `${platform} ${field}`)).toEqual([
      'google-ads name',
    ]);
    await applied(party, plan);
    expect(await campaign.get()).toMatchObject({ name: 'Third name', budget: 20 });
    expect(
      (await remoteObjects(system, connections['google-ads'], 'campaign')).map(({ name }) => name),
    ).toEqual(['By hand']);
  });
});

describe.each(SEARCH_PLATFORMS)('undoing an adoption on %s', (platform) => {
  it('releases the campaign without a request to the platform, and it can be adopted again', async () => {
    const { party, connection, remoteId, name } = await unboundObjects(
      await givenParty(system),
      platform,
    );
    const options = { adopt: [{ platform, connectionId: connection.id, remoteIds: [remoteId] }] };
    const adoption = await applied(party, await previewed(party, options));
    const there = await lastingObjects(system, connection);
    const plan = await undone(party, adoption.id);
    expect(actionsOf(plan)).toEqual([
      'forget ad',
      'forget adGroup',
      'forget campaign',
      'forget keyword',
      'import campaign',
    ]);
    await applied(party, plan);
    expect(await answered(party.api.GET('/api/v1/campaigns', {}))).toEqual([]);
    expect(await lastingObjects(system, connection)).toEqual(there);
    await expectNothingLeft(party);
    await applied(party, await previewed(party, options));
    expect((await answered(party.api.GET('/api/v1/campaigns', {}))).map((one) => one.name)).toEqual(
      [name],
    );
  });
});
