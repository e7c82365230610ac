import { isTimeZone, type Issue } from '@switchyard/kernel';
import type { AdSchedule } from './ad-schedule';
import { completeWindow, type ScheduleWindow, type ScheduleWindowInput } from './schedule-window';
import { MAX_WINDOWS } from './structured-schedule';
import { tooManyWindows } from './too-many-windows';
import { validateWindow } from './validate-window';
import { endMinuteOf, inWeekOrder, startMinuteOf } from './window-order';

/** Every problem of a campaign's `adSchedule`; `path` is the JSON pointer of the field. Throws `TOO_MANY_WINDOWS` above 84. */
export const validateSchedule = (schedule: AdSchedule, path: string): Issue[] => {
  if (typeof schedule === 'string') return [];
  if (schedule.windows.length > MAX_WINDOWS) throw tooManyWindows(schedule.windows.length);
  const issues = schedule.windows.flatMap((window, index) =>
    validateWindow(window, `${path}/windows/${index}`),
  );
  if (issues.length === 0) issues.push(...overlaps(schedule.windows, path));
  if (schedule.timezone !== undefined && !isTimeZone(schedule.timezone)) {
    issues.push({
      path: `${path}/timezone`,
      code: 'BAD_FORMAT',
      message: 'timezone must be the name of a time zone such as Europe/Berlin',
    });
  }
  return issues;
};

interface Placed {
  readonly window: ScheduleWindow;
  readonly index: number;
}

const overlaps = (windows: readonly ScheduleWindowInput[], path: string): Issue[] => {
  const placed: Placed[] = windows.map((window, index) => ({
    window: completeWindow(window),
    index,
  }));
  placed.sort((a, b) => inWeekOrder(a.window, b.window));
  let reach = placed[0];
  return placed.slice(1).flatMap((next) => {
    const earlier = reach!;
    if (
      earlier.window.day !== next.window.day ||
      endMinuteOf(next.window) > endMinuteOf(earlier.window)
    ) {
      reach = next;
    }
    return overlap(earlier.window, next.window) ? [overlapIssue(earlier, next, path)] : [];
  });
};

const overlap = (earlier: ScheduleWindow, later: ScheduleWindow): boolean =>
  earlier.day === later.day && startMinuteOf(later) < endMinuteOf(earlier);

const overlapIssue = (earlier: Placed, later: Placed, path: string): Issue => ({
  path: `${path}/windows/${Math.max(earlier.index, later.index)}`,
  code: 'CONFLICT',
  message: `The window must not overlap window ${Math.min(earlier.index, later.index)}`,
});
