import {
  answered,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenParty,
  previewed,
  refused,
  startSystem,
  synced,
  triggered,
  type ConnectionMade,
  type Party,
  type RemoteObject,
  type SearchPlatform,
  type System,
  type TreeMade,
} from '@switchyard/test-kit';
import { remoteObjects, theRemote, withdrawConsent } from './remote-objects';

type Connections = { readonly [Id in SearchPlatform]: ConnectionMade<Id> };

let system: System;
beforeAll(async () => {
  system = await startSystem({
    skipsWaits: true,
    env: { SWITCHYARD_READBACK_INTERVAL_SECONDS: '1', SWITCHYARD_BRAKE_INTERVAL_SECONDS: '3600' },
  });
}, 120_000);
afterAll(() => system?.stop());
afterEach(async () => {
  await system.emulators.clearFaults();
  // Rounds of an earlier test are in no other one's way.
  await system.rounds.end();
});

/** A day where the ad accounts are. */
const dayAgo = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    new Date(Date.now() - days * 86_400_000),
  );

interface Running extends TreeMade {
  readonly party: Party;
  readonly connections: Connections;
}

/** A campaign that runs on both networks. */
const givenRunning = async (): Promise<Running> => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const tree = await givenCampaignTree(party);
  await answered(
    party.api.PATCH('/api/v1/campaigns/{id}', {
      params: { path: { id: tree.campaignId } },
      body: { status: 'ENABLED' },
    }),
  );
  await synced(party);
  return { party, connections, ...tree };
};

const spend = async (
  connection: ConnectionMade,
  date: string,
  figures: { readonly spend: number; readonly clicks: number; readonly conversions?: number },
): Promise<void> => {
  const { platform, id } = await theRemote(system, connection, 'campaign');
  await system.emulators.spend({
    platform,
    campaignId: id,
    date,
    impressions: 1_000,
    conversions: 0,
    conversionValue: 0,
    ...figures,
  });
};

type Dimension = 'day' | 'platform' | 'campaign' | 'adGroup' | 'ad' | 'keyword';

const splitByPerformance = ({ party, campaignId }: Running) =>
  party.api.PUT('/api/v1/campaigns/{id}/budget-split', {
    params: { path: { id: campaignId } },
    body: { mode: 'PERFORMANCE' },
  });

const report = async (party: Party, ...groupBy: readonly Dimension[]) =>
  await answered(
    party.api.GET('/api/v1/reports/performance', {
      params: { query: { groupBy: [...groupBy], from: dayAgo(10), to: dayAgo(0) } },
    }),
  );

const summaryOf = async ({ party, campaignId }: Running) =>
  (
    await answered(
      party.api.GET('/api/v1/campaigns/{id}', { params: { path: { id: campaignId } } }),
    )
  ).deliverySummary;
/** Codes of the reasons on Google. */
const reasonsOf = async (running: Running): Promise<readonly string[]> =>
  (await summaryOf(running)).platforms['google-ads']?.reasons.map(({ code }) => code) ?? [];
const alertsOf = async (party: Party, kind: string) =>
  (await answered(party.api.GET('/api/v1/alerts', { params: { query: {} } }))).filter(
    (alert) => alert.kind === kind,
  );

it('what campaigns spent is read by itself, by day and at every level, and read again when the platform corrects it', async () => {
  const running = await givenRunning();
  const { party, connections, campaignId, adIds, adGroupIds, keywordIds } = running;
  await spend(connections['google-ads'], dayAgo(0), { spend: 6, clicks: 10 });
  await spend(connections['microsoft-ads'], dayAgo(0), { spend: 4, clicks: 8 });
  await system.holds(async () => {
    expect(await report(party, 'platform', 'campaign')).toMatchObject([
      { platform: 'google-ads', campaignId, spend: 6, clicks: 10 },
      { platform: 'microsoft-ads', campaignId, spend: 4, clicks: 8 },
    ]);
    expect(await report(party, 'ad')).toMatchObject([{ adId: adIds[0], spend: 10, clicks: 18 }]);
    expect(await report(party, 'adGroup')).toMatchObject([{ adGroupId: adGroupIds[0], spend: 10 }]);
    expect((await report(party, 'keyword')).map(({ keywordId }) => keywordId).toSorted()).toEqual(
      keywordIds.toSorted(),
    );
  }, 60_000);
  await spend(connections['google-ads'], dayAgo(0), { spend: 2, clicks: 3 });
  await system.holds(
    async () => expect(await report(party, 'campaign')).toMatchObject([{ spend: 6, clicks: 11 }]),
    45_000,
  );
}, 240_000);

