import type { Issue, IssueCode } from '@switchyard/kernel';
import { QUARTER_HOURS } from './quarter-hour';
import { BID_MODIFIER_RANGE, completeWindow, type ScheduleWindowInput } from './schedule-window';
import { WEEKDAYS } from './weekday';
import { endMinuteOf, startMinuteOf } from './window-order';

const MINUTES_PER_DAY = 1440;

/** Every problem of one window; `path` is its JSON pointer. A window ends after it starts, on the same day. */
export const validateWindow = (window: ScheduleWindowInput, path: string): Issue[] => {
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
