import type { PlatformId } from '@switchyard/kernel';
import { DateTime } from 'luxon';

/** Days from `from` to `to`, both counted; YYYY-MM-DD. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The last days up to today, today counted, as the calendar of the zone has them. */
export const lastDays = (now: Date, timeZone: string, days: number): DayRange => {
  const today = DateTime.fromJSDate(now, { zone: timeZone });
  return { from: today.minus({ days: days - 1 }).toISODate()!, to: today.toISODate()! };
};

/** Every month that has a day of the range, as YYYY-MM. */
export const monthsOf = ({ from, to }: DayRange): readonly string[] => {
  const first = DateTime.fromISO(from, { zone: 'utc' }).startOf('month');
  const count = Math.floor(DateTime.fromISO(to, { zone: 'utc' }).diff(first, 'months').months) + 1;
  return Array.from({ length: count }, (_, index) =>
    first.plus({ months: index }).toFormat('yyyy-MM'),
  );
};

/** Days that a read-out covers when the request names none. */
export const DEFAULT_WINDOW_DAYS = 90;
export const LONGEST_WINDOW_DAYS = 365;

/** `30` and `30d` are thirty days; undefined for what is no window of 1 to 365 days. */
export const windowDays = (text: string): number | undefined => {
  const days = Number(/^(\d{1,3})d?$/.exec(text)?.[1]);
  return days >= 1 && days <= LONGEST_WINDOW_DAYS ? days : undefined;
};

/** What was counted of an object on a day. */
export interface Figures {
  readonly impressions: number;
  readonly clicks: number;
  readonly spendMicros: number;
  /**
   * Platforms count parts of conversions: millionths. Null where the platform reports none at this
   * level.
   */
  readonly conversionsMicros: number | null;
  readonly conversionValueMicros: number | null;
}

/** What one object did on one day. */
export interface PerformanceFact extends Figures {
  /** Our id of the campaign, ad group, ad or keyword. */
  readonly objectId: string;
  readonly campaignId: string;
  /** Null at the level of campaigns. */
  readonly adGroupId: string | null;
  /** YYYY-MM-DD in the zone of the ad account, or in UTC where the platform divides days there. */
  readonly day: string;
}

/**
 * What an object did on one platform through one connection on one day, as the platform last
 * reported it.
 */
export interface DailyPerformance extends PerformanceFact {
  readonly spaceId: string;
  readonly level: PerformanceLevel;
  readonly platform: PlatformId;
  readonly connectionId: string;
  /** Of the ad account, ISO 4217. */
  readonly currency: string;
}

/**
 * The kinds of object that have figures. The figures of one level sum to those of no other:
 * platforms leave things out.
 */
export const PERFORMANCE_LEVELS = ['campaign', 'adGroup', 'ad', 'keyword'] as const;
export type PerformanceLevel = (typeof PERFORMANCE_LEVELS)[number];

/** What a campaign did on one platform over some days. Currencies are never added together. */
export interface PerformanceTotal {
  readonly campaignId: string;
  readonly platform: PlatformId;
  /** ISO 4217. */
  readonly currency: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly spendMicros: number;
  /** Millionths of a conversion. */
  readonly conversionsMicros: number;
  readonly conversionValueMicros: number;
}
