import { DateTime } from 'luxon';

/** Days until the end of the month in UTC, today counted. */
export const daysLeftInMonth = (now: Date): number => {
  const today = DateTime.fromJSDate(now, { zone: 'utc' });
  return (today.daysInMonth ?? today.day) - today.day + 1;
};
