import { DateTime } from 'luxon';

/** A moment, and how it was read where it was not a time with a zone. */
export interface ReadMoment {
  readonly at: Date;
  readonly as?: 'READ_AS_TIME' | 'READ_IN_SPACE_ZONE';
}

const DIGITS = /^(?:\d{10}|\d{13}|\d{16})(?:\.\d+)?$/;
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * A moment: ISO 8601, in the given zone where it names none (a day is its first moment there), or
 * seconds, milliseconds or microseconds since the epoch by their 10, 13 or 16 digits. Undefined for
 * anything else, and for days and times that do not exist. In the hour that a zone skips it is as
 * much later; of an hour that it repeats it is the first.
 */
export const readMoment = (value: unknown, timeZone: string): ReadMoment | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  if (DIGITS.test(text)) return { at: sinceEpoch(text), as: 'READ_AS_TIME' };
  const parts = typeof value === 'string' ? ISO.exec(text) : null;
  const clock = parts && clockOf(parts);
  if (!parts || !clock) return undefined;
  const offset = parts[8];
  if (offset !== undefined) {
    const minutes = minutesOf(offset);
    return minutes === undefined ? undefined : { at: new Date(clock - minutes * 60_000) };
  }
  return { at: inZone(clock, timeZone), as: 'READ_IN_SPACE_ZONE' };
};

const sinceEpoch = (text: string): Date => {
  const number = Number(text);
  switch (text.split('.')[0]?.length) {
    case 10:
      return new Date(Math.trunc(number * 1_000));
    case 13:
      return new Date(Math.trunc(number));
    default:
      return new Date(Math.trunc(number / 1_000));
  }
};

/** What the clock shows, as if it were in UTC; undefined for a day or time that does not exist. */
const clockOf = (parts: RegExpExecArray): number | undefined => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part: string | undefined) => Number(part ?? 0));
  const millisecond = Math.trunc(Number(`0.${parts[7] ?? '0'}`) * 1_000);
  const shown = new Date(Date.UTC(year, month - 1, day, hour, minute, second, millisecond));
  const exists =
    shown.getUTCMonth() === month - 1 && shown.getUTCDate() === day && minute < 60 && second < 60;
  return exists && hour < 24 ? shown.getTime() : undefined;
};

/** Minutes that an offset is ahead of UTC. */
const minutesOf = (offset: string): number | undefined => {
  if (/^z$/i.test(offset)) return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3).replace(':', ''))];
  if (hours > 23 || minutes > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};

const inZone = (clock: number, timeZone: string): Date => {
  const shown = DateTime.fromMillis(clock, { zone: 'utc' });
  const moments = shown.setZone(timeZone, { keepLocalTime: true }).getPossibleOffsets();
  return new Date(Math.min(...moments.map((one) => one.toMillis())));
};
