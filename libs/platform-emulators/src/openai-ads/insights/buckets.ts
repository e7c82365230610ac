import { DateTime } from 'luxon';
import type { TimeRange } from './time-range';

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

/** The bucket that a time lies in; buckets stand in their order. */
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
