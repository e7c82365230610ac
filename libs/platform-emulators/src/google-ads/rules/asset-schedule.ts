import { DateTime } from 'luxon';
import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';
import { listOf, textOf } from '../state/row';
import { windowOf } from './schedule-rules';

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
