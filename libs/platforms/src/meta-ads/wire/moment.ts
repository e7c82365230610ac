import { DateTime } from 'luxon';

/** The first moment of a day in a zone, as Meta writes moments: `2026-12-01T00:00:00+0100`. */
export const firstMoment = (date: string, timeZone: string): string =>
  written(DateTime.fromISO(date, { zone: timeZone }).startOf('day'));

/** The last second of a day. */
export const lastMoment = (date: string, timeZone: string): string =>
  written(DateTime.fromISO(date, { zone: timeZone }).endOf('day'));

/** A moment that is the start of no day: what stands where nobody wished a start. */
export const plainMoment = (milliseconds: number, timeZone: string): string => {
  const at = DateTime.fromMillis(milliseconds, { zone: timeZone });
  return written(isStartOfDay(at) ? at.plus({ seconds: 1 }) : at);
};

/** The day whose first moment it is, in the zone; null when it is no first moment. */
export const dayStarting = (moment: string, timeZone: string): string | null => {
  const at = DateTime.fromISO(moment, { zone: timeZone });
  return at.isValid && isStartOfDay(at) ? at.toISODate() : null;
};

/** The day in which it lies, in the zone. A day that ends at midnight is the one before. */
export const dayEnding = (moment: string, timeZone: string): string | null => {
  const at = DateTime.fromISO(moment, { zone: timeZone });
  return at.isValid && at.toMillis() > 0 ? at.minus({ seconds: 1 }).toISODate() : null;
};

const isStartOfDay = (at: DateTime): boolean =>
  Math.floor(at.toSeconds()) === Math.floor(at.startOf('day').toSeconds());

const written = (at: DateTime): string => at.toFormat("yyyy-MM-dd'T'HH:mm:ssZZZ");
