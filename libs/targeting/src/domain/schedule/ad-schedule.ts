import { type PlatformId, Refusal } from '@switchyard/kernel';

/**
 * Names that the campaign field `adSchedule` takes. `CUSTOM` means the same as
 * `ALL_HOURS_ALL_DAYS`.
 */
export const SCHEDULE_PRESETS = ['ALL_HOURS_ALL_DAYS', 'BUSINESS_HOURS', 'CUSTOM'] as const;

export type SchedulePreset = (typeof SCHEDULE_PRESETS)[number];

/** The campaign field as it was written; `expandSchedule` says what it means. */
export type AdSchedule = SchedulePreset | StructuredScheduleInput;

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

/** Days in the order in which a schedule is sorted. */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Minutes past the hour, spelled as the ad networks spell them; the location in the list times 15 is
 * the minute.
 */
export const QUARTER_HOURS = ['ZERO', 'FIFTEEN', 'THIRTY', 'FORTY_FIVE'] as const;

export type QuarterHour = (typeof QUARTER_HOURS)[number];

/** Minutes since midnight: 0 to 1440. */
export const minuteOfDay = (hour: number, quarter: QuarterHour): number =>
  hour * 60 + QUARTER_HOURS.indexOf(quarter) * 15;

/** The quarter that a minute of an hour or day falls on; the minute is a multiple of 15. */
export const quarterAt = (minute: number): QuarterHour =>
  QUARTER_HOURS[(minute % 60) / 15] ?? 'ZERO';

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

/**
 * True when an expanded schedule restricts nothing and changes no bid: an ad network needs no
 * windows for it.
 */
export const isEveryHour = (schedule: StructuredSchedule): boolean =>
  schedule.windows.length === WEEKDAYS.length &&
  schedule.windows.every(
    (window) =>
      window.startHour === 0 &&
      window.startMinute === 'ZERO' &&
      window.endHour === 24 &&
      window.bidModifier === 1,
  );

export const tooManyWindows = (actual: number): Refusal =>
  new Refusal(
    'TOO_MANY_WINDOWS',
    `A schedule has at most ${MAX_WINDOWS} windows; this one has ${actual}.`,
    { limit: MAX_WINDOWS, actual },
  );

export const SCHEDULE_WARNINGS = [
  'WINDOWS_OVERLAP',
  'DST_SHIFT_AHEAD',
  'ZONE_ROUNDED',
  'SEARCHER_ZONE_UNSUPPORTED',
  'SCHEDULE_UNSUPPORTED',
  'BID_MODIFIER_UNSUPPORTED',
] as const;

/** Something about a schedule that was taken, but that its writer should know. */
export interface ScheduleWarning {
  readonly code: (typeof SCHEDULE_WARNINGS)[number];
  /** For people. */
  readonly message: string;
  /** JSON pointer into the input. */
  readonly path?: string;
  readonly platform?: PlatformId;
  /** YYYY-MM-DD in the account's zone. */
  readonly date?: string;
}
