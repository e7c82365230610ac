import { UNVERIFIED } from '../unverified';
import { type Fields, numberIn, objectIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

/** A stretch of time in epoch milliseconds: from `start` on, up to but without `end`. */
export interface RunSchedule {
  readonly start: number | undefined;
  readonly end: number | undefined;
}

export function scheduleOf(fields: Fields): RunSchedule {
  const schedule = objectIn(fields, 'runSchedule');
  return { start: numberIn(schedule, 'start'), end: numberIn(schedule, 'end') };
}

/** What is wrong with a schedule: no start, end before start, new dates in the past, passed dates that were changed. */
export function scheduleProblems(
  fields: Fields,
  before: Fields | undefined,
  now: number,
): readonly Problem[] {
  const wished = scheduleOf(fields);
  const { start, end } = wished;
  const found: Problem[] = [];
  if (start === undefined && fields.runSchedule !== undefined) {
    found.push(problem('MISSING_FIELD', '/runSchedule/start', 'is required but missing'));
  }
  if (start !== undefined && end !== undefined && start >= end) {
    found.push(
      problem(
        'START_DATE_AFTER_END_DATE',
        '/runSchedule/start',
        "can't be set to a date after end date",
      ),
    );
  }
  const held = before ? scheduleOf(before) : { start: undefined, end: undefined };
  const earliest = { start: now - UNVERIFIED.startToleranceHours * 3_600_000, end: now };
  return [
    ...found,
    ...(['start', 'end'] as const).flatMap((side) =>
      dateProblems(side, wished[side], held[side], earliest[side], now),
    ),
  ];
}

function dateProblems(
  side: 'start' | 'end',
  wished: number | undefined,
  held: number | undefined,
  earliest: number,
  now: number,
): readonly Problem[] {
  if (wished === held) return [];
  const path = `/runSchedule/${side}`;
  if (held !== undefined && held <= now && side === 'start') {
    return [
      problem('DATE_IMMUTABLE_WHEN_PASSED', path, "can't be updated when it has already passed"),
    ];
  }
  if (wished === undefined || wished >= earliest) return [];
  return [problem('DATE_TOO_EARLY', path, `value ${wished} must be no earlier than ${earliest}`)];
}

export type ScheduleState = 'before' | 'running' | 'over';

/** Where a time stands in a schedule. */
export function scheduleState(fields: Fields, at: number): ScheduleState {
  const { start, end } = scheduleOf(fields);
  if (start !== undefined && at < start) return 'before';
  return end !== undefined && at >= end ? 'over' : 'running';
}
