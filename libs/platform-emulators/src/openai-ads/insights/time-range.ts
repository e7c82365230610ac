import { DateTime } from 'luxon';
import { UNVERIFIED } from '../unverified';
import { type Fields, isFields, textIn } from '../../json/fields';
import { invalidType, invalidValue } from '../wire/refusal';

/** A stretch of time, its end not included; the zone says where its days begin. Seconds. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
  readonly zone: string;
}

const HOUR = 3_600;

/** Reads one JSON text of `time_ranges[]` (platform document 4d): days with both ends, hours, or Unix seconds; never in the future. */
export function readTimeRange(text: string, param: string, zone: string, now: number): TimeRange {
  const range = parse(text, param);
  const read = readers[textIn(range, 'type')];
  if (!read) {
    throw invalidValue(`${param}.type`, 'type is one of date_range, hour_range and unix_range.');
  }
  const found = read(range, param, zone, now);
  if (!(found.start < found.end)) throw invalidValue(param, 'The range ends before it starts.');
  return found;
}

/** What is reported on when no range is named. */
export function defaultRange(zone: string, now: number): TimeRange {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  return {
    start: today.minus({ days: UNVERIFIED.defaultInsightDays }).toSeconds(),
    end: today.toSeconds(),
    zone,
  };
}

type RangeReader = (range: Fields, param: string, zone: string, now: number) => TimeRange;

const readers: Readonly<Record<string, RangeReader>> = {
  date_range: (range, param, zone, now) =>
    readSpan(range, param, zone, now, { pattern: /^\d{4}-\d{2}-\d{2}$/, step: { days: 1 } }),
  hour_range: (range, param, zone, now) =>
    readSpan(range, param, zone, now, {
      pattern: /^\d{4}-\d{2}-\d{2}T\d{2}(:00){0,2}$/,
      step: { hours: 1 },
    }),
  unix_range: (range, param, zone, now) => {
    const [start, end] = [
      secondsOf(range.start, `${param}.start`),
      secondsOf(range.end, `${param}.end`),
    ];
    if (end * 1_000 > now) {
      throw invalidValue(`${param}.end`, 'The range must not end in the future.');
    }
    return { start, end, zone };
  },
};

interface SpanRules {
  readonly pattern: RegExp;
  readonly step: { readonly days: number } | { readonly hours: number };
}

function readSpan(
  range: Fields,
  param: string,
  accountZone: string,
  now: number,
  { pattern, step }: SpanRules,
): TimeRange {
  const zone = range.timezone === undefined ? accountZone : textIn(range, 'timezone');
  const read = (member: 'since' | 'until') => {
    const time = DateTime.fromISO(textIn(range, member), { zone });
    if (!pattern.test(textIn(range, member)) || !time.isValid) {
      throw invalidValue(`${param}.${member}`, `${member} is not a time of this range.`);
    }
    if (time.toMillis() > now) {
      throw invalidValue(`${param}.${member}`, 'The range must not lie in the future.');
    }
    return time;
  };
  const [since, until] = [read('since'), read('until')];
  return { start: since.toSeconds(), end: until.plus(step).toSeconds(), zone };
}

/** Whole hours only; a text of digits is taken too, as the vendor's own samples write it. */
function secondsOf(value: unknown, param: string): number {
  const seconds = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof seconds !== 'number' || !Number.isInteger(seconds)) {
    throw invalidType(param, 'an integer');
  }
  if (seconds % (HOUR / 4) !== 0) throw invalidValue(param, 'Ranges begin and end at full hours.');
  return seconds;
}

function parse(text: string, param: string): Fields {
  try {
    const range: unknown = JSON.parse(text);
    if (isFields(range)) return range;
  } catch {
    throw invalidValue(param, 'A time range is a JSON object.');
  }
  throw invalidType(param, 'a JSON object');
}
