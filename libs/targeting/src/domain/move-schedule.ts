import type { StructuredSchedule } from './structured-schedule';
import { gridOf, shifted, windowsOf } from './week-grid';
import { zoneShift } from './zone-shift';

/**
 * The same hours on the clocks of another zone, by the difference of the two at a moment: sorted, joined, split at midnight. Windows
 * may move to another day. The same schedule for the same difference, whatever the moment.
 */
export const moveSchedule = (
  { windows, timezone }: StructuredSchedule,
  to: string,
  at: Date,
): StructuredSchedule => ({
  windows: windowsOf(shifted(gridOf(windows), zoneShift(timezone, to, at).slots)),
  timezone: to,
});
