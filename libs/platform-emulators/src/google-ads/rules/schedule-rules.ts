import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';
import { isRemoved, numberOf, partOf, type Row, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { required } from './required';

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
