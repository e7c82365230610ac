import {
  campaignBody,
  type ConnectionMade,
  finished,
  givenCampaignTree,
  givenConnection,
  givenConnections,
  givenConnectionsEverywhere,
  givenParty,
  type Party,
  previewed,
  type SearchPlatform,
  startSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { givenCampaignEverywhere } from './campaign-calls';
import { theRemote } from './remote-objects';

type Connections = { readonly [Id in SearchPlatform]: ConnectionMade<Id> };

let system: System;
beforeAll(async () => {
  system = await startSystem({
    skipsWaits: true,
    env: { SWITCHYARD_BRAKE_INTERVAL_SECONDS: '1' },
  });
}, 120_000);
afterAll(() => system?.stop());
afterEach(async () => {
  await system.emulators.clearFaults();
  // Rounds of an earlier test are in no other one's way.
  await system.rounds.end();
});

const ENABLED: ReadonlySet<string> = new Set(['ENABLED', 'ACTIVE']);

/** Today where the ad accounts are; LinkedIn's days are UTC's. */
const today = (platform: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: platform === 'linkedin-ads' ? 'UTC' : 'Europe/Berlin',
  }).format(new Date());

const spend = async (connection: ConnectionMade, amount: number): Promise<void> => {
  const { platform, id } = await theRemote(system, connection, 'campaign');
  await system.emulators.spend({
    platform,
    campaignId: id,
    date: today(platform),
    impressions: 1_000,
    clicks: 100,
    spend: amount,
    conversions: 0,
    conversionValue: 0,
  });
};

const isRunning = async (connection: ConnectionMade): Promise<boolean> =>
  ENABLED.has((await theRemote(system, connection, 'campaign')).status.toUpperCase());
const running = (connections: Connections): Promise<readonly boolean[]> =>
  Promise.all([isRunning(connections['google-ads']), isRunning(connections['microsoft-ads'])]);

const setStatus = (party: Party, id: string, status: 'ENABLED' | 'PAUSED') =>
  party.client.campaigns.update(id, { status });
const setBudget = (party: Party, globalBudget: number) => party.client.budget.set({ globalBudget });
const brakeOf = (party: Party) => party.client.budget.getBrake();
const alertsOf = (party: Party) => party.client.alerts.list().toArray();
const campaignOf = (party: Party, id: string) => party.client.campaigns.get(id);

/** A campaign that runs on both networks, in an account that may spend 100. */
const givenRunning = async (): Promise<{
  readonly party: Party;
  readonly connections: Connections;
  readonly campaignId: string;
}> => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  const { campaignId } = await givenCampaignTree(party, { adGroups: 1, keywords: 1 });
  await setStatus(party, campaignId, 'ENABLED');
  await synced(party);
  await setBudget(party, 100);
  expect(await running(connections)).toEqual([true, true]);
  return { party, connections, campaignId };
};

const untilPaused = (connections: Connections) =>
  system.holds(async () => expect(await running(connections)).toEqual([false, false]), 45_000);

/** The caller in a second Space of the account, and a campaign there that is on no platform. */
const givenElsewhere = async (
  party: Party,
): Promise<{ readonly there: Party; readonly elsewhereId: string }> => {
  const { id: spaceId } = await party.client.spaces.create({ name: 'Elsewhere' });
  const there = party.as({ spaceId });
  const { id: elsewhereId } = await there.client.campaigns.create(campaignBody());
  await setStatus(there, elsewhereId, 'ENABLED');
  return { there, elsewhereId };
};

