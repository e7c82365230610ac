import type { ScheduleWindow, ScheduleWindowInput } from './schedule-window';

/** The most windows that a schedule may have. */
export const MAX_WINDOWS = 84;

export interface StructuredScheduleInput {
  readonly windows: readonly ScheduleWindowInput[];
  /** IANA; the account's zone when left out. */
  readonly timezone?: string;
}

/** A weekly schedule with nothing left to resolve. */
export interface StructuredSchedule {
  readonly windows: readonly ScheduleWindow[];
  /** IANA. */
  readonly timezone: string;
}
