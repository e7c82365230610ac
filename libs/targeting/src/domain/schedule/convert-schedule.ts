import { DateTime, IANAZone } from 'luxon';
import type { ScheduleWarning, StructuredSchedule } from './ad-schedule';
import { gridOf, shifted, SLOT_MINUTES, windowsOf } from './week-grid';

export interface ConvertedSchedule {
  readonly schedule: StructuredSchedule;
  readonly warnings: readonly ScheduleWarning[];
}

/**
 * `moveSchedule`, and what to know about it: that hours were rounded, and when the difference will
 * change next.
 */
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

/**
 * The same hours on the clocks of another zone, by the difference of the two at a moment: sorted,
 * joined, split at midnight. Windows may move to another day. The same schedule for the same
 * difference, whatever the moment.
 */
export const moveSchedule = (
  { windows, timezone }: StructuredSchedule,
  to: string,
  at: Date,
): StructuredSchedule => ({
  windows: windowsOf(shifted(gridOf(windows), zoneShift(timezone, to, at).slots)),
  timezone: to,
});

const DAY_MS = 86_400_000;
const HORIZON_DAYS = 400;
/**
 * No zone changes its clocks twice within. Asking a zone costs some time, so nothing is looked at
 * closer unless one of them changed.
 */
const STEP_DAYS = 3;
/**
 * Sees the one day between a Saturday on which one zone changes its clocks and the Sunday of the
 * other, not the hour between New York and Chicago.
 */
const CLOSER_MS = DAY_MS / 2;
const CLOSER = Array.from(
  { length: (STEP_DAYS * DAY_MS) / CLOSER_MS },
  (_, at) => (at + 1) * CLOSER_MS,
);

/** How far one zone's clocks are ahead of another's at a moment. */
export interface ZoneShift {
  /** Quarter hours; negative when behind. */
  readonly slots: number;
  /**
   * False when the true difference lies between two quarter hours, as it did in some zones of the
   * past.
   */
  readonly isExact: boolean;
}

export const zoneShift = (from: string, to: string, at: Date): ZoneShift => {
  const slots = minutesAhead(from, to, at.getTime()) / SLOT_MINUTES;
  return { slots: Math.round(slots), isExact: Number.isInteger(slots) };
};

/**
 * The first day after a moment, in the second zone, on which the difference changes: YYYY-MM-DD;
 * undefined when it does not within 400 days.
 */
export const nextShiftDate = (from: string, to: string, at: Date): string | undefined => {
  const now = minutesAhead(from, to, at.getTime());
  const changedBy = (ms: number): boolean => minutesAhead(from, to, ms) !== now;
  for (
    let start = at.getTime(), end = start;
    end - at.getTime() < HORIZON_DAYS * DAY_MS;
    start = end
  ) {
    end = start + STEP_DAYS * DAY_MS;
    if (!changes(from, start, end) && !changes(to, start, end)) continue;
    const changed = CLOSER.map((ms) => start + ms).find(changedBy);
    if (changed !== undefined) {
      return dateIn(to, firstMoment(changed - CLOSER_MS, changed, changedBy));
    }
  }
  return undefined;
};

const changes = (zone: string, start: number, end: number): boolean =>
  IANAZone.create(zone).offset(start) !== IANAZone.create(zone).offset(end);

/** One zone has several names (Asia/Calcutta, Asia/Kolkata); case does not count. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || canonicalZone(one) === canonicalZone(other);

const canonicalZone = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

const minutesAhead = (from: string, to: string, ms: number): number =>
  IANAZone.create(to).offset(ms) - IANAZone.create(from).offset(ms);

/** Half by half, to the minute. */
const firstMoment = (before: number, after: number, changedBy: (ms: number) => boolean): number => {
  if (after - before <= 60_000) return after;
  const middle = Math.floor((before + after) / 2);
  return changedBy(middle)
    ? firstMoment(before, middle, changedBy)
    : firstMoment(middle, after, changedBy);
};

const dateIn = (zone: string, ms: number): string =>
  DateTime.fromMillis(ms, { zone }).toFormat('yyyy-MM-dd');
