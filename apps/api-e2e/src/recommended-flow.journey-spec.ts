import { readFileSync } from 'node:fs';
import {
  type ConnectionMade,
  finished,
  givenCampaignTree,
  givenConnections,
  givenParty,
  type Party,
  previewed,
  type SearchPlatform,
  startSystem,
  synced,
  syncOf,
  type System,
  type TreeMade,
  triggered,
} from '@switchyard/test-kit';
import { remoteCounts, theRemote } from './remote-objects';
import { letRoundsRest } from './system-probes';

let system: System;
beforeAll(async () => void (system = await startSystem({ skipsWaits: true })), 120_000);
afterAll(() => system?.stop());

const EACH_ONCE = { campaign: 1, adGroup: 1, ad: 1, keyword: 5 };

describe('the recommended flow on both search networks', () => {
  let party: Party;
  let connections: Readonly<Record<SearchPlatform, ConnectionMade>>;
  let tree: TreeMade;
  const campaign = () => party.client.campaigns.get(tree.campaignId);

  beforeAll(async () => {
    party = await givenParty(system);
    connections = await givenConnections(party);
    tree = await givenCampaignTree(party, {
      keywords: 5,
      campaign: { budget: 50, _platformBudgets: { 'google-ads': 30, 'microsoft-ads': 20 } },
    });
  });

  it('reports that nothing reached a platform yet', async () => {
    expect((await campaign()).deliverySummary.reasons.map(({ code }) => code)).toContain(
      'NEVER_SYNCED',
    );
    expect(await remoteCounts(system, connections['google-ads'])).toEqual({
      campaign: 0,
      adGroup: 0,
      ad: 0,
      keyword: 0,
    });
  });

  it('is valid', async () => {
    const { valid, findings } = await party.client.campaigns.validate(tree.campaignId, {});
    expect([valid, findings.filter(({ kind }) => kind === 'requirement')]).toEqual([true, []]);
  });

  it('is previewed, triggered, polled, and ends with exactly one of each object', async () => {
    const plan = await previewed(party);
    expect(plan.summary).toMatchObject({
      exports: 16,
      imports: 0,
      removals: 0,
      drift: 0,
      blocked: 0,
    });
    const sync = await finished(party, await triggered(party, plan.planHash));
    expect([sync.effectiveStatus, sync.counts.exported, sync.planHash]).toEqual([
      'completed',
      16,
      plan.planHash,
    ]);
    for (const connection of Object.values(connections)) {
      expect(await remoteCounts(system, connection)).toEqual(EACH_ONCE);
    }
  });

  it('sends the budgets to the networks as they were split', async () => {
    expect(
      (await theRemote(system, connections['google-ads'], 'budget')).data['amountMicros'],
    ).toBe('30000000');
    expect(
      (await theRemote(system, connections['microsoft-ads'], 'campaign')).data['DailyBudget'],
    ).toBe(20);
  });

  it('has nothing left to do', async () => {
    const plan = await previewed(party);
    expect(plan.summary).toMatchObject({
      exports: 0,
      imports: 0,
      removals: 0,
      drift: 0,
      unchanged: 16,
    });
    expect(await party.client.sync.trigger({ planHash: plan.planHash })).toEqual({
      syncId: null,
      status: 'nothing_to_sync',
    });
  });

  it('serves nothing until it is enabled and synced again', async () => {
    await party.client.campaigns.update(tree.campaignId, { status: 'ENABLED' });
    expect((await campaign()).deliverySummary.reasons.map(({ code }) => code)).toContain(
      'LOCAL_CHANGES_NOT_SYNCED',
    );
    expect((await theRemote(system, connections['google-ads'], 'campaign')).status).toBe('PAUSED');
    expect((await synced(party)).effectiveStatus).toBe('completed');
    expect((await theRemote(system, connections['google-ads'], 'campaign')).status).toBe('ENABLED');
    expect((await theRemote(system, connections['microsoft-ads'], 'campaign')).status).toBe(
      'Active',
    );
    expect((await campaign()).deliverySummary.reasons.map(({ code }) => code)).not.toContain(
      'LOCAL_CHANGES_NOT_SYNCED',
    );
  });

  it('carries a changed budget over, rescaled in the same ratio', async () => {
    await party.client.campaigns.update(tree.campaignId, { budget: 100 });
    const plan = await previewed(party);
    expect(plan.spend).toMatchObject({
      currency: 'EUR',
      perPlatform: expect.arrayContaining([
        { platform: 'google-ads', dailyBefore: 30, dailyAfter: 60 },
      ]),
    });
    await finished(party, await triggered(party, plan.planHash));
    expect(
      (await theRemote(system, connections['google-ads'], 'budget')).data['amountMicros'],
    ).toBe('60000000');
    expect(
      (await theRemote(system, connections['microsoft-ads'], 'campaign')).data['DailyBudget'],
    ).toBe(40);
  });

  it('pauses one network of a campaign', async () => {
    await party.client.campaigns.update(tree.campaignId, {
      platformStatus: { 'microsoft-ads': 'PAUSED' },
    });
    expect((await synced(party)).counts.exported).toBe(1);
    expect((await theRemote(system, connections['microsoft-ads'], 'campaign')).status).toBe(
      'Paused',
    );
    expect((await theRemote(system, connections['google-ads'], 'campaign')).status).toBe('ENABLED');
  });

  it('lists syncs newest first, and what each did', async () => {
    const syncs = await party.client.sync.list({ limit: 2 }).toArray({ limit: 2 });
    expect(syncs).toHaveLength(2);
    const operations = await party.client.sync
      .listOperations(syncs[0]!.id, { platform: 'microsoft-ads' })
      .toArray();
    expect(operations).toEqual([
      expect.objectContaining({
        entity: 'campaign',
        action: 'update',
        status: 'succeeded',
        attempts: 1,
        fields: ['status'],
      }),
    ]);
    expect((await syncOf(party, syncs[0]!.id)).counts.exported).toBe(1);
  });

  it('removes what was deleted here', async () => {
    await party.client.keywords.delete(tree.keywordIds[0]!);
    expect((await synced(party)).counts.removed).toBe(2);
    for (const connection of Object.values(connections)) {
      expect((await remoteCounts(system, connection)).keyword).toBe(4);
    }
    await party.client.campaigns.delete(tree.campaignId);
    expect((await campaign()).status).toBe('REMOVED');
    expect((await synced(party)).effectiveStatus).toBe('completed');
    for (const connection of Object.values(connections)) {
      expect((await remoteCounts(system, connection)).campaign).toBe(0);
    }
    expect((await previewed(party)).summary).toMatchObject({ exports: 0, removals: 0 });
  });
});

describe('what a plan forecasts', () => {
  it('is the number of requests that the platforms then count', async () => {
    const party = await givenParty(system);
    await givenConnections(party);
    await givenCampaignTree(party, {
      adGroups: 3,
      keywords: 4,
      ads: 2,
      campaign: { negativeKeywords: [{ text: 'free', matchType: 'PHRASE' }] },
    });
    const plan = await previewed(party);
    await letRoundsRest(system);
    const before = await system.emulators.counters();
    const sync = await finished(party, await triggered(party, plan.planHash));
    const after = await system.emulators.counters();
    for (const { platform, quota } of plan.platforms) {
      const [was, is] = [before, after].map((counters) =>
        counters.find((one) => one.platform === platform),
      );
      expect([platform, is!.reads - was!.reads, is!.writes - was!.writes]).toEqual([
        platform,
        quota.readCalls,
        quota.calls,
      ]);
      expect(sync.platformCalls[platform]).toBe(quota.readCalls + quota.calls);
    }
  });
});

it('serves the committed description, without its white space', async () => {
  const served = await (await fetch(`${system.apiUrl}/api/v1/openapi.json`)).text();
  expect(served).toBe(JSON.stringify(JSON.parse(readFileSync('apps/api/openapi.json', 'utf8'))));
});
