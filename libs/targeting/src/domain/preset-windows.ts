import type { SchedulePreset } from './ad-schedule';
import type { ScheduleWindow } from './schedule-window';
import type { HumanPreset } from './set-ad-schedule';
import { WEEKDAYS, type Weekday } from './weekday';

/** What a preset stands for, Monday first; a night is two windows, one on each side of midnight. */
export const presetWindows = (preset: SchedulePreset | HumanPreset): ScheduleWindow[] => {
  switch (preset) {
    case 'ALL_HOURS_ALL_DAYS':
    case 'CUSTOM':
      return WEEKDAYS.map((day) => hours(day, 0, 24));
    case 'BUSINESS_HOURS':
      return WEEKDAYS.slice(0, 5).map((day) => hours(day, 9, 17));
    case 'OVERNIGHT':
      return WEEKDAYS.flatMap((day) => [hours(day, 0, 6), hours(day, 22, 24)]);
    case 'WEEKENDS':
      return [hours('SATURDAY', 0, 24), hours('SUNDAY', 0, 24)];
    case 'PHARMACY_OPEN_HOURS':
      return [...WEEKDAYS.slice(0, 5).map((day) => hours(day, 8, 20)), hours('SATURDAY', 9, 18)];
  }
};

const hours = (day: Weekday, startHour: number, endHour: number): ScheduleWindow => ({
  day,
  startHour,
  startMinute: 'ZERO',
  endHour,
  endMinute: 'ZERO',
  bidModifier: 1,
});
