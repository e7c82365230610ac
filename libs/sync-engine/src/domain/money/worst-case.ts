import type { Overdelivery } from '@switchyard/platforms';
import Big from 'big.js';
import { DateTime } from 'luxon';

/**
 * The most that a daily budget may cost on these days (`YYYY-MM-DD`, of one month), in micros, upwards. What was spent before them is not
 * taken off: a week or a month that has begun is reckoned as if all of it were still to come.
 */
export const worstCaseMicros = (
  dailyMicros: number,
  days: readonly string[],
  rule: Overdelivery,
): number =>
  new Big(dailyMicros).times(percentOf(days, rule)).div(100).round(0, Big.roundUp).toNumber();

const percentOf = (days: readonly string[], { dayPercent, evensOut }: Overdelivery): number => {
  const loose = days.length * dayPercent;
  switch (evensOut?.over) {
    case undefined:
      return loose;
    case 'month':
      return Math.min(loose, evensOut.percent);
    case 'week':
      return weeksOf(days, evensOut.begins).reduce(
        (sum, length) => sum + Math.min(length * dayPercent, evensOut.percent),
        0,
      );
    default:
      return evensOut satisfies never;
  }
};

/** How many of the days lie in each week that they touch. */
const weeksOf = (days: readonly string[], begins: number): readonly number[] => {
  const lengths = new Map<string, number>();
  for (const day of days) {
    const date = DateTime.fromISO(day, { zone: 'utc' });
    const week = date.minus({ days: (date.weekday - begins + 7) % 7 }).toISODate() ?? '';
    lengths.set(week, (lengths.get(week) ?? 0) + 1);
  }
  return [...lengths.values()];
};
