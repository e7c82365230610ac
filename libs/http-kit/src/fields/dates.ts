import { field, type Field, type FieldOptions } from './field';
import { must } from './rule';
import { isString } from './text';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** A day, `YYYY-MM-DD`, in the account's time zone. */
export const CalendarDate = (options: FieldOptions): Field =>
  field({
    kind: 'text',
    options,
    rules: [
      isString,
      must(
        'isCalendarDate',
        { code: 'BAD_FORMAT' },
        'must be a day that exists, such as 2026-01-31',
        isCalendarDate,
      ),
    ],
    schema: () => ({ type: 'string', format: 'date', minLength: 10, maxLength: 10 }),
  });

/** A moment, RFC 3339 with a zone or Z; answers are always in UTC with Z. */
export const Timestamp = (options: FieldOptions): Field =>
  field({
    kind: 'text',
    options,
    rules: [
      isString,
      must(
        'isTimestamp',
        { code: 'BAD_FORMAT' },
        'must be a moment with a time zone, such as 2026-01-31T09:30:00Z',
        isTimestamp,
      ),
    ],
    schema: () => ({ type: 'string', format: 'date-time', maxLength: 35 }),
  });

/** True for a day that the calendar has: no 30 February. */
export const isCalendarDate = (value: unknown): boolean => {
  const parts = typeof value === 'string' ? DATE.exec(value) : null;
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** True for an RFC 3339 moment whose day exists. */
export const isTimestamp = (value: unknown): boolean => {
  const parts = typeof value === 'string' ? TIMESTAMP.exec(value) : null;
  return parts !== null && isCalendarDate(parts[1]) && !Number.isNaN(Date.parse(value as string));
};
