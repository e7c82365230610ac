import { moveSchedule } from './move-schedule';
import type { ScheduleWarning } from './schedule-warning';
import type { StructuredSchedule } from './structured-schedule';
import { nextShiftDate, zoneShift } from './zone-shift';

export interface ConvertedSchedule {
  readonly schedule: StructuredSchedule;
  readonly warnings: readonly ScheduleWarning[];
}

/** `moveSchedule`, and what to know about it: that hours were rounded, and when the difference will change next. */
export const convertSchedule = (
  schedule: StructuredSchedule,
  to: string,
  at: Date,
): ConvertedSchedule => ({
  schedule: moveSchedule(schedule, to, at),
  warnings: isUniform(schedule) ? [] : zoneWarnings(schedule.timezone, to, at),
});

/** True when moving makes no difference: one modifier (the same for all) at every hour. */
const isUniform = ({ windows }: StructuredSchedule): boolean =>
  windows.length === 7 &&
  windows.every(
    ({ startHour, startMinute, endHour, bidModifier }) =>
      startHour === 0 &&
      startMinute === 'ZERO' &&
      endHour === 24 &&
      bidModifier === windows[0]?.bidModifier,
  );

const zoneWarnings = (from: string, to: string, at: Date): readonly ScheduleWarning[] => [
  ...(zoneShift(from, to, at).isExact ? [] : [rounded(from, to)]),
  ...shiftAhead(from, to, nextShiftDate(from, to, at)),
];

const rounded = (from: string, to: string): ScheduleWarning => ({
  code: 'ZONE_ROUNDED',
  message: `${from} and ${to} do not differ by a multiple of 15 minutes. Hours are rounded to the nearest quarter.`,
});

const shiftAhead = (
  from: string,
  to: string,
  date: string | undefined,
): readonly ScheduleWarning[] =>
  date === undefined
    ? []
    : [
        {
          code: 'DST_SHIFT_AHEAD',
          date,
          message: `The difference between ${from} and ${to} changes on ${date}. The hours are calculated again then, and the next sync sends them to the platforms.`,
        },
      ];
