import type { SchedulePreset } from './ad-schedule';
import type { ScheduleWindow } from './schedule-window';
import { WEEKDAYS, type Weekday } from './weekday';

/** What a preset of the campaign field stands for, Monday first. */
export const presetWindows = (preset: SchedulePreset): ScheduleWindow[] => {
  switch (preset) {
    case 'ALL_HOURS_ALL_DAYS':
    case 'CUSTOM':
      return WEEKDAYS.map((day) => hours(day, 0, 24));
    case 'BUSINESS_HOURS':
      return WEEKDAYS.slice(0, 5).map((day) => hours(day, 9, 17));
  }
};

const hours = (day: Weekday, startHour: number, endHour: number): ScheduleWindow => ({
  day, startHour, startMinute: 'ZERO', endHour, endMinute: 'ZERO', bidModifier: 1,
});
