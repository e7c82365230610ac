import { type Issue, type IssueCode, isTimeZone } from '@switchyard/kernel';
import {
  type AdSchedule,
  BID_MODIFIER_RANGE,
  completeWindow,
  endMinuteOf,
  inWeekOrder,
  MAX_WINDOWS,
  QUARTER_HOURS,
  type ScheduleWindow,
  type ScheduleWindowInput,
  startMinuteOf,
  tooManyWindows,
  WEEKDAYS,
} from './ad-schedule';

/**
 * Every problem of a campaign's `adSchedule`; `path` is the JSON pointer of the field. Throws
 * `TOO_MANY_WINDOWS` above 84.
 */
export const validateSchedule = (schedule: AdSchedule, path: string): Issue[] => {
  if (typeof schedule === 'string') return [];
  if (schedule.windows.length > MAX_WINDOWS) throw tooManyWindows(schedule.windows.length);
  const issues = schedule.windows.flatMap((window, index) =>
    validateWindow(window, `${path}/windows/${index}`),
  );
  if (issues.length === 0) issues.push(...overlaps(schedule.windows, path));
  if (schedule.timezone !== undefined && !isTimeZone(schedule.timezone)) {
    issues.push({
      path: `${path}/timezone`,
      code: 'BAD_FORMAT',
      message: 'timezone must be the name of a time zone such as Europe/Berlin',
    });
  }
  return issues;
};

interface Placed {
  readonly window: ScheduleWindow;
  readonly index: number;
}

const overlaps = (windows: readonly ScheduleWindowInput[], path: string): Issue[] => {
  const placed: Placed[] = windows.map((window, index) => ({
    window: completeWindow(window),
    index,
  }));
  placed.sort((a, b) => inWeekOrder(a.window, b.window));
  let reach = placed[0];
  return placed.slice(1).flatMap((next) => {
    const earlier = reach!;
    if (
      earlier.window.day !== next.window.day ||
      endMinuteOf(next.window) > endMinuteOf(earlier.window)
    ) {
      reach = next;
    }
    return overlap(earlier.window, next.window) ? [overlapIssue(earlier, next, path)] : [];
  });
};

const overlap = (earlier: ScheduleWindow, later: ScheduleWindow): boolean =>
  earlier.day === later.day && startMinuteOf(later) < endMinuteOf(earlier);

const overlapIssue = (earlier: Placed, later: Placed, path: string): Issue => ({
  path: `${path}/windows/${Math.max(earlier.index, later.index)}`,
  code: 'CONFLICT',
  message: `The window must not overlap window ${Math.min(earlier.index, later.index)}`,
});

const MINUTES_PER_DAY = 1440;

/**
 * Every problem of one window; `path` is its JSON pointer. A window ends after it starts, on the
 * same day.
 */
const validateWindow = (window: ScheduleWindowInput, path: string): Issue[] => {
  const issues: Issue[] = [];
  const add = (member: string, code: IssueCode, message: string) =>
    issues.push({ path: `${path}/${member}`, code, message });
  const { day, startHour, startMinute, endHour, endMinute, bidModifier } = completeWindow(window);

  if (!WEEKDAYS.includes(day)) {
    add('day', 'NOT_ONE_OF', `day must be one of ${WEEKDAYS.join(', ')}`);
  }
  if (!isHour(startHour, 23)) {
    add('startHour', 'OUT_OF_RANGE', 'startHour must be a whole number from 0 to 23');
  }
  if (!isHour(endHour, 24)) {
    add('endHour', 'OUT_OF_RANGE', 'endHour must be a whole number from 0 to 24');
  }
  if (!QUARTER_HOURS.includes(startMinute)) {
    add('startMinute', 'NOT_ONE_OF', `startMinute must be one of ${QUARTER_HOURS.join(', ')}`);
  }
  if (!QUARTER_HOURS.includes(endMinute)) {
    add('endMinute', 'NOT_ONE_OF', `endMinute must be one of ${QUARTER_HOURS.join(', ')}`);
  }
  if (!(bidModifier >= BID_MODIFIER_RANGE.min && bidModifier <= BID_MODIFIER_RANGE.max)) {
    add('bidModifier', 'OUT_OF_RANGE', 'bidModifier must be from 0.1 to 10');
  }
  if (issues.length === 0) issues.push(...endIssues(window, path));
  return issues;
};

const isHour = (value: number, last: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= last;

const endIssues = (window: ScheduleWindowInput, path: string): Issue[] => {
  const complete = completeWindow(window);
  const end = endMinuteOf(complete);
  if (end > MINUTES_PER_DAY) {
    return [
      {
        path: `${path}/endMinute`,
        code: 'OUT_OF_RANGE',
        message: 'The window must end at 24:00 at the latest',
      },
    ];
  }
  if (end <= startMinuteOf(complete)) {
    return [
      {
        path: `${path}/endHour`,
        code: 'OUT_OF_RANGE',
        message: 'The window must end after it starts',
      },
    ];
  }
  return [];
};
