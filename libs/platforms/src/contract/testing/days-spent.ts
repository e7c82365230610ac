import type { PerformanceRow } from '../../port/performance';
import type { DaySpent } from './contract-world';
import type { PerformanceHarness } from './harness';

const DAY_MS = 86_400_000;

/** A day so many days ago, far enough from today that no zone calls it today. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Figures that no other day has: odd amounts of cents (8.29 is none that floats hold), at least one of everything for each of `parts` objects that share them. */
export const daySpent = (date: string, nth: number, parts = 4): DaySpent => ({
  date,
  impressions: 1_000 * parts + 7 * nth,
  clicks: 10 * parts + nth,
  spend: Number((parts + 3 + nth + 0.28 + 0.01 * (nth % 60)).toFixed(2)),
  conversions: parts + nth,
  conversionValue: Number((parts * 10 + nth + 0.37).toFixed(2)),
});

export type Sums = Pick<
  PerformanceRow,
  'impressions' | 'clicks' | 'spendMicros' | 'conversionsMicros' | 'conversionValueMicros'
>;

/** What rows must say of such a day. */
export const toldOf = (
  { impressions, clicks, spend, conversions, conversionValue }: DaySpent,
  { tellsNoConversions, tellsNoValue }: PerformanceHarness,
): Sums => ({
  impressions,
  clicks,
  spendMicros: Math.round(spend * 100) * 10_000,
  conversionsMicros: tellsNoConversions ? null : conversions * 1_000_000,
  conversionValueMicros: tellsNoValue ? null : Math.round(conversionValue * 100) * 10_000,
});

/** What rows say together, by campaign and day. */
export const sumsOf = (rows: readonly PerformanceRow[]): ReadonlyMap<string, Sums> => {
  const sums = new Map<string, Sums>();
  for (const row of rows) {
    const key = `${row.campaignRemoteId} ${row.day}`;
    const { impressions, clicks, spendMicros, conversionsMicros, conversionValueMicros } = row;
    const one = { impressions, clicks, spendMicros, conversionsMicros, conversionValueMicros };
    sums.set(key, sums.has(key) ? added(sums.get(key)!, one) : one);
  }
  return sums;
};

const added = (a: Sums, b: Sums): Sums => ({
  impressions: a.impressions + b.impressions,
  clicks: a.clicks + b.clicks,
  spendMicros: a.spendMicros + b.spendMicros,
  conversionsMicros: both(a.conversionsMicros, b.conversionsMicros),
  conversionValueMicros: both(a.conversionValueMicros, b.conversionValueMicros),
});

const both = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b;
