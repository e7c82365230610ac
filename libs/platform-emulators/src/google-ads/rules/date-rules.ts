import { DateTime } from 'luxon';
import { type Complaint, complaint } from '../errors/complaint';
import { textOf } from '../state/row';
import type { Rule } from './kind-rules';

const FORMAT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/** YYYY-MM-DD in the account's zone. */
export const todayIn = (timeZone: string, now: Date): string =>
  DateTime.fromJSDate(now, { zone: timeZone }).toFormat('yyyy-MM-dd');

const format: Rule = ({ next }) =>
  ['startDateTime', 'endDateTime'].flatMap((member) => {
    const text = textOf(next, member);
    if (!text) return [];
    const valid = FORMAT.test(text) && DateTime.fromFormat(text, 'yyyy-MM-dd HH:mm:ss').isValid;
    return valid
      ? grainComplaints(text, member)
      : [
          complaint(
            'dateError.INVALID_STRING_DATE_TIME_SECONDS',
            member,
            'The date and time is malformed.',
            text,
          ),
        ];
  });

function grainComplaints(text: string, member: string): readonly Complaint[] {
  const due = member === 'startDateTime' ? '00:00:00' : '23:59:59';
  if (text.endsWith(due)) return [];
  const which =
    member === 'startDateTime'
      ? 'START_TIME_MUST_BE_THE_START_OF_A_DAY'
      : 'END_TIME_MUST_BE_THE_END_OF_A_DAY';
  return [
    complaint(
      `dateError.DATE_RANGE_ERROR_${which}`,
      member,
      'Only whole days are supported.',
      text,
    ),
  ];
}

const order: Rule = ({ next }) => {
  const [start, end] = [textOf(next, 'startDateTime'), textOf(next, 'endDateTime')];
  return start && end && end < start
    ? [
        complaint(
          'dateRangeError.START_DATE_AFTER_END_DATE',
          'endDateTime',
          'The end is before the start.',
          end,
        ),
      ]
    : [];
};

/** Only what changes is held against the clock: an ended campaign can still be renamed. */
const notInThePast: Rule = ({ next, previous, customer, now }) => {
  const today = `${todayIn(customer.timeZone, now)} 00:00:00`;
  return ['startDateTime', 'endDateTime'].flatMap((member) => {
    const text = textOf(next, member);
    if (!text || text >= today || textOf(previous?.data ?? {}, member) === text) return [];
    return [
      complaint('dateRangeError.CANNOT_SET_DATE_TO_PAST', member, 'The date is in the past.', text),
    ];
  });
};

/** Started means: the day of the start is over, or something was delivered. That a start today can still be moved is from memory, unverified. */
const startedAlready: Rule = ({ next, previous, customer, now }) => {
  if (!previous) return [];
  const before = textOf(previous.data, 'startDateTime');
  const isPast = before !== '' && before < `${todayIn(customer.timeZone, now)} 00:00:00`;
  const started = isPast || customer.spend.daysOf(previous.name).size > 0;
  if (!started || textOf(next, 'startDateTime') === before) return [];
  return [
    complaint(
      'dateRangeError.CANNOT_MODIFY_START_DATE_IF_ALREADY_STARTED',
      'startDateTime',
      'The campaign has started.',
    ),
  ];
};

/** Dates are days of the account's zone (v25 protos: campaign.proto, date_error.proto, date_range_error.proto). */
export const dateRules: readonly Rule[] = [format, order, startedAlready, notInThePast];
