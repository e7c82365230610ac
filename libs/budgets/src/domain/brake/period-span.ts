import { DateTime } from 'luxon';
import type { BudgetPeriod } from '../account-budget';

/** One day or month of an account, as moments: from `start` until before `end`. */
export interface PeriodSpan {
  /** `2026-11-22` or `2026-11`: tells periods of one kind apart. */
  readonly key: string;
  readonly start: Date;
  readonly end: Date;
}

const UNIT = { daily: 'day', monthly: 'month' } as const;
const KEY = { daily: 'yyyy-MM-dd', monthly: 'yyyy-MM' } as const;

/** The period that a moment is in, by the calendar of the zone: days have 23 or 25 hours when clocks change. */
export const periodSpan = (period: BudgetPeriod, now: Date, timeZone: string): PeriodSpan => {
  const start = DateTime.fromJSDate(now, { zone: timeZone }).startOf(UNIT[period]);
  const end = start.plus({ [UNIT[period]]: 1 }).startOf(UNIT[period]);
  return { key: start.toFormat(KEY[period]), start: start.toJSDate(), end: end.toJSDate() };
};
