import { DateTime } from 'luxon';
import { numberIn } from '../core/json';
import type { Scene } from './nodes/fields';
import type { Entity, World } from './store';
import { UNVERIFIED_PER_DOLLAR } from './unverified';

/**
 * Currencies whose offset unit is the whole unit; all others count in hundredths (platform document
 * 1b).
 */
const WHOLE = ['JPY', 'KRW', 'CLP', 'COP', 'CRC', 'HUF', 'ISK', 'IDR', 'PYG', 'TWD', 'VND'];

/** Offset units in one unit of a currency. */
export const offsetOf = (currency: string): number => (WHOLE.includes(currency) ? 1 : 100);

/** Micros as offset units, never rounded up: a reported amount never exceeds what was spent. */
export const offsetUnits = (micros: number, currency: string): number =>
  Math.floor((micros * offsetOf(currency)) / 1_000_000 + 1e-6);

/** Offset units as the vendor's reports write money: major units. */
export const majorUnits = (units: number, currency: string): string =>
  offsetOf(currency) === 1 ? String(units) : (units / offsetOf(currency)).toFixed(2);

/**
 * Smallest daily budget of a billing event in US cents (platform document 1b): clicks, likes and
 * video 2.50, impressions 0.50, rarer actions 40.
 */
const CENTS: Readonly<Record<string, number>> = {
  IMPRESSIONS: 50,
  LINK_CLICKS: 250,
  CLICKS: 250,
  PAGE_LIKES: 250,
  POST_ENGAGEMENT: 250,
  THRUPLAY: 250,
};
const RARE_CENTS = 4_000;

/** The smallest daily budget in offset units of the account's currency. */
export function minimumDailyBudget(currency: string, billingEvent = 'IMPRESSIONS'): number {
  return Math.ceil(
    ((CENTS[billingEvent] ?? RARE_CENTS) / 100) * perDollar(currency) * offsetOf(currency),
  );
}

/**
 * The smallest bid in offset units: 2 US cents for a thousand impressions, 1 cent for anything
 * else.
 */
export const minimumBid = (currency: string, perThousand: boolean): number =>
  Math.max(1, Math.ceil((perThousand ? 0.02 : 0.01) * perDollar(currency) * offsetOf(currency)));

const perDollar = (currency: string): number => UNVERIFIED_PER_DOLLAR[currency] ?? 1;

/**
 * What is left of today's or the lifetime's budget, in offset units as text; nothing where the
 * object has no budget.
 */
export function budgetRemaining(entity: Entity, { world }: Scene): unknown {
  const account = world.account(entity);
  const today = DateTime.fromMillis(world.now(), { zone: account.timeZone }).toFormat('yyyy-MM-dd');
  const [daily, lifetime] = [
    numberIn(entity.fields, 'daily_budget'),
    numberIn(entity.fields, 'lifetime_budget'),
  ];
  if (daily === undefined && lifetime === undefined) return undefined;
  const micros =
    daily === undefined
      ? totalMicros(world, entity.id)
      : world.spend.on(entity.id, today).costMicros;
  return String(Math.max(0, (daily ?? lifetime ?? 0) - offsetUnits(micros, account.currency)));
}

/** Everything that an object spent, in offset units. */
export const spentOf = (entity: Entity, { world }: Scene): number =>
  offsetUnits(totalMicros(world, entity.id), world.account(entity).currency);

/** Everything that an object spent so far, in micros. */
export const totalMicros = (world: World, id: string): number =>
  [...world.spend.daysOf(id).values()].reduce((sum, { costMicros }) => sum + costMicros, 0);
