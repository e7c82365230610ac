import { calendarDate } from '../rules/calendar-date';
import { dayTimeOf } from '../criteria/day-time';
import { type Fields, listIn, objectIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';

/** What is wrong with when an extension may be shown. An empty schedule takes the schedule away. */
export function scheduleProblems(fields: Fields): readonly Problem[] {
  const schedule = objectIn(fields, 'Scheduling');
  const ranges = listIn<Fields | null>(schedule, 'DayTimeRanges');
  const found: Problem[] = [];
  const [start, end] = [calendarDate(schedule, 'StartDate'), calendarDate(schedule, 'EndDate')];
  if (start !== undefined && end !== undefined && end < start) {
    found.push(problem(codes.scheduleRange, 'Scheduling.EndDate', 'Before the start date.'));
  }
  if (ranges.some((range) => !isRange(range ?? {}))) {
    found.push(
      problem(codes.scheduleInterval, 'Scheduling.DayTimeRanges', 'The end comes after the begin.'),
    );
  }
  const isEmpty = start === undefined && end === undefined && ranges.length === 0;
  if (isEmpty && schedule.UseSearcherTimeZone != null) {
    found.push(
      problem(
        codes.scheduleSearcherZone,
        'Scheduling.UseSearcherTimeZone',
        'Only with dates or ranges.',
      ),
    );
  }
  return found;
}

const isRange = ({ Day, StartHour, StartMinute, EndHour, EndMinute }: Fields): boolean =>
  dayTimeOf({
    Day,
    FromHour: StartHour,
    FromMinute: StartMinute,
    ToHour: EndHour,
    ToMinute: EndMinute,
  }) !== undefined;
