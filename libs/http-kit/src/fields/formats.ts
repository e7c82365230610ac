import { isTimeZone } from '@switchyard/kernel';
import { isEmail, MaxLength } from 'class-validator';
import { field, type Field, type FieldOptions, must, says } from './field';
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

/** An e-mail address; one with a display name is refused. */
export const EmailAddress = (options: FieldOptions & { readonly example: string }): Field =>
  field({
    kind: 'text',
    options,
    rules: [
      isString,
      must(
        'isEmailAddress',
        { code: 'BAD_FORMAT' },
        'must be an e-mail address such as ada@example.com',
        (value) => isEmail(value),
      ),
    ],
    schema: () => ({ type: 'string', format: 'email', minLength: 3, maxLength: 254 }),
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

export interface WebUrlOptions extends FieldOptions {
  readonly example: string | null;
  /** Characters; 2048 unless stated. */
  readonly max?: number;
}

/** An absolute http or https address without user name or password. */
export const WebUrl = (options: WebUrlOptions): Field => {
  const max = options.max ?? 2048;
  return field({
    kind: 'text',
    options,
    rules: [
      isString,
      (each) =>
        MaxLength(max, says({ code: 'TOO_LONG' }, `must have at most ${max} characters`, each)),
      must(
        'isWebUrl',
        { code: 'BAD_FORMAT' },
        'must be an http or https address such as https://example.com/bread, without user name and blanks',
        isWebUrl,
      ),
    ],
    schema: () => ({
      type: 'string',
      format: 'uri',
      maxLength: max,
      pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
    }),
  });
};

/** True for an absolute http or https address that has a host, no blanks and no credentials. */
export const isWebUrl = (value: unknown): boolean => {
  if (typeof value !== 'string' || !/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) {
    return false;
  }
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
};

const LONGEST = 64;

export interface ZoneNameOptions extends FieldOptions {
  /** Words that are taken beside the names of zones. */
  readonly words?: readonly string[];
}

/** The name of an IANA time zone, such as `Europe/Berlin`. */
export const ZoneName = ({ words = [], ...options }: ZoneNameOptions): Field =>
  field({
    kind: 'text',
    options,
    rules: [
      isString,
      must(
        'isZoneName',
        { code: 'BAD_FORMAT' },
        `must be ${[...words, 'the name of a time zone such as Europe/Berlin'].join(' or ')}`,
        (value) =>
          typeof value === 'string' &&
          (words.includes(value) || (value.length <= LONGEST && isTimeZone(value))),
      ),
    ],
    schema: () => ({ type: 'string', minLength: 1, maxLength: LONGEST }),
  });
