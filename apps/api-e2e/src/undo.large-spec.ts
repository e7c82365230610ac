import {
  answered,
  finished,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenParty,
  previewed,
  refused,
  releaseSystem,
  SEARCH_PLATFORMS,
  sharedSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft, undone } from './plans';
import { theRemote } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));

/**
 * A campaign on both search networks, synced, and then changed in budget, status and a keyword by
 * one sync.
 */
const given = async () => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const { campaignId, keywordIds } = await givenCampaignTree(party);
  await synced(party);
  const campaign = campaignCalls(party, campaignId);
  const keyword = { params: { path: { id: keywordIds[0]! } } };
  const here = async () => {
    const { budget, status, platformStatus, _platformBudgets } = await campaign.get();
    return {
      budget,
      status,
      platformStatus,
      _platformBudgets,
      keyword: (await answered(party.api.GET('/api/v1/keywords/{id}', keyword))).status,
    };
  };
  const there = () =>
    Promise.all(
      SEARCH_PLATFORMS.map(async (platform) => {
        const objects = await system.emulators.objects({
          platform,
          accountId: connections[platform].adAccount.externalAccountId,
        });
        const budgets = objects
          .filter(({ kind }) => /budget/i.test(kind))
          .map(({ data }) => data['amountMicros'] ?? data['Amount']);
        const { status, data } = await theRemote(system, connections[platform], 'campaign');
        return {
          status,
          budget: data['DailyBudget'] ?? budgets,
          keywords: objects
            .filter(({ kind }) => /keyword|criterion/i.test(kind))
            .map((one) => one.status),
        };
      }),
    );
  const before = [await here(), await there()];
  await campaign.change({ budget: 50, status: 'ENABLED' });
  await answered(
    party.api.PATCH('/api/v1/keywords/{id}', { ...keyword, body: { status: 'PAUSED' } }),
  );
  const sync = await synced(party);
  expect(sync.effectiveStatus).toBe('completed');
  return {
    party,
    connections,
    campaignId,
    campaign,
    syncId: sync.id,
    before,
    now: async () => [await here(), await there()],
  };
};

describe('undoing a sync', () => {
  it('reverts local and remote values, reports what is spent, and can be undone itself', async () => {
    const { party, syncId, before, now } = await given();
    const changed = await now();
    const plan = await undone(party, syncId);
    expect(plan.warnings.map(({ code }) => code)).toContain('NOT_SET_BACK');
    expect(
      new Set(plan.platforms.flatMap(({ changes }) => changes.map(({ action }) => action))),
    ).toEqual(new Set(['import', 'update']));
    const sync = await finished(party, await triggered(party, plan.planHash));
    expect(sync.effectiveStatus).toBe('completed');
    expect(await now()).toEqual(before);
    await expectNothingLeft(party);
    const again = await undone(party, sync.id);
    await finished(party, await triggered(party, again.planHash));
    expect(await now()).toEqual(changed);
    await expectNothingLeft(party);
  });

  it('after an edit by hand warns of what it would overwrite', async () => {
    const { party, syncId, connections } = await given();
    await system.emulators.edit(await theRemote(system, connections['google-ads'], 'budget'), {
      amountMicros: '33000000',
    });
    expect(
      (await undone(party, syncId)).warnings
        .filter(({ code }) => code === 'DRIFT_OVERWRITTEN')
        .map(({ platform, field }) => [platform, field]),
    ).toEqual([['google-ads', 'budget']]);
  });

  it('is refused when something changed here since it was planned', async () => {
    const { party, syncId, campaign } = await given();
    const plan = await undone(party, syncId);
    await campaign.change({ name: 'Renamed meanwhile' });
    expect(
      (await refused(party.api.POST('/api/v1/sync', { body: { planHash: plan.planHash } }))).code,
    ).toBe('SYNC_PLAN_DRIFT');
  });

  it('needs a sync that is over', async () => {
    const party = await givenParty(system);
    await givenConnection(party, 'google-ads');
    await givenCampaignTree(party, { platforms: ['google-ads'] });
    const { planHash } = await previewed(party);
    await system.emulators.fault({
      platform: 'google-ads',
      match: { path: 'mutate' },
      fault: 'delay',
      delayMs: 2_000,
    });
    const id = await triggered(party, planHash);
    const params = { path: { id } };
    expect((await refused(party.api.POST('/api/v1/sync/{id}/undo', { params }))).code).toBe(
      'SYNC_ALREADY_ACTIVE',
    );
    await system.emulators.clearFaults();
    await finished(party, id);
    expect((await undone(party, id)).warnings.map(({ code }) => code)).toContain('STAYS_HERE');
  });
});
