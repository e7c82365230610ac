import { DateTime } from 'luxon';
import { type Complaint, complaint } from '../errors';
import type { Json } from '../schema/message';
import { isRemoved, listOf, numberOf, partOf, type Row, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import { required, type Rule } from './rule';

const MINUTES: Readonly<Record<string, number>> = {
  ZERO: 0,
  FIFTEEN: 15,
  THIRTY: 30,
  FORTY_FIVE: 45,
};

/** Start and end in minutes of the day; the end is exclusive and may be 1440. */
export function windowOf(schedule: Json): {
  readonly day: string;
  readonly from: number;
  readonly to: number;
} {
  return {
    day: textOf(schedule, 'dayOfWeek'),
    from:
      (numberOf(schedule, 'startHour') ?? 0) * 60 + (MINUTES[textOf(schedule, 'startMinute')] ?? 0),
    to: (numberOf(schedule, 'endHour') ?? 0) * 60 + (MINUTES[textOf(schedule, 'endMinute')] ?? 0),
  };
}

/** One window against itself and its siblings. Paths start at the schedule. */
export function scheduleComplaints(schedule: Json, siblings: Iterable<Row>): readonly Complaint[] {
  const missing = required(
    schedule,
    'dayOfWeek',
    'startMinute',
    'endMinute',
    'startHour',
    'endHour',
  );
  if (missing.length) return missing;
  const wrong = intervalComplaint(schedule);
  if (wrong) return [wrong];
  const { day, from, to } = windowOf(schedule);
  const sameDay = [...siblings]
    .filter((row) => !isRemoved(row) && row.data['adSchedule'] !== undefined)
    .map((row) => windowOf(partOf(row.data, 'adSchedule')))
    .filter((window) => window.day === day && !(window.from === from && window.to === to));
  if (sameDay.some((window) => window.from < to && from < window.to)) {
    return [
      complaint(
        'criterionError.AD_SCHEDULE_TIME_INTERVALS_OVERLAP',
        '',
        'Two time intervals overlap.',
      ),
    ];
  }
  if (sameDay.length < UNVERIFIED.adSchedulesPerDay) return [];
  return [
    complaint(
      'criterionError.AD_SCHEDULE_EXCEEDED_INTERVALS_PER_DAY_LIMIT',
      '',
      'Too many time intervals on one day.',
    ),
  ];
}

function intervalComplaint(schedule: Json): Complaint | undefined {
  const [startHour = 0, endHour = 0] = [
    numberOf(schedule, 'startHour'),
    numberOf(schedule, 'endHour'),
  ];
  const { from, to } = windowOf(schedule);
  if (startHour < 0 || startHour > 23 || endHour < 0 || to > 24 * 60) {
    return complaint(
      'criterionError.AD_SCHEDULE_INVALID_TIME_INTERVAL',
      '',
      'The time interval is invalid.',
    );
  }
  if (to < from) {
    return complaint(
      'criterionError.AD_SCHEDULE_INTERVAL_CANNOT_SPAN_MULTIPLE_DAYS',
      '',
      'A time interval cannot cross midnight.',
    );
  }
  return to === from
    ? complaint(
        'criterionError.AD_SCHEDULE_INVALID_TIME_INTERVAL',
        '',
        'The time interval is empty.',
      )
    : undefined;
}

/** v25 SitelinkAsset: at most 6 schedules a day, 42 in total. */
const PER_DAY = 6;
const IN_ALL = 42;

/** When a sitelink, callout or call may serve: whole dates, and windows that do not overlap. */
export function assetScheduleComplaints(data: Json): readonly Complaint[] {
  return [
    ...dateComplaints(data),
    ...windowComplaints(listOf(data, 'adScheduleTargets').map(windowOf)),
  ];
}

function dateComplaints(data: Json): readonly Complaint[] {
  const malformed = ['startDate', 'endDate'].filter((member) => {
    const text = textOf(data, member);
    return text !== '' && !(/^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid);
  });
  if (malformed.length) {
    return malformed.map((member) =>
      complaint('dateError.INVALID_STRING_DATE', member, 'The date is malformed.', data[member]),
    );
  }
  const [start, end] = [textOf(data, 'startDate'), textOf(data, 'endDate')];
  return start && end && end < start
    ? [
        complaint(
          'dateRangeError.START_DATE_AFTER_END_DATE',
          'endDate',
          'The end is before the start.',
          end,
        ),
      ]
    : [];
}

function windowComplaints(windows: readonly ReturnType<typeof windowOf>[]): readonly Complaint[] {
  const at = 'adScheduleTargets';
  const ordered = [...windows].sort((a, b) => a.day.localeCompare(b.day) || a.from - b.from);
  const overlap = ordered.some(
    (window, index) =>
      ordered[index + 1]?.day === window.day && (ordered[index + 1]?.from ?? 0) < window.to,
  );
  if (overlap) {
    return [
      complaint(
        'assetError.SCHEDULES_CANNOT_OVERLAP',
        at,
        'Ad schedules for the same asset cannot overlap.',
      ),
    ];
  }
  const crowded =
    windows.length > IN_ALL ||
    windows.some(({ day }) => windows.filter((other) => other.day === day).length > PER_DAY);
  return crowded ? [complaint('collectionSizeError.TOO_MANY', at, 'Too many schedules.')] : [];
}

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

/** Only what changes is compared with the clock: an ended campaign can still be renamed. */
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

/**
 * Started means: the day of the start is over, or something was delivered. That a start today can
 * still be moved is from memory, unverified.
 */
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

/**
 * Dates are days of the account's zone (v25 protos: campaign.proto, date_error.proto,
 * date_range_error.proto).
 */
export const dateRules: readonly Rule[] = [format, order, startedAlready, notInThePast];
