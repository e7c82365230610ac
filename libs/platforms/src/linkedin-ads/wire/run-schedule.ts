import { DateTime } from 'luxon';

/** A stretch of time in epoch milliseconds: from `start` on, up to but without `end`. */
export interface RunSchedule {
  readonly start: number;
  readonly end?: number;
}

/** The first moment of a day in a zone. */
export const startOfDay = (date: string, timeZone: string): number =>
  DateTime.fromISO(date, { zone: timeZone }).startOf('day').toMillis();

/** The first moment after a day. */
export const endOfDay = (date: string, timeZone: string): number =>
  DateTime.fromISO(date, { zone: timeZone }).plus({ days: 1 }).startOf('day').toMillis();

/** A start for what shall start at once. LinkedIn insists on one; a moment that is no day's first is read as "no date". */
export const startNow = (now: number, timeZone: string): number =>
  isStartOfDay(now, timeZone) ? now + 1 : now;

/** The day that a start was set to; null for one that was only set because there has to be one. */
export const startDateOf = (start: unknown, timeZone: string, now: number): string | null => {
  if (typeof start !== 'number') return null;
  return isStartOfDay(start, timeZone) || start > now ? dayOf(start, timeZone) : null;
};

/** The last day before an end. */
export const endDateOf = (end: unknown, timeZone: string): string | null =>
  typeof end === 'number' ? dayOf(end - 1, timeZone) : null;

const isStartOfDay = (moment: number, timeZone: string): boolean =>
  DateTime.fromMillis(moment, { zone: timeZone }).startOf('day').toMillis() === moment;

const dayOf = (moment: number, timeZone: string): string =>
  DateTime.fromMillis(moment, { zone: timeZone }).toISODate() ?? '';
