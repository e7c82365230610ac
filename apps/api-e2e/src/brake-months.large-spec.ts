import { SCOPES } from '@switchyard/kernel';
import {
  answered,
  type ConnectionMade,
  givenCampaignTree,
  givenConnection,
  givenParty,
  type Party,
  startSystem,
  synced,
  type System,
} from '@switchyard/test-kit';
import { DateTime } from 'luxon';
import { theRemote, withdrawConsent } from './remote-objects';
import { ownerSql } from './system-probes';

let system: System;
beforeAll(async () => {
  system = await startSystem({ skipsWaits: true });
}, 120_000);
afterAll(() => system?.stop());

/** Their months end in this order. */
const ZONES = ['Pacific/Auckland', 'Asia/Kolkata', 'Europe/Berlin', 'America/Los_Angeles'] as const;
type Zone = (typeof ZONES)[number];

interface Spender {
  readonly zone: Zone;
  readonly party: Party;
  readonly connection: ConnectionMade;
  readonly campaignId: string;
}

const brakeOf = (party: Party) => answered(party.api.GET('/api/v1/budget/brake'));
const setBudget = (party: Party, globalBudget: number) =>
  answered(party.api.PUT('/api/v1/budget', { body: { globalBudget } }));
const release = (party: Party, mode: 'raise' | 'resume') =>
  answered(party.api.POST('/api/v1/budget/brake/release', { body: { mode } }));

/**
 * An account of a zone with a campaign that runs and has nothing to show: it spends what a test
 * says.
 */
const givenSpender = async (zone: Zone): Promise<Spender> => {
  const made = await givenParty(system, { timeZone: zone });
  const { token } = await system.admin.createToken(made.account.accountId, SCOPES, 365);
  // A test goes on for up to two years, whatever the day it is run on.
  await ownerSql(
    system,
    `update identity.access_token set expires_at = expires_at + interval '2 years' where account_id = $1`,
    [made.account.accountId],
  );
  const party = made.as({ token });
  const connection = await givenConnection(party, 'google-ads', { timeZone: zone });
  const { campaignId, adGroupIds } = await givenCampaignTree(party, {
    platforms: ['google-ads'],
    adGroups: 1,
    keywords: 1,
  });
  await answered(
    party.api.PATCH('/api/v1/ad-groups/{id}', {
      params: { path: { id: adGroupIds[0]! } },
      body: { status: 'PAUSED' },
    }),
  );
  await answered(
    party.api.PATCH('/api/v1/campaigns/{id}', {
      params: { path: { id: campaignId } },
      body: { status: 'ENABLED' },
    }),
  );
  expect((await synced(party)).effectiveStatus).toBe('completed');
  await setBudget(party, 100);
  return { zone, party, connection, campaignId };
};

const localNow = async (zone: Zone): Promise<DateTime> =>
  DateTime.fromJSDate(await system.emulators.now(), { zone });

const spend = async ({ zone, connection }: Spender, amount: number, daysAgo = 0): Promise<void> => {
  const { platform, id } = await theRemote(system, connection, 'campaign');
  const date = (await localNow(zone)).minus({ days: daysAgo }).toISODate()!;
  await system.emulators.spend({
    platform,
    campaignId: id,
    date,
    impressions: 1_000,
    clicks: 100,
    spend: amount,
    conversions: 0,
    conversionValue: 0,
  });
};

const advanceTo = async (moment: DateTime): Promise<void> => {
  await system.emulators.advance(
    (moment.toMillis() - (await system.emulators.now()).getTime()) / 1_000,
  );
};

/** Once the brake has looked again. */
const afterLook = <T>({ spaceId }: Party, check: () => Promise<T>) =>
  system.afterRounds(spaceId, ['brake'], check);
const stands = ({ party }: Spender, state: string, spent: number) =>
  afterLook(party, async () =>
    expect((await brakeOf(party)).levels).toMatchObject([{ state, spend: spent }]),
  );
const runs = (spender: Spender, isRunning: boolean) =>
  afterLook(spender.party, async () =>
    expect((await theRemote(system, spender.connection, 'campaign')).status).toBe(
      isRunning ? 'ENABLED' : 'PAUSED',
    ),
  );

/** The 20th of the month that comes next. */
const advanceToNext = async (month: number): Promise<void> => {
  const now = DateTime.fromJSDate(await system.emulators.now(), { zone: 'utc' });
  const start = DateTime.utc(now.year, month, 20);
  await advanceTo(start > now ? start : start.plus({ years: 1 }));
};

