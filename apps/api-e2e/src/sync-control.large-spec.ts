import {
  answered,
  finished,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenParty,
  type Party,
  patient,
  previewed,
  refused,
  SEARCH_PLATFORMS,
  startSystem,
  synced,
  syncOf,
  type System,
  type TreeOptions,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft } from './plans';
import { remoteCounts, remoteObjects, theRemote } from './remote-objects';
import { whenStruck, writesSoFar } from './system-probes';

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());
afterEach(() => system.emulators.clearFaults());
jest.setTimeout(60_000);

const WRITES = {
  'google-ads': 'googleAds:mutate',
  'microsoft-ads': '(Campaigns|CampaignCriterions|NegativeKeywords|AdGroups|Ads|Keywords)$',
} as const;
const ONE_TREE = { campaign: 1, adGroup: 1, ad: 1, keyword: 2 };

const given = async (options: TreeOptions = {}) => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const tree = await givenCampaignTree(party, options);
  return { party, connections, tree, campaign: campaignCalls(party, tree.campaignId) };
};
const cancel = ({ api }: Party, id: string) =>
  api.POST('/api/v1/sync/{id}/cancel', { params: { path: { id } } });
const operationsOf = (party: Party, id: string) =>
  answered(
    party.api.GET('/api/v1/sync/{id}/operations', {
      params: { path: { id }, query: { limit: 100 } },
    }),
  );

describe('cancelling', () => {
  it('before a worker takes it up: nothing is ever sent; a fresh preview of the same plan can be applied', async () => {
    const { party, connections } = await given();
    const { planHash } = await previewed(party);
    const before = await Promise.all(
      SEARCH_PLATFORMS.map((platform) => writesSoFar(system, platform)),
    );
    await system.killWorkers();
    const id = await triggered(party, planHash);
    expect((await answered(cancel(party, id))).id).toBe(id);
    await system.startWorker();
    expect(await finished(party, id)).toMatchObject({
      effectiveStatus: 'cancelled',
      counts: { exported: 0 },
    });
    expect(
      await Promise.all(SEARCH_PLATFORMS.map((platform) => writesSoFar(system, platform))),
    ).toEqual(before);
    expect(await refused(cancel(party, id))).toMatchObject({
      status: 409,
      code: 'SYNC_NOT_ACTIVE',
    });
    expect(await refused(party.api.POST('/api/v1/sync', { body: { planHash } }))).toMatchObject({
      status: 409,
      code: 'PLAN_ALREADY_APPLIED',
    });
    expect((await previewed(party)).planHash).toBe(planHash);
    expect((await finished(party, await triggered(party, planHash))).effectiveStatus).toBe(
      'completed',
    );
    for (const platform of SEARCH_PLATFORMS) {
      expect(await remoteCounts(system, connections[platform])).toEqual(ONE_TREE);
    }
  });

  it.each(SEARCH_PLATFORMS)(
    'while %s holds a request: over when that is answered, nothing is sent after it',
    async (platform) => {
      const { party, connections } = await given({ platforms: [platform] });
      const { planHash } = await previewed(party);
      const before = await writesSoFar(system, platform);
      await system.emulators.fault({
        platform,
        match: { method: 'POST', path: WRITES[platform], nth: 2 },
        fault: 'delay',
        delayMs: 2_000,
      });
      const id = await triggered(party, planHash);
      await whenStruck(system);
      await answered(cancel(party, id));
      expect((await syncOf(party, id)).effectiveStatus).toBe('in_progress');
      const sync = await finished(party, id);
      expect([sync.effectiveStatus, await writesSoFar(system, platform)]).toEqual([
        'cancelled',
        before + 2,
      ]);
      expect((await remoteCounts(system, connections[platform])).campaign).toBe(1);
      expect(new Set((await operationsOf(party, id)).map(({ status }) => status))).toEqual(
        new Set(['succeeded', 'skipped']),
      );
      expect((await synced(party)).effectiveStatus).toBe('completed');
      expect(await remoteCounts(system, connections[platform])).toEqual(ONE_TREE);
      await expectNothingLeft(party);
    },
  );
});

