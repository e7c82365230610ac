import { DateTime } from 'luxon';

/** A moment to the second, in UTC, as the vendor writes it. */
const vendorTime = (at: DateTime): string => at.toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'");

const midnight = (date: string, zone: string): DateTime =>
  DateTime.fromISO(date, { zone }).startOf('day');

const isMidnight = (at: DateTime): boolean => at.hasSame(at.startOf('day'), 'second');

/** When a campaign that is to start on a day does: as the day begins in the ad account's zone. */
export const startOfDay = (date: string, zone: string): string => vendorTime(midnight(date, zone));

/** When a campaign that has no wish starts: at once, but never on a midnight, which would read as a wish. */
export const startNow = (nowMs: number, zone: string): string => {
  const now = DateTime.fromMillis(nowMs, { zone }).startOf('second');
  return vendorTime(isMidnight(now) ? now.plus({ seconds: 1 }) : now);
};

/** A campaign runs through its last day. */
export const endOfDay = (date: string, zone: string): string =>
  vendorTime(midnight(date, zone).plus({ days: 1 }));

/** The day that a start stands for: a midnight was wished for; any other moment is only when the campaign was made. */
export const startDateOf = (time: string | null | undefined, zone: string): string | null => {
  const at = read(time, zone);
  return at && isMidnight(at) ? at.toISODate() : null;
};

/** The last day that an end stands for; an end in the middle of a day, which we never set, as it is. */
export const endDateOf = (time: string | null | undefined, zone: string): string | null => {
  const at = read(time, zone);
  if (!at) return time || null;
  return isMidnight(at) ? at.minus({ days: 1 }).toISODate() : vendorTime(at);
};

const read = (time: string | null | undefined, zone: string): DateTime | undefined => {
  const at = time ? DateTime.fromISO(time, { zone }) : undefined;
  return at?.isValid ? at : undefined;
};
