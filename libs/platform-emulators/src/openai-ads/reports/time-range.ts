import { DateTime } from 'luxon';
import { type Fields, isFields, textIn } from '../../core/json';
import { invalidType, invalidValue } from '../errors';
import { UNVERIFIED } from '../unverified';

/** A stretch of time, its end not included; the zone says where its days begin. Seconds. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
  readonly zone: string;
}

const HOUR = 3_600;

/**
 * Reads one JSON text of `time_ranges[]` (platform document 4d): days with both ends, hours, or
 * Unix seconds; never in the future.
 */
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

export const GRANULARITIES = ['hourly', 'daily', 'monthly', 'none'] as const;
export type Granularity = (typeof GRANULARITIES)[number];

/** One stretch that a row sums up; seconds, the end not included. */
export interface Bucket {
  readonly start: number;
  readonly end: number;
  readonly readable: string;
}

const UNITS = { hourly: 'hour', daily: 'day', monthly: 'month' } as const;
const FORMATS = { hourly: "yyyy-MM-dd'T'HH:00", daily: 'yyyy-MM-dd', monthly: 'yyyy-MM' } as const;

/** Cuts a range at the hours, days or months of its zone. */
export function bucketsOf(range: TimeRange, granularity: Granularity): readonly Bucket[] {
  const { start, end, zone } = range;
  const local = (seconds: number) => DateTime.fromSeconds(seconds, { zone });
  if (granularity === 'none') {
    return [
      { start, end, readable: `${local(start).toISODate()} - ${local(end - 1).toISODate()}` },
    ];
  }
  const buckets: Bucket[] = [];
  for (let at = start; at < end; at = buckets.at(-1)?.end ?? end) {
    const next = local(at)
      .startOf(UNITS[granularity])
      .plus({ [UNITS[granularity]]: 1 })
      .toSeconds();
    buckets.push({
      start: at,
      end: Math.min(next, end),
      readable: local(at).toFormat(FORMATS[granularity]),
    });
  }
  return buckets;
}

/** The bucket that a time lies in; buckets are in their order. */
export function bucketAt(buckets: readonly Bucket[], at: number): Bucket | undefined {
  let [low, high] = [0, buckets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((buckets[middle]?.end ?? Infinity) > at) high = middle;
    else low = middle + 1;
  }
  const found = buckets[low];
  return found && found.start <= at ? found : undefined;
}
