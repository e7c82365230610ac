import { DateTime } from 'luxon';

/** Days from `from` to `to`, both counted; YYYY-MM-DD. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The last days up to today, today counted, as the calendar of the zone has them. */
export const lastDays = (now: Date, timeZone: string, days: number): DayRange => {
  const today = DateTime.fromJSDate(now, { zone: timeZone });
  return { from: today.minus({ days: days - 1 }).toISODate()!, to: today.toISODate()! };
};

/** Every month that has a day of the range, as YYYY-MM. */
export const monthsOf = ({ from, to }: DayRange): readonly string[] => {
  const first = DateTime.fromISO(from, { zone: 'utc' }).startOf('month');
  const count = Math.floor(DateTime.fromISO(to, { zone: 'utc' }).diff(first, 'months').months) + 1;
  return Array.from({ length: count }, (_, index) =>
    first.plus({ months: index }).toFormat('yyyy-MM'),
  );
};

/** Days that a read-out covers when the request names none. */
export const DEFAULT_WINDOW_DAYS = 90;
export const LONGEST_WINDOW_DAYS = 365;

/** `30` and `30d` are thirty days; undefined for what is no window of 1 to 365 days. */
export const windowDays = (text: string): number | undefined => {
  const days = Number(/^(\d{1,3})d?$/.exec(text)?.[1]);
  return days >= 1 && days <= LONGEST_WINDOW_DAYS ? days : undefined;
};