it('spending beyond the budget pauses the campaigns of every Space here and on both platforms, and a release brings back what it paused', async () => {
  const { party, connections, campaignId } = await givenRunning();
  const { there, elsewhereId } = await givenElsewhere(party);
  await spend(connections['google-ads'], 60);
  await system.holds(
    async () =>
      expect(await brakeOf(party)).toMatchObject({
        engaged: false,
        stale: false,
        levels: [{ state: 'ARMED', spend: 60 }],
      }),
    45_000,
  );
  await spend(connections['microsoft-ads'], 50);
  await untilPaused(connections);
  expect(await campaignOf(party, campaignId)).toMatchObject({
    status: 'PAUSED',
    hold: { eventId: expect.any(String) as string },
  });
  expect(await campaignOf(there, elsewhereId)).toMatchObject({ status: 'PAUSED' });
  expect(await brakeOf(party)).toMatchObject({
    engaged: true,
    levels: [{ state: 'ENGAGED', spend: 110 }],
    events: [{ budget: 100, spend: 110, pausedCampaigns: [campaignId, elsewhereId].sort() }],
  });
  expect(await previewed(party)).toMatchObject({ summary: { exports: 0, drift: 0 } });

  await setBudget(party, 500);
  const released = await party.send('/api/v1/budget/brake/release', {
    method: 'POST',
    headers: { 'idempotency-key': 'release' },
    body: { mode: 'raise' },
  });
  expect(released).toMatchObject({ status: 200, body: { data: { engaged: false } } });
  expect(await campaignOf(party, campaignId)).toMatchObject({ status: 'ENABLED', hold: null });
  expect(await campaignOf(there, elsewhereId)).toMatchObject({ status: 'ENABLED', hold: null });
  await system.holds(async () => expect(await running(connections)).toEqual([true, true]), 45_000);
  expect(await previewed(party)).toMatchObject({ summary: { exports: 0, drift: 0 } });
}, 240_000);

it('on six platforms everything is paused, what a person paused since stays so, and the owner is notified', async () => {
  const party = await givenParty(system);
  const connections = Object.values(await givenConnectionsEverywhere(party));
  const campaignId = await givenCampaignEverywhere(party);
  const all = () => Promise.all(connections.map(isRunning));
  expect((await synced(party)).effectiveStatus).toBe('completed');
  await setStatus(party, campaignId, 'ENABLED');
  expect((await synced(party)).effectiveStatus).toBe('completed');
  expect(await all()).toEqual(connections.map(() => true));
  await setBudget(party, 600);
  for (const [at, connection] of connections.entries()) {
    await spend(connection, at === 5 ? 40 : 100);
  }
  await system.holds(
    async () =>
      expect((await brakeOf(party)).levels).toMatchObject([{ state: 'ALERTED', spend: 540 }]),
    60_000,
  );
  // The level is judged as it is read; the alert comes with the round.
  await system.holds(
    async () => expect((await alertsOf(party)).map(({ kind }) => kind)).toEqual(['BRAKE_NEAR']),
    30_000,
  );
  await spend(connections[5]!, 101);
  await system.holds(async () => expect(await all()).toEqual(connections.map(() => false)), 60_000);
  await system.holds(
    async () =>
      expect((await alertsOf(party)).map(({ kind }) => kind)).toEqual([
        'BRAKE_CONFIRMED',
        'BRAKE_ENGAGED',
        'BRAKE_NEAR',
      ]),
    30_000,
  );
  await party.client.campaigns.update(campaignId, { platformStatus: { 'meta-ads': 'PAUSED' } });
  await party.client.budget.releaseBrake({ mode: 'resume' });
  await system.holds(
    async () =>
      expect(await all()).toEqual(connections.map(({ platform }) => platform !== 'meta-ads')),
    60_000,
  );
}, 240_000);

it('two currencies are added by the rate of the account, and a campaign of either is paused', async () => {
  const party = await givenParty(system);
  const connections = [
    await givenConnection(party, 'google-ads'),
    await givenConnection(party, 'microsoft-ads', { currency: 'USD' }),
  ] as const;
  const euros = await givenCampaignTree(party, {
    name: 'Euros',
    platforms: ['google-ads'],
    keywords: 1,
  });
  const dollars = await givenCampaignTree(party, {
    name: 'Dollars',
    platforms: ['microsoft-ads'],
    keywords: 1,
    campaign: { currency: 'USD' },
  });
  for (const { campaignId } of [euros, dollars]) await setStatus(party, campaignId, 'ENABLED');
  expect((await synced(party)).effectiveStatus).toBe('completed');
  await party.client.budget.set({ globalBudget: 100, rates: { USD: 0.5 } });
  await spend(connections[0], 50);
  await spend(connections[1], 90);
  await system.holds(
    async () =>
      expect(await brakeOf(party)).toMatchObject({
        engaged: false,
        levels: [{ state: 'ALERTED', spend: 95 }],
      }),
    45_000,
  );
  await spend(connections[1], 101);
  await system.holds(
    async () => expect(await Promise.all(connections.map(isRunning))).toEqual([false, false]),
    45_000,
  );
  expect((await brakeOf(party)).events).toMatchObject([{ spend: 100.5, currency: 'EUR' }]);
  expect(
    await system.owner.rows(
      `select distinct target, change from identity.audit_entry where account_id = $1 and actor = 'brake'`,
      [party.account.accountId],
    ),
  ).toContainEqual({ target: 'budgets.brake_event', change: 'insert' });
}, 240_000);

