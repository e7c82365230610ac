import { DateTime } from 'luxon';

/** A stretch of at most a quarter of an hour, as the account's zone sees it. */
export interface TimeSlice {
  readonly start: Date;
  readonly hours: number;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly day: string;
  readonly minuteOfDay: number;
}

const QUARTER_MS = 15 * 60_000;
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** Cuts a stretch of time at quarter hours: schedules and days never change inside one (zones differ by quarter hours). */
export function timeSlices(from: Date, to: Date, timeZone: string): readonly TimeSlice[] {
  const slices: TimeSlice[] = [];
  let start = from.getTime();
  while (start < to.getTime()) {
    const end = Math.min(to.getTime(), (Math.floor(start / QUARTER_MS) + 1) * QUARTER_MS);
    slices.push(slice(start, end, timeZone));
    start = end;
  }
  return slices;
}

function slice(start: number, end: number, timeZone: string): TimeSlice {
  const local = DateTime.fromMillis(start, { zone: timeZone });
  return {
    start: new Date(start),
    hours: (end - start) / 3_600_000,
    date: local.toFormat('yyyy-MM-dd'),
    day: DAYS[local.weekday - 1] ?? '',
    minuteOfDay: local.hour * 60 + local.minute,
  };
}