/**
 * Clocks change in March in Berlin and Los Angeles, on one of the last days of October in Berlin,
 * in November in Los Angeles.
 */
it.each([
  ['February and March', 2],
  ['October and November', 10],
])(
  'in four zones each month ends at its own midnight: %s, released in both modes',
  async (_months, first) => {
    await advanceToNext(first);
    const spenders = await Promise.all(ZONES.map(givenSpender));
    const [auckland, kolkata, berlin, angeles] = spenders as [Spender, Spender, Spender, Spender];
    // Of the month that the last of the zones is in a day ahead, so that none has ended it yet.
    const monthEnd = (await localNow('America/Los_Angeles')).plus({ days: 2 }).endOf('month');
    const endIn = (zone: Zone, months = 0): DateTime =>
      DateTime.fromObject({ year: monthEnd.year, month: monthEnd.month, day: 1 }, { zone }).plus({
        months: months + 1,
      });
    await advanceTo(endIn('Pacific/Auckland').minus({ minutes: 30 }));
    await Promise.all(spenders.map((one) => spend(one, 95)));
    await Promise.all(spenders.map((one) => stands(one, 'ALERTED', 95)));
    for (const one of spenders) {
      await advanceTo(endIn(one.zone).minus({ minutes: 1 }));
      await stands(one, 'ALERTED', 95);
      await advanceTo(endIn(one.zone).plus({ minutes: 1 }));
      await stands(one, 'ARMED', 0);
      await spend(one, 60);
      await stands(one, 'ARMED', 60);
    }
    await Promise.all(spenders.map((one) => spend(one, 101)));
    for (const one of spenders) await stands(one, 'ENGAGED', 101);
    for (const one of spenders) await runs(one, false);

    for (const one of [auckland, kolkata]) {
      const { levels } = await release(one.party, 'resume');
      expect(levels).toMatchObject([
        { state: 'OVERRULED', overruledUntil: endIn(one.zone, 1).toUTC().toISO() },
      ]);
    }
    for (const one of [berlin, angeles]) {
      await setBudget(one.party, 200);
      expect((await release(one.party, 'raise')).levels).toMatchObject([
        { state: 'ARMED', spend: 101 },
      ]);
    }
    for (const one of spenders) await runs(one, true);
    await spend(auckland, 150);
    await spend(berlin, 201);
    await stands(auckland, 'OVERRULED', 150);
    await stands(berlin, 'ENGAGED', 201);
    await runs(auckland, true);

    await advanceTo(endIn('America/Los_Angeles', 1).minus({ minutes: 1 }));
    await stands(angeles, 'ARMED', 101);
    await advanceTo(endIn('America/Los_Angeles', 1).plus({ minutes: 1 }));
    for (const one of [auckland, kolkata, angeles]) await stands(one, 'ARMED', 0);
    await stands(berlin, 'ENGAGED', 0);
    await spend(auckland, 101);
    await stands(auckland, 'ENGAGED', 101);
    await runs(auckland, false);
    await runs(berlin, false);
  },
  300_000,
);

it('after six hours without a grant the brake is blind, and reports it', async () => {
  const { party, connection, campaignId } = await givenSpender('Europe/Berlin');
  await afterLook(party, async () => expect((await brakeOf(party)).stale).toBe(false));
  await withdrawConsent(system, connection);
  const alerts = async () =>
    (await answered(party.api.GET('/api/v1/alerts'))).map(({ kind, subject }) => [
      kind,
      subject.id,
    ]);
  await afterLook(party, async () =>
    expect(await alerts()).toEqual([['CONNECTION_NEEDS_REAUTH', connection.id]]),
  );
  await system.emulators.advance(6 * 3_600 + 60);
  await afterLook(party, async () =>
    expect(await alerts()).toContainEqual(['BRAKE_BLIND', connection.id]),
  );
  const { deliverySummary } = await answered(
    party.api.GET('/api/v1/campaigns/{id}', { params: { path: { id: campaignId } } }),
  );
  expect(deliverySummary.reasons.map(({ code }) => code)).toContain('BRAKE_BLIND');
  // The alert is the worker's. The api may follow the moved clock later.
  await afterLook(party, async () => expect((await brakeOf(party)).stale).toBe(true));
}, 180_000);