it('a platform that is down does not delay the pause of the others, and is paused as soon as it answers', async () => {
  const { party, connections, campaignId } = await givenRunning();
  const pauses = async () =>
    (await brakeOf(party)).events[0]?.pauses.map(({ platform, confirmed, reason }) => [
      platform,
      confirmed,
      reason === null,
    ]) ?? [];
  await system.emulators.fault({
    platform: 'microsoft-ads',
    match: { method: 'PUT', path: '/Campaigns' },
    fault: 'http',
    status: 503,
    times: 1_000,
  });
  await spend(connections['google-ads'], 150);
  await system.holds(async () => expect(await running(connections)).toEqual([false, true]), 45_000);
  expect((await brakeOf(party)).engaged).toBe(true);
  await system.holds(
    async () =>
      expect(await alertsOf(party)).toContainEqual(
        expect.objectContaining({
          kind: 'BRAKE_ENGAGED',
          subject: { type: 'connection', id: connections['microsoft-ads'].id },
        }),
      ),
    30_000,
  );
  await system.holds(
    async () =>
      expect(await pauses()).toEqual([
        ['google-ads', true, true],
        ['microsoft-ads', false, false],
      ]),
    30_000,
  );
  const confirmations = async () =>
    (await alertsOf(party)).filter(({ kind }) => kind === 'BRAKE_CONFIRMED');
  expect(await confirmations()).toEqual([]);
  const { since } = (await brakeOf(party)).events[0]!.pauses[1]!;
  await system.emulators.clearFaults();
  await untilPaused(connections);
  await system.holds(
    async () =>
      expect(await pauses()).toEqual([
        ['google-ads', true, true],
        ['microsoft-ads', true, true],
      ]),
    30_000,
  );
  await system.holds(
    async () =>
      expect((await confirmations()).map(({ details }) => details['paused'])).toEqual([
        [
          { platform: 'google-ads', campaigns: 1 },
          { platform: 'microsoft-ads', campaigns: 1 },
        ],
      ]),
    30_000,
  );
  const [google, microsoft] = (await brakeOf(party)).events[0]!.pauses;
  expect([google?.campaignId, microsoft?.campaignId, microsoft?.connectionId]).toEqual([
    campaignId,
    campaignId,
    connections['microsoft-ads'].id,
  ]);
  expect(Date.parse(microsoft!.since)).toBeGreaterThan(Date.parse(since));
}, 240_000);

it('a pause whose answers are lost is confirmed by the next reading', async () => {
  const { party, connections } = await givenRunning();
  await system.emulators.fault({
    platform: 'microsoft-ads',
    match: { method: 'PUT', path: '/Campaigns' },
    fault: 'drop-reply',
    times: 20,
  });
  await spend(connections['google-ads'], 150);
  await untilPaused(connections);
  await system.holds(
    async () => expect((await brakeOf(party)).events[0]?.confirmedAt).toEqual(expect.any(String)),
    45_000,
  );
  expect((await brakeOf(party)).events[0]!.pauses.map(({ confirmed }) => confirmed)).toEqual([
    true,
    true,
  ]);
}, 240_000);

it('while it is engaged a sync enables nothing', async () => {
  const { party, connections, campaignId } = await givenRunning();
  await setStatus(party, campaignId, 'PAUSED');
  await synced(party);
  await setStatus(party, campaignId, 'ENABLED');
  const { planHash } = await previewed(party);
  await system.emulators.fault({
    platform: 'google-ads',
    match: { method: 'POST', path: 'mutate' },
    fault: 'delay',
    delayMs: 3_000,
    times: 5,
  });
  await spend(connections['microsoft-ads'], 150);
  const syncId = await triggered(party, planHash).catch(() => undefined);
  await system.holds(async () => expect((await brakeOf(party)).engaged).toBe(true), 45_000);
  if (syncId !== undefined) await finished(party, syncId);
  await untilPaused(connections);
}, 240_000);
