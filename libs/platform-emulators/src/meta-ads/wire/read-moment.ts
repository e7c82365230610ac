import { DateTime } from 'luxon';

/** ISO 8601 (without an offset in the account's zone) or Unix seconds, as milliseconds; undefined when it is neither. 0 stays 0. */
export function readMoment(value: unknown, zone: string): number | undefined {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= 0 ? value * 1_000 : undefined;
  }
  if (typeof value !== 'string') return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const read = DateTime.fromISO(value.trim().replace(' ', 'T'), { zone });
  return read.isValid ? read.toMillis() : undefined;
}

/** As the vendor writes times: in the account's zone, offset without a colon. */
export const writeMoment = (ms: number, zone: string): string =>
  DateTime.fromMillis(ms, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZZ");
