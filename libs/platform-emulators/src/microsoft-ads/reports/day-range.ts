import { DateTime } from 'luxon';
import { calendarDate } from '../rules/calendar-date';
import { unverifiedCodes as codes } from '../unverified';
import { operationFault } from '../wire/fault';
import type { Fields } from '../../json/fields';
import type { PredefinedTime } from './report-shape';

/** Days from first to last, both included (YYYY-MM-DD). */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

/** The days a `Time` asks for: a predefined one, or a custom range. Throws the vendor's fault when it is neither. */
export function dayRangeOf(time: Fields, today: string): DayRange {
  if (time.PredefinedTime != null) {
    return predefined(
      time.PredefinedTime as PredefinedTime,
      DateTime.fromISO(today, { zone: 'utc' }),
    );
  }
  const [first, last] = [
    calendarDate(time, 'CustomDateRangeStart'),
    calendarDate(time, 'CustomDateRangeEnd'),
  ];
  if (first === undefined || last === undefined || last < first) {
    throw operationFault(codes.invalidReportRequest, 'Time needs a range of days.');
  }
  return { first, last };
}

function predefined(name: PredefinedTime, today: DateTime): DayRange {
  const yesterday = today.minus({ days: 1 });
  switch (name) {
    case 'Today':
      return range(today, today);
    case 'Yesterday':
      return range(yesterday, yesterday);
    case 'LastSevenDays':
      return range(today.minus({ days: 7 }), yesterday);
    case 'Last14Days':
      return range(today.minus({ days: 14 }), yesterday);
    case 'Last30Days':
      return range(today.minus({ days: 30 }), yesterday);
    case 'ThisMonth':
      return range(today.startOf('month'), today);
    case 'LastMonth':
      return range(
        today.minus({ months: 1 }).startOf('month'),
        today.startOf('month').minus({ days: 1 }),
      );
  }
}

const range = (first: DateTime, last: DateTime): DayRange => ({
  first: first.toFormat('yyyy-MM-dd'),
  last: last.toFormat('yyyy-MM-dd'),
});

/** Every day of a range. */
export function daysOf({ first, last }: DayRange): readonly string[] {
  const days: string[] = [];
  for (
    let day = DateTime.fromISO(first, { zone: 'utc' });
    day.toFormat('yyyy-MM-dd') <= last;
    day = day.plus({ days: 1 })
  ) {
    days.push(day.toFormat('yyyy-MM-dd'));
  }
  return days;
}
