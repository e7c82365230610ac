import type { CallForecast, DailyQuota } from '@switchyard/platforms/domain';
import { DateTime } from 'luxon';

/** What was used in one hour of the clock. */
export interface UsedHour {
  readonly hour: Date;
  readonly used: number;
}

/** The state of a day's quota. */
export interface QuotaStanding {
  readonly limit: number;
  readonly used: number;
  readonly left: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The first hour that still counts. An hour that began before the last 24 counts as a whole: rather
 * too much than too little.
 */
export const countedSince = ({ resets }: Pick<DailyQuota, 'resets'>, now: Date): Date =>
  resets === 'sliding'
    ? new Date(now.getTime() - DAY_MS - HOUR_MS + 1)
    : DateTime.fromJSDate(now, { zone: resets }).startOf('day').toJSDate();

export const standingOf = (
  quota: Pick<DailyQuota, 'resets'>,
  limit: number,
  hours: readonly UsedHour[],
  now: Date,
): QuotaStanding => {
  const used = counted(quota, hours, now).reduce((sum, each) => sum + each.used, 0);
  return { limit, used, left: Math.max(0, limit - used) };
};

/**
 * When this much fits again, or as much of it as a whole day grants: the end of the day, or when
 * enough of the last 24 hours has passed.
 */
export const capacityAt = (
  quota: Pick<DailyQuota, 'resets'>,
  limit: number,
  hours: readonly UsedHour[],
  now: Date,
  needed: number,
): Date => {
  if (quota.resets !== 'sliding') {
    return DateTime.fromJSDate(now, { zone: quota.resets })
      .plus({ days: 1 })
      .startOf('day')
      .toJSDate();
  }
  let { left } = standingOf(quota, limit, hours, now);
  const wanted = Math.min(limit, needed);
  for (const { hour, used } of counted(quota, hours, now).toSorted(
    (one, other) => one.hour.getTime() - other.hour.getTime(),
  )) {
    left += used;
    if (left >= wanted) return new Date(hour.getTime() + HOUR_MS + DAY_MS);
  }
  return new Date(now.getTime() + DAY_MS);
};

const counted = (
  quota: Pick<DailyQuota, 'resets'>,
  hours: readonly UsedHour[],
  now: Date,
): readonly UsedHour[] => {
  const since = countedSince(quota, now).getTime();
  return hours.filter(({ hour }) => hour.getTime() >= since);
};

/** What a forecast takes of a day's quota. */
export const quotaCost = (
  { counts }: Pick<DailyQuota, 'counts'>,
  { readCalls, calls, operations }: CallForecast,
): number => {
  switch (counts) {
    case 'operations':
      return operations;
    case 'requests':
      return readCalls + calls;
    default:
      return counts satisfies never;
  }
};

/**
 * Days that so much takes, today counted, when so much is left of today. At least 1; nothing takes
 * one day.
 */
export const daysNeeded = (needed: number, left: number, limit: number): number =>
  1 + Math.ceil(Math.max(0, needed - left) / limit);
