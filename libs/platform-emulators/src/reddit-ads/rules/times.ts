import { DateTime } from 'luxon';
import type { Fields } from '../../json/fields';
import { dataError, type FieldError } from '../wire/field-error';
import { textIn } from '../../json/fields';
import { isGiven } from '../wire/is-given';

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** A moment as the vendor writes it, to the second, in UTC. */
export const vendorTime = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** A time as it was sent, in the vendor's own spelling; what is no time with an offset stays as it is, for the rules to refuse. */
export function normalTime(value: unknown): unknown {
  return isTime(value) ? vendorTime(DateTime.fromISO(value).toMillis()) : (value ?? null);
}

export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && WITH_OFFSET.test(value) && DateTime.fromISO(value).isValid;

/** What is wrong with the times of a campaign or ad group. `before` are its members before a change: an end that stays may be over. */
export function timeProblems(
  fields: Fields,
  before: Fields | undefined,
  now: number,
): readonly FieldError[] {
  const wrong = ['start_time', 'end_time'].filter(
    (member) => isGiven(fields, member) && !isTime(fields[member]),
  );
  if (wrong.length > 0) {
    return wrong.map((member) => dataError(member, 'Must be an ISO 8601 time with an offset.'));
  }
  const [start, end] = [textIn(fields, 'start_time'), textIn(fields, 'end_time')];
  if (end === '') return [];
  if (start === '') return [dataError('start_time', 'Required when end_time is set.')];
  if (Date.parse(end) <= Date.parse(start)) {
    return [dataError('end_time', 'Must be after start_time.')];
  }
  return Date.parse(end) <= now && before?.end_time !== end
    ? [dataError('end_time', 'Must be in the future.')]
    : [];
}
