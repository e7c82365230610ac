import type { AdSchedule } from './ad-schedule';
import { presetWindows } from './preset-windows';
import { completeWindow, type ScheduleWindow } from './schedule-window';
import type { StructuredSchedule } from './structured-schedule';
import { endMinuteOf, inWeekOrder, startMinuteOf } from './window-order';

/**
 * The weekly schedule that a valid `adSchedule` means: sorted, adjacent equal windows joined, defaults filled in. No windows at
 * all means every hour, as it does on the ad networks. A fixed point: expanding the answer gives the answer.
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
