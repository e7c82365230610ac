import type { StructuredSchedule } from './structured-schedule';
import { WEEKDAYS } from './weekday';

/** True when an expanded schedule restricts nothing and changes no bid: an ad network needs no windows for it. */
export const isEveryHour = (schedule: StructuredSchedule): boolean =>
  schedule.windows.length === WEEKDAYS.length &&
  schedule.windows.every(
    (window) =>
      window.startHour === 0 &&
      window.startMinute === 'ZERO' &&
      window.endHour === 24 &&
      window.bidModifier === 1,
  );
