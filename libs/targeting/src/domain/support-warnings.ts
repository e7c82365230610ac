import type { PlatformId } from '@switchyard/kernel';
import { isEveryHour } from './is-every-hour';
import { SCHEDULE_SUPPORT } from './schedule-support';
import type { ScheduleWarning } from './schedule-warning';
import type { ScheduleWorld } from './schedule-world';
import { resolveZone } from './schedule-zone';
import { SEARCHER_ZONE_WORD, type SetAdScheduleInput } from './set-ad-schedule';
import type { StructuredSchedule } from './structured-schedule';

/** What of a schedule the campaign's platforms will not hold. Every hour of every day needs no windows anywhere. */
export const supportWarnings = (
  input: SetAdScheduleInput,
  schedule: StructuredSchedule,
  { platforms, accountZone }: ScheduleWorld,
): readonly ScheduleWarning[] => {
  const isLocal = input.timezone === SEARCHER_ZONE_WORD;
  const isAccountTime = resolveZone(input, platforms, accountZone).kind === 'account';
  const bids = schedule.windows.some(({ bidModifier }) => bidModifier !== 1);
  return platforms.flatMap((platform) => {
    const { windows, modifiers, searcherZone } = SCHEDULE_SUPPORT[platform];
    return [
      ...(!windows && !isEveryHour(schedule) ? [noWindows(platform)] : []),
      ...(isLocal && (isAccountTime || !searcherZone) ? [noSearcherZone(platform)] : []),
      ...(bids && windows && !modifiers ? [noModifiers(platform)] : []),
    ];
  });
};

const noWindows = (platform: PlatformId): ScheduleWarning => ({
  code: 'SCHEDULE_UNSUPPORTED',
  platform,
  message: `${platform} has no weekly hours with a daily budget. Ads show there at all hours.`,
});

const noSearcherZone = (platform: PlatformId): ScheduleWarning => ({
  code: 'SEARCHER_ZONE_UNSUPPORTED',
  platform,
  message: `${platform} reads the hours by the clock of the ad account, not of the person who sees the ad.`,
});

const noModifiers = (platform: PlatformId): ScheduleWarning => ({
  code: 'BID_MODIFIER_UNSUPPORTED',
  platform,
  message: `${platform} takes the hours, but no bid modifiers on them.`,
});
