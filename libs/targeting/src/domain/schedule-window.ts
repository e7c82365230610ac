import type { QuarterHour } from './quarter-hour';
import type { Weekday } from './weekday';

/** The multiplier range of a window's bid; 1 means no change. */
export const BID_MODIFIER_RANGE = { min: 0.1, max: 10 } as const;

/** One entry of a weekly schedule as a caller writes it; hours are in the schedule's zone. */
export interface ScheduleWindowInput {
  readonly day: Weekday;
  /** 0 to 23. */
  readonly startHour: number;
  /** `ZERO` when left out. */
  readonly startMinute?: QuarterHour;
  /** 0 to 24; 24 is the end of the day. */
  readonly endHour: number;
  readonly endMinute?: QuarterHour;
  /** 0.1 to 10; 1 when left out. */
  readonly bidModifier?: number;
}

/** One entry of an expanded weekly schedule: nothing left out. */
export type ScheduleWindow = Required<ScheduleWindowInput>;

export const completeWindow = (window: ScheduleWindowInput): ScheduleWindow => ({
  day: window.day,
  startHour: window.startHour,
  startMinute: window.startMinute ?? 'ZERO',
  endHour: window.endHour,
  endMinute: window.endMinute ?? 'ZERO',
  bidModifier: window.bidModifier ?? 1,
});
