import { DateTime } from 'luxon';
import type { PerformanceFact } from './daily-performance';
import type { DayRange } from './day-range';

/** Some days, and all that is told of them. */
export interface Slice {
  readonly range: DayRange;
  readonly rows: readonly PerformanceFact[];
}

/** So many rows go into one statement; a day is never divided. */
const ROWS = 10_000;

const nextDay = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 1 }).toISODate()!;

const byDay = (
  rows: readonly PerformanceFact[],
): (readonly [string, readonly PerformanceFact[]])[] => {
  const days = new Map<string, PerformanceFact[]>();
  for (const row of rows) {
    const same = days.get(row.day);
    if (same) same.push(row);
    else days.set(row.day, [row]);
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1));
};

/** Divides a range so that no slice tells more than can be written at once. The slices cover every day of it, days without rows included. */
export const slicesOf = (
  { from, to }: DayRange,
  rows: readonly PerformanceFact[],
  most = ROWS,
): readonly Slice[] => {
  const slices: Slice[] = [];
  let open: { from: string; to: string; rows: PerformanceFact[] } = { from, to, rows: [] };
  for (const [day, told] of byDay(rows)) {
    if (open.rows.length && open.rows.length + told.length > most) {
      slices.push({ range: { from: open.from, to: open.to }, rows: open.rows });
      open = { from: nextDay(open.to), to: day, rows: [] };
    }
    for (const row of told) open.rows.push(row);
    open.to = day;
  }
  return [...slices, { range: { from: open.from, to }, rows: open.rows }];
};
