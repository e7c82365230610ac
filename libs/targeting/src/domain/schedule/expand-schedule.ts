import {
  type AdSchedule,
  completeWindow,
  endMinuteOf,
  inWeekOrder,
  type SchedulePreset,
  type ScheduleWarning,
  type ScheduleWindow,
  startMinuteOf,
  type StructuredSchedule,
  type Weekday,
  WEEKDAYS,
} from './ad-schedule';
import {
  daysOf,
  type HumanPreset,
  minuteOfClock,
  type SetAdScheduleInput,
  type SetAdScheduleWindow,
} from './set-ad-schedule';
import { emptyWeek, gridOf, painted, slotsOf, stretchOf, type WeekGrid } from './week-grid';

/**
 * The weekly schedule that a valid `adSchedule` means: sorted, adjacent equal windows joined,
 * defaults filled in. No windows at all means every hour, as it does on the ad networks. A fixed
 * point: expanding the answer gives the answer.
 */
export const expandSchedule = (
  schedule: AdSchedule,
  accountTimeZone: string,
): StructuredSchedule => {
  if (typeof schedule === 'string') {
    return { windows: presetWindows(schedule), timezone: accountTimeZone };
  }
  const timezone = schedule.timezone ?? accountTimeZone;
  if (schedule.windows.length === 0) {
    return { windows: presetWindows('ALL_HOURS_ALL_DAYS'), timezone };
  }
  return {
    windows: joinAdjacent(schedule.windows.map(completeWindow).sort(inWeekOrder)),
    timezone,
  };
};

const joinAdjacent = (sorted: readonly ScheduleWindow[]): ScheduleWindow[] => {
  const joined: ScheduleWindow[] = [];
  for (const window of sorted) {
    const last = joined.at(-1);
    if (last && continues(last, window)) {
      joined[joined.length - 1] = { ...last, endHour: window.endHour, endMinute: window.endMinute };
    } else joined.push(window);
  }
  return joined;
};

const continues = (earlier: ScheduleWindow, later: ScheduleWindow): boolean =>
  earlier.day === later.day &&
  endMinuteOf(earlier) === startMinuteOf(later) &&
  earlier.bidModifier === later.bidModifier;

const DAY_MINUTES = 1440;

export interface HumanWeek {
  readonly week: WeekGrid;
  readonly warnings: readonly ScheduleWarning[];
}

/**
 * The week that a valid input asks for, in the input's own zone: the preset, then the windows in
 * their order. Where modifiers differ the later-listed one applies, and a warning says so. Nothing
 * but an empty list means every hour, as on the ad networks.
 */
export const expandHumanSchedule = ({ preset, windows = [] }: SetAdScheduleInput): HumanWeek => {
  const warnings: ScheduleWarning[] = [];
  let week =
    preset || windows.length === 0
      ? gridOf(presetWindows(preset ?? 'ALL_HOURS_ALL_DAYS'))
      : emptyWeek();
  windows.forEach((window, index) => {
    const slots = slotsOfWindow(window);
    const modifier = window.bidModifier ?? 1;
    if (slots.some((slot) => disagrees(week[slot], modifier))) warnings.push(overlap(index));
    week = painted(week, slots, modifier);
  });
  return { week, warnings };
};

/** An end at or before the start is on the next day; Sunday night reaches into Monday. */
const slotsOfWindow = ({ days, start, end }: SetAdScheduleWindow): readonly number[] => {
  const [from, to] = [minuteOfClock(start), minuteOfClock(end)];
  const until = to > from ? to : to + DAY_MINUTES;
  return [...new Set(days.flatMap(daysOf))].flatMap((day) => slotsOf(stretchOf(day, from, until)));
};

const disagrees = (present: number | null | undefined, modifier: number): boolean =>
  typeof present === 'number' && present !== modifier;

const overlap = (index: number): ScheduleWarning => ({
  code: 'WINDOWS_OVERLAP',
  path: `/windows/${index}`,
  message: `Window ${index} overlaps earlier hours that have another bid modifier. The modifier of window ${index} counts there.`,
});

/** What a preset stands for, Monday first; a night is two windows, one on each side of midnight. */
const presetWindows = (preset: SchedulePreset | HumanPreset): ScheduleWindow[] => {
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