it('a budget is split by the figures that were read from each platform, and one without results keeps a tenth', async () => {
  const running = await givenRunning();
  const { party, connections } = running;
  expect((await refused(splitByPerformance(running))).code).toBe('NO_PERFORMANCE_DATA');
  await spend(connections['google-ads'], dayAgo(0), { spend: 6, clicks: 10, conversions: 3 });
  await spend(connections['microsoft-ads'], dayAgo(0), { spend: 4, clicks: 8 });
  await system.holds(
    async () =>
      expect(await report(party, 'platform')).toMatchObject([
        { conversions: 3 },
        { spend: 4, conversions: 0 },
      ]),
    60_000,
  );
  expect(await answered(splitByPerformance(running))).toMatchObject({
    budget: 20,
    _platformBudgets: { 'google-ads': 18, 'microsoft-ads': 2 },
    warnings: [{ code: 'SHARE_RAISED_TO_MINIMUM', platform: 'microsoft-ads' }],
  });
  await spend(connections['microsoft-ads'], dayAgo(0), { spend: 8, clicks: 16, conversions: 4 });
  await system.holds(
    async () =>
      expect(await report(party, 'platform')).toMatchObject([
        { conversions: 3 },
        { spend: 8, conversions: 4 },
      ]),
    60_000,
  );
  expect(await answered(splitByPerformance(running))).toMatchObject({
    _platformBudgets: { 'google-ads': 10, 'microsoft-ads': 10 },
  });
}, 240_000);

it('a decision of a review is read without a sync, reported to the owner, and withdrawn when the review changes', async () => {
  const running = await givenRunning();
  const { party, connections, adIds, campaignId } = running;
  const ad = await theRemote(system, connections['google-ads'], 'ad');
  const review = () =>
    answered(party.api.GET('/api/v1/ads/{id}', { params: { path: { id: adIds[0]! } } })).then(
      ({ review: all }) => all['google-ads'],
    );
  await system.emulators.verdict({
    platform: 'google-ads',
    kind: ad.kind,
    id: ad.id,
    review: 'disapproved',
    reasons: ['MISLEADING_CLAIM'],
  });
  await system.holds(
    async () => expect(await review()).toMatchObject({ status: 'DISAPPROVED' }),
    45_000,
  );
  await system.holds(
    async () => expect(await reasonsOf(running)).toContain('ADS_DISAPPROVED'),
    45_000,
  );
  expect(await alertsOf(party, 'DISAPPROVED')).toMatchObject([
    {
      subject: { type: 'campaign', id: campaignId },
      settledAt: null,
      details: { platform: 'google-ads', ads: 1, keywords: 0 },
    },
  ]);
  const keyword = (await remoteObjects(system, connections['google-ads'], 'keyword'))[0]!;
  const verdict = ({ kind, id }: RemoteObject, reported: 'approved' | 'disapproved') =>
    system.emulators.verdict({ platform: 'google-ads', kind, id, review: reported, reasons: [] });
  await verdict(keyword, 'disapproved');
  await system.holds(
    async () =>
      expect(await alertsOf(party, 'DISAPPROVED')).toMatchObject([
        { settledAt: null, readAt: null, details: { ads: 1, keywords: 1 } },
        { settledAt: expect.any(String) as string },
      ]),
    45_000,
  );
  for (const one of [ad, keyword]) await verdict(one, 'approved');
  await system.holds(
    async () => expect(await review()).toMatchObject({ status: 'APPROVED' }),
    45_000,
  );
  await system.holds(
    async () =>
      expect((await alertsOf(party, 'DISAPPROVED')).map(({ settledAt }) => settledAt)).toEqual([
        expect.any(String),
        expect.any(String),
      ]),
    45_000,
  );
  expect(await reasonsOf(running)).not.toContain('ADS_DISAPPROVED');
}, 240_000);