describe('without a worker', () => {
  const within5s = async (
    call: () => Promise<{ readonly error?: unknown; readonly response: Response }>,
  ): Promise<void> => {
    const since = Date.now();
    expect(await refused(call())).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(Date.now() - since).toBeLessThan(patient(5_000));
  };

  it('check and preview answer 503 within five seconds', async () => {
    const { party, connections } = await given();
    await system.killWorkers();
    try {
      await Promise.all([
        within5s(() =>
          party.api.POST('/api/v1/connections/{id}/check', {
            params: { path: { id: connections['google-ads'].id } },
          }),
        ),
        within5s(() => party.api.POST('/api/v1/sync/preview', { body: {} })),
      ]);
    } finally {
      await system.startWorker();
    }
  });

  it.each([
    ['preview', (party: Party) => party.api.POST('/api/v1/sync/preview', { body: {} })],
    [
      'check',
      (party: Party, id: string) =>
        party.api.POST('/api/v1/connections/{id}/check', { params: { path: { id } } }),
    ],
  ] as const)(
    'that dies while a %s waits for it, the API answers 503 within five seconds',
    async (_what, ask) => {
      const { party, connections } = await given({ platforms: ['google-ads'] });
      await system.emulators.fault({
        platform: 'google-ads',
        match: {},
        fault: 'delay',
        delayMs: 20_000,
        times: 20,
      });
      const asked = ask(party, connections['google-ads'].id);
      try {
        await whenStruck(system);
        await system.killWorkers();
        await within5s(() => asked);
      } finally {
        await system.emulators.clearFaults();
        await system.startWorker();
      }
    },
  );
});

describe('campaigns of other people on the platform', () => {
  it.each(SEARCH_PLATFORMS)(
    "another account's campaign of the same name on %s is never adopted by mistake",
    async (platform) => {
      const otherParty = await givenParty(system);
      const connection = await givenConnection(otherParty, platform);
      await givenCampaignTree(otherParty, { name: 'Autumn', platforms: [platform] });
      await synced(otherParty);
      const theirs = await theRemote(system, connection, 'campaign');
      const party = await givenParty(system);
      await answered(party.api.POST('/api/v1/connections', { body: connection.adAccount }));
      const { campaignId } = await givenCampaignTree(party, {
        name: 'Autumn',
        platforms: [platform],
      });
      const plan = await previewed(party);
      expect(plan.blocked).toEqual([
        expect.objectContaining({
          campaignId,
          platform,
          findings: [
            expect.objectContaining({
              kind: 'requirement',
              code: 'REMOTE_NAME_TAKEN',
              field: 'name',
            }),
          ],
        }),
      ]);
      expect(
        await refused(party.api.POST('/api/v1/sync', { body: { planHash: plan.planHash } })),
      ).toMatchObject({ status: 409, code: 'PLAN_BLOCKED', details: { blocked: plan.blocked } });
      const ofScope = await answered(party.api.POST('/api/v1/sync', { body: {} }));
      expect(await finished(party, ofScope.syncId as string)).toMatchObject({
        effectiveStatus: 'partial',
        counts: { exported: 0, blocked: 1 },
        progress: {
          campaignDetails: [
            { campaignId, name: 'Autumn', platform, status: 'blocked', error: 'REMOTE_NAME_TAKEN' },
          ],
        },
      });
      expect(await theRemote(system, connection, 'campaign')).toEqual(theirs);
      await campaignCalls(party, campaignId).change({ name: 'Autumn of ours' });
      expect((await synced(party)).effectiveStatus).toBe('completed');
      expect(
        (await remoteObjects(system, connection, 'campaign')).map(({ name }) => name).sort(),
      ).toEqual(['Autumn', 'Autumn of ours']);
      await expectNothingLeft(otherParty);
    },
  );
});
