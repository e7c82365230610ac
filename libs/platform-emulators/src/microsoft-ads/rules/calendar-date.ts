import { type Fields, numberIn, objectIn } from '../../json/fields';

/** A `{ Day, Month, Year }` member as YYYY-MM-DD; undefined when it is no day of the calendar. */
export function calendarDate(fields: Fields, member: string): string | undefined {
  const date = objectIn(fields, member);
  const [year, month, day] = [
    numberIn(date, 'Year'),
    numberIn(date, 'Month'),
    numberIn(date, 'Day'),
  ];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? at.toISOString().slice(0, 10) : undefined;
}

/** A YYYY-MM-DD day as the vendor's date object. */
export function dateObject(day: string): Fields {
  const [Year, Month, Day] = day.split('-').map(Number);
  return { Day, Month, Year };
}