it('a platform that is down delays no other and is retried at growing intervals; once it answers it is read', async () => {
  const running = await givenRunning();
  const { party, connections } = running;
  await system.emulators.fault({
    platform: 'microsoft-ads',
    match: { path: 'reporting|Reporting|GenerateReport' },
    fault: 'http',
    status: 503,
    times: 1_000,
  });
  await spend(connections['microsoft-ads'], dayAgo(0), { spend: 4, clicks: 8 });
  await spend(connections['google-ads'], dayAgo(0), { spend: 6, clicks: 10 });
  await system.holds(
    async () =>
      expect(await report(party, 'platform')).toMatchObject([{ platform: 'google-ads', spend: 6 }]),
    60_000,
  );
  await system.emulators.clearFaults();
  await system.holds(
    async () => expect(await report(party, 'platform')).toMatchObject([{ spend: 6 }, { spend: 4 }]),
    60_000,
  );
}, 240_000);

it('a lost grant is reported once, and its platform is not called until there is a new one', async () => {
  const running = await givenRunning();
  const { party, connections } = running;
  const { id } = connections['google-ads'];
  await withdrawConsent(system, connections['google-ads']);
  await system.holds(
    async () =>
      expect(
        await answered(party.api.GET('/api/v1/connections/{id}', { params: { path: { id } } })),
      ).toMatchObject({ status: 'NEEDS_REAUTH' }),
    60_000,
  );
  expect(await alertsOf(party, 'CONNECTION_NEEDS_REAUTH')).toHaveLength(1);
  await system.holds(
    async () => expect(await reasonsOf(running)).toContain('CONNECTION_NEEDS_REAUTH'),
    45_000,
  );
}, 240_000);

it('an ad account that is in another zone than configured is corrected, and the owner notified', async () => {
  const party = await givenParty(system);
  const { adAccount, id, ...rest } = await givenConnection(party, 'google-ads', {
    timeZone: 'America/New_York',
  });
  await answered(
    party.api.PATCH('/api/v1/connections/{id}', {
      params: { path: { id } },
      body: { timeZone: 'Europe/Berlin' },
    }),
  );
  await givenCampaignTree(party, { platforms: [rest.platform] });
  await triggered(party, (await previewed(party)).planHash);
  await system.holds(
    async () =>
      expect(
        await answered(party.api.GET('/api/v1/connections/{id}', { params: { path: { id } } })),
      ).toMatchObject({ timeZone: adAccount.timeZone }),
    60_000,
  );
  expect(await alertsOf(party, 'CONNECTION_CORRECTED')).toHaveLength(1);
}, 240_000);

it('a review, a spent budget and a pause by hand are each reported as such', async () => {
  const running = await givenRunning();
  const campaign = await theRemote(system, running.connections['google-ads'], 'campaign');
  await spend(running.connections['google-ads'], dayAgo(0), { spend: 50, clicks: 10 });
  await system.holds(
    async () => expect(await reasonsOf(running)).toContain('BUDGET_EXHAUSTED'),
    45_000,
  );
  await system.emulators.edit(campaign, { status: 'PAUSED' });
  await system.holds(
    async () =>
      expect(await reasonsOf(running)).toEqual([
        'REMOTE_DRIFT',
        'CAMPAIGN_PAUSED',
        'ADS_UNDER_REVIEW',
      ]),
    45_000,
  );
  expect((await summaryOf(running)).platforms['google-ads']).toMatchObject({
    serving: false,
    status: 'NOT_SERVING',
    checkedAt: expect.any(String) as string,
  });
}, 240_000);

it('a campaign that a person deleted on one platform is reported as missing there, and as serving nowhere else than it does', async () => {
  const running = await givenRunning();
  await system.holds(
    async () =>
      expect((await summaryOf(running)).platforms['google-ads']?.checkedAt).not.toBeNull(),
    45_000,
  );
  await system.emulators.remove(
    await theRemote(system, running.connections['google-ads'], 'campaign'),
  );
  // Lists lag behind what was made: a link of less than ten minutes is not missed.
  await system.emulators.advance(660);
  await system.holds(
    async () =>
      expect((await summaryOf(running)).platforms['google-ads']).toMatchObject({
        serving: false,
        status: 'NOT_SERVING',
      }),
    45_000,
  );
  expect(await reasonsOf(running)).toContain('REMOTE_MISSING');
  expect(
    (await summaryOf(running)).platforms['microsoft-ads']?.reasons.map(({ code }) => code),
  ).not.toContain('REMOTE_MISSING');
}, 240_000);
