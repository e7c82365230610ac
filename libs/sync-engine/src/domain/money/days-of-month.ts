import { DateTime } from 'luxon';

/** `YYYY-MM-DD` of every day from now to the end of the month in a zone, today first. */
export const daysToMonthEnd = (now: Date, timeZone: string): readonly string[] => {
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  const count = (today.daysInMonth ?? today.day) - today.day + 1;
  return Array.from({ length: count }, (_, index) => dayOf(today.plus({ days: index })));
};

const dayOf = (day: DateTime): string => day.toISODate() ?? '';

/** The first and the last day of a campaign, where it has them. Both run. */
export interface RunningDates {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export const runningDays = (
  days: readonly string[],
  { startDate, endDate }: RunningDates,
): readonly string[] =>
  days.filter(
    (day) => (startDate === null || day >= startDate) && (endDate === null || day <= endDate),
  );
