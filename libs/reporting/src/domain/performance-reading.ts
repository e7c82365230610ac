import type { PlatformId } from '@switchyard/kernel';
import { DateTime } from 'luxon';
import type { DayRange, PerformanceFact, PerformanceLevel } from './daily-performance';

/**
 * A platform's complete report of some days of some campaigns: a figure that is missing counts as
 * zero.
 */
export interface PerformanceReading {
  readonly platform: PlatformId;
  readonly connectionId: string;
  /** Of the ad account, ISO 4217. */
  readonly currency: string;
  readonly level: PerformanceLevel;
  readonly range: DayRange;
  /**
   * IANA name of the zone whose midnights divide the days: the ad account's, or UTC where the
   * platform says so.
   */
  readonly zone: string;
  /** The campaigns that were asked about, those without a row included. */
  readonly campaignIds: readonly string[];
  /**
   * Each object and day once; `foldFacts` adds up what several remote objects did for one of ours.
   */
  readonly rows: readonly PerformanceFact[];
  /** When the platform was asked, not when it answered. */
  readonly readAt: Date;
  /**
   * Other campaigns or days of the same reading follow: only the last part makes the connection's
   * figures as fresh as `readAt`.
   */
  readonly more?: boolean;
}

/**
 * What became of a reading. `outdated`: figures that were asked for later are there already, and
 * nothing was touched.
 */
export interface RecordedReading {
  readonly outdated: boolean;
  /** Days of objects that were new or reported otherwise than before. */
  readonly written: number;
  /** Days of objects that the platform no longer reports. */
  readonly removed: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Throws when a reading contradicts itself: a mistake of the code that made it, which must not
 * become figures.
 */
export const checkReading = ({ level, range, campaignIds, rows }: PerformanceReading): void => {
  if (!DAY.test(range.from) || !DAY.test(range.to) || range.from > range.to) {
    throw new Error(`no range of days: ${range.from} to ${range.to}`);
  }
  const asked = new Set(campaignIds);
  const seen = new Set<string>();
  for (const row of rows) {
    const named = `${row.objectId} on ${row.day}`;
    if (row.day < range.from || row.day > range.to) {
      throw new Error(`${named} is outside the days of its reading`);
    }
    if (!asked.has(row.campaignId)) {
      throw new Error(`${named} belongs to a campaign that was not asked about`);
    }
    if (!fitsLevel(level, row)) throw new Error(`${named} is not of the level ${level}`);
    if (seen.has(named)) throw new Error(`${named} is reported twice`);
    seen.add(named);
  }
};

const fitsLevel = (
  level: PerformanceReading['level'],
  { objectId, campaignId, adGroupId }: PerformanceFact,
): boolean => {
  switch (level) {
    case 'campaign':
      return objectId === campaignId && adGroupId === null;
    case 'adGroup':
      return objectId === adGroupId;
    case 'ad':
    case 'keyword':
      return adGroupId !== null;
  }
};

/** Some days, and everything that is reported of them. */
export interface Slice {
  readonly range: DayRange;
  readonly rows: readonly PerformanceFact[];
}

/** So many rows go into one statement; a day is never divided. */
const ROWS = 10_000;

const nextDay = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 1 }).toISODate()!;

const byDay = (
  rows: readonly PerformanceFact[],
): (readonly [string, readonly PerformanceFact[]])[] => {
  const days = new Map<string, PerformanceFact[]>();
  for (const row of rows) {
    const same = days.get(row.day);
    if (same) same.push(row);
    else days.set(row.day, [row]);
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1));
};

/**
 * Divides a range so that no slice has more rows than can be written at once. The slices cover
 * every day of it, days without rows included.
 */
export const slicesOf = (
  { from, to }: DayRange,
  rows: readonly PerformanceFact[],
  most = ROWS,
): readonly Slice[] => {
  const slices: Slice[] = [];
  let open: { from: string; to: string; rows: PerformanceFact[] } = { from, to, rows: [] };
  for (const [day, reported] of byDay(rows)) {
    if (open.rows.length && open.rows.length + reported.length > most) {
      slices.push({ range: { from: open.from, to: open.to }, rows: open.rows });
      open = { from: nextDay(open.to), to: day, rows: [] };
    }
    for (const row of reported) open.rows.push(row);
    open.to = day;
  }
  return [...slices, { range: { from: open.from, to }, rows: open.rows }];
};

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

const together = (one: PerformanceFact, other: PerformanceFact): PerformanceFact => ({
  ...one,
  impressions: one.impressions + other.impressions,
  clicks: one.clicks + other.clicks,
  spendMicros: one.spendMicros + other.spendMicros,
  conversionsMicros: sum(one.conversionsMicros, other.conversionsMicros),
  conversionValueMicros: sum(one.conversionValueMicros, other.conversionValueMicros),
});

/**
 * Adds up the rows of the same object and day: what an object of ours did under all the remote ids
 * that it had.
 */
export const foldFacts = (facts: Iterable<PerformanceFact>): readonly PerformanceFact[] => {
  const folded = new Map<string, PerformanceFact>();
  for (const fact of facts) {
    const key = `${fact.objectId} ${fact.day}`;
    const known = folded.get(key);
    folded.set(key, known ? together(known, fact) : fact);
  }
  return [...folded.values()];
};

/**
 * How fresh the figures of a connection are in one Space: the reading that reached the latest day.
 */
export interface ReadMark {
  readonly spaceId: string;
  readonly connectionId: string;
  readonly level: PerformanceLevel;
  readonly platform: PlatformId;
  /** IANA name of the zone whose midnights divide the days. */
  readonly zone: string;
  /** When the platform was asked. */
  readonly readAt: Date;
  /** The days of that reading, both counted. */
  readonly fromDay: string;
  readonly toDay: string;
}

/**
 * Whether days of the reading were read later than it asked: its figures must not take the place of
 * newer ones.
 */
export const isOutdated = (
  { readAt, range }: PerformanceReading,
  mark: ReadMark | undefined,
): boolean =>
  mark !== undefined &&
  readAt < mark.readAt &&
  range.from <= mark.toDay &&
  range.to >= mark.fromDay;

/**
 * The mark once the reading is kept; undefined when it stays as it is. A reading of days that ended
 * earlier says nothing of the latest ones, and so moves no mark; neither does one of which parts
 * are missing.
 */
export const markAfter = (
  spaceId: string,
  reading: PerformanceReading,
  mark: ReadMark | undefined,
): ReadMark | undefined => {
  const { connectionId, level, platform, zone, readAt, range } = reading;
  if (reading.more || (mark && (range.to < mark.toDay || readAt < mark.readAt))) return undefined;
  return {
    spaceId,
    connectionId,
    level,
    platform,
    zone,
    readAt,
    fromDay: range.from,
    toDay: range.to,
  };
};

/** What a campaign spent on one platform through one connection on one day. */
export interface DailySpend {
  readonly spaceId: string;
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly connectionId: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly day: string;
  readonly spendMicros: number;
}

/** Spending, and how fresh it is. A connection without a mark was never read. */
export interface Spending {
  readonly rows: readonly DailySpend[];
  readonly marks: readonly ReadMark[];
}
