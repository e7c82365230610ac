import {
  type AdSchedule,
  MAX_WINDOWS,
  type ScheduleWarning,
  type StructuredSchedule,
  tooManyWindows,
} from './ad-schedule';
import { convertSchedule } from './convert-schedule';
import { expandHumanSchedule } from './expand-schedule';
import {
  type ResolvedZone,
  resolveZone,
  type ScheduleWorld,
  type ScheduleZone,
  supportWarnings,
} from './schedule-support';
import type { SetAdScheduleInput } from './set-ad-schedule';
import { windowsOf } from './week-grid';

export interface ResolvedSchedule {
  /** As `adSchedule` reads back. */
  readonly adSchedule: AdSchedule;
  /** In the account's zone. */
  readonly structured: StructuredSchedule;
  readonly zone: ScheduleZone;
  /**
   * The hours in the zone that they were given in, when that is another one: expanded again as
   * offsets change.
   */
  readonly source: StructuredSchedule | null;
  readonly warnings: readonly ScheduleWarning[];
}

/** What a valid input comes to. Throws `TOO_MANY_WINDOWS` when the expansion has more than 84. */
export const resolveSchedule = (
  input: SetAdScheduleInput,
  world: ScheduleWorld,
): ResolvedSchedule => {
  const zone = resolveZone(input, world.platforms, world.accountZone);
  const { week, warnings } = expandHumanSchedule(input);
  const asked: StructuredSchedule = {
    windows: windowsOf(week),
    timezone: zone.kind === 'other' ? zone.zone : world.accountZone,
  };
  const { schedule, warnings: conversionWarnings } =
    zone.kind === 'other'
      ? convertSchedule(asked, world.accountZone, world.now)
      : { schedule: asked, warnings: [] };
  requireFewWindows(schedule);
  return {
    adSchedule: readsBackAs(input, zone, schedule),
    structured: schedule,
    zone: zone.kind === 'searcher' ? 'searcher' : 'account',
    source: zone.kind === 'other' ? asked : null,
    warnings: [...warnings, ...conversionWarnings, ...supportWarnings(input, schedule, world)],
  };
};

/** Throws `TOO_MANY_WINDOWS` above 84. */
export const requireFewWindows = ({ windows }: StructuredSchedule): void => {
  if (windows.length > MAX_WINDOWS) throw tooManyWindows(windows.length);
};

/**
 * A preset keeps its name only where the campaign field has that name and it was given alone, in
 * account time.
 */
const readsBackAs = (
  { preset, windows }: SetAdScheduleInput,
  { kind }: ResolvedZone,
  schedule: StructuredSchedule,
): AdSchedule =>
  windows === undefined &&
  kind === 'account' &&
  (preset === 'ALL_HOURS_ALL_DAYS' || preset === 'BUSINESS_HOURS')
    ? preset
    : schedule;
