import { minuteOfClock } from './clock-time';
import { daysOf } from './day-token';
import { presetWindows } from './preset-windows';
import type { ScheduleWarning } from './schedule-warning';
import type { SetAdScheduleInput, SetAdScheduleWindow } from './set-ad-schedule';
import { emptyWeek, gridOf, painted, slotsOf, stretchOf, type WeekGrid } from './week-grid';

const DAY_MINUTES = 1440;

export interface HumanWeek {
  readonly week: WeekGrid;
  readonly warnings: readonly ScheduleWarning[];
}

/**
 * The week that a valid input asks for, in the input's own zone: the preset, then the windows in their order. Where modifiers differ
 * the later-listed one holds, and a warning says so. Nothing but an empty list means every hour, as on the ad networks.
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

const disagrees = (held: number | null | undefined, modifier: number): boolean =>
  typeof held === 'number' && held !== modifier;

const overlap = (index: number): ScheduleWarning => ({
  code: 'WINDOWS_OVERLAP',
  path: `/windows/${index}`,
  message: `Window ${index} overlaps earlier hours that have another bid modifier. The modifier of window ${index} counts there.`,
});
