import {
  type ConnectionMade,
  type ConnectionOptions,
  finished,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenParty,
  previewed,
  releaseSystem,
  SEARCH_PLATFORMS,
  type SearchPlatform,
  sharedSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft } from './plans';
import { theRemote } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));

/** A campaign on one platform, synced. */
const given = async (
  platform: SearchPlatform,
  driftPolicy: ConnectionOptions['driftPolicy'] = 'MERGE',
) => {
  const party = await givenParty(system);
  const connection = await givenConnection(party, platform, { driftPolicy });
  const tree = await givenCampaignTree(party, { platforms: [platform] });
  expect((await synced(party)).effectiveStatus).toBe('completed');
  return { party, connection, tree, campaign: campaignCalls(party, tree.campaignId) };
};

/** Renames on the platform, as a person in the vendor's own pages would. */
const renameThere = async (connection: ConnectionMade, name: string): Promise<void> => {
  await system.emulators.edit(
    await theRemote(system, connection, 'campaign'),
    connection.platform === 'google-ads' ? { name } : { Name: name },
  );
};
const budgetThere = async (connection: ConnectionMade, amount: number): Promise<void> => {
  if (connection.platform === 'google-ads') {
    await system.emulators.edit(await theRemote(system, connection, 'budget'), {
      amountMicros: String(amount * 1e6),
    });
  } else {
    await system.emulators.edit(await theRemote(system, connection, 'campaign'), {
      DailyBudget: amount,
    });
  }
};
const nameThere = async (connection: ConnectionMade) =>
  (await theRemote(system, connection, 'campaign')).name;
const actions = ({ platforms }: Awaited<ReturnType<typeof previewed>>) =>
  platforms.flatMap(({ changes }) =>
    changes.map(({ action, entity, fields }) => [action, entity, fields.map(({ field }) => field)]),
  );

describe.each(SEARCH_PLATFORMS)('an edit by hand on %s', (platform) => {
  it('of a name is imported under MERGE; an edit of money waits for a decision', async () => {
    const { party, connection, tree, campaign } = await given(platform);
    await renameThere(connection, 'Renamed there');
    await budgetThere(connection, 33);
    const plan = await previewed(party);
    expect(actions(plan)).toEqual([['import', 'campaign', ['name']]]);
    expect(plan.drift).toEqual([
      expect.objectContaining({
        campaignId: tree.campaignId,
        field: 'budget',
        applied: 20,
        local: 20,
        remote: 33,
      }),
    ]);
    const sync = await finished(party, await triggered(party, plan.planHash));
    expect([sync.effectiveStatus, sync.counts.imported]).toEqual(['completed', 1]);
    expect(await campaign.get()).toMatchObject({ name: 'Renamed there', budget: 20 });
    const next = await previewed(party);
    expect([actions(next), next.drift.map(({ field }) => field)]).toEqual([[], ['budget']]);
    await synced(party, {
      resolve: [{ campaignId: tree.campaignId, platform, field: 'budget', take: 'remote' }],
    });
    expect((await campaign.get()).budget).toBe(33);
    await expectNothingLeft(party);
  });

  it('is reverted where resolve takes the local value', async () => {
    const { party, connection, tree, campaign } = await given(platform);
    await budgetThere(connection, 33);
    await synced(party, {
      resolve: [{ campaignId: tree.campaignId, platform, field: 'budget', take: 'local' }],
    });
    expect((await campaign.get()).budget).toBe(20);
    await expectNothingLeft(party);
  });

  it('and a local edit of the same field: the local one wins under MERGE, with a warning', async () => {
    const { party, connection, campaign } = await given(platform);
    await renameThere(connection, 'Renamed there');
    await campaign.change({ name: 'Renamed here' });
    expect((await previewed(party)).warnings.map(({ code }) => code)).toEqual([
      'DRIFT_OVERWRITTEN',
    ]);
    expect((await synced(party)).effectiveStatus).toBe('completed');
    expect([await nameThere(connection), (await campaign.get()).name]).toEqual([
      'Renamed here',
      'Renamed here',
    ]);
    await expectNothingLeft(party);
  });

  it('is overwritten under LOCAL_WINS, money too', async () => {
    const { party, connection, campaign } = await given(platform, 'LOCAL_WINS');
    const { name } = await campaign.get();
    await renameThere(connection, 'Renamed there');
    await budgetThere(connection, 33);
    const plan = await previewed(party);
    expect(plan.warnings.map(({ code, field }) => [code, field]).sort()).toEqual([
      ['DRIFT_OVERWRITTEN', 'budget'],
      ['DRIFT_OVERWRITTEN', 'name'],
    ]);
    expect((await finished(party, await triggered(party, plan.planHash))).counts).toMatchObject({
      exported: 1,
      imported: 0,
    });
    expect([await nameThere(connection), await campaign.get()]).toMatchObject([
      name,
      { name, budget: 20 },
    ]);
    await expectNothingLeft(party);
  });

  it('is imported under REMOTE_WINS, also over a local edit', async () => {
    const { party, connection, campaign } = await given(platform, 'REMOTE_WINS');
    await renameThere(connection, 'Renamed there');
    await budgetThere(connection, 33);
    await campaign.change({ name: 'Renamed here' });
    expect((await previewed(party)).warnings.map(({ code, field }) => [code, field])).toEqual([
      ['LOCAL_OVERWRITTEN', 'name'],
    ]);
    expect((await synced(party)).counts).toMatchObject({ exported: 0, imported: 1 });
    expect([await nameThere(connection), await campaign.get()]).toMatchObject([
      'Renamed there',
      { name: 'Renamed there', budget: 33 },
    ]);
    await expectNothingLeft(party);
  });
});

describe('an edit by hand of a campaign on two platforms', () => {
  it('is not imported, whatever the field, because the other platform would get it too', async () => {
    const party = await givenParty(system);
    const connections = await givenConnections(party);
    const { campaignId } = await givenCampaignTree(party);
    await synced(party);
    const { name } = await campaignCalls(party, campaignId).get();
    await renameThere(connections['google-ads'], 'Renamed there');
    const plan = await previewed(party);
    expect([actions(plan), plan.drift]).toEqual([
      [],
      [
        expect.objectContaining({
          platform: 'google-ads',
          field: 'name',
          local: name,
          remote: 'Renamed there',
        }),
      ],
    ]);
    await synced(party, {
      resolve: [{ campaignId, platform: 'google-ads', field: 'name', take: 'remote' }],
    });
    expect((await campaignCalls(party, campaignId).get()).name).toBe('Renamed there');
    expect((await synced(party)).effectiveStatus).toBe('completed');
    expect(
      await Promise.all(SEARCH_PLATFORMS.map((platform) => nameThere(connections[platform]))),
    ).toEqual(['Renamed there', 'Renamed there']);
    await expectNothingLeft(party);
  });
});
