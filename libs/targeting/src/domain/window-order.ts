import { minuteOfDay } from './quarter-hour';
import type { ScheduleWindow } from './schedule-window';
import { WEEKDAYS } from './weekday';

/** Minutes since midnight at which a window starts and ends; the end is exclusive. */
export const startMinuteOf = (window: ScheduleWindow): number =>
  minuteOfDay(window.startHour, window.startMinute);
export const endMinuteOf = (window: ScheduleWindow): number =>
  minuteOfDay(window.endHour, window.endMinute);

/** Monday first, then by start, then by end. */
export const inWeekOrder = (a: ScheduleWindow, b: ScheduleWindow): number =>
  WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day) ||
  startMinuteOf(a) - startMinuteOf(b) ||
  endMinuteOf(a) - endMinuteOf(b);
