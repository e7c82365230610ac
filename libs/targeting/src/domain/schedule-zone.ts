import type { PlatformId } from '@switchyard/kernel';
import { SCHEDULE_SUPPORT } from './schedule-support';
import { SEARCHER_ZONE_WORD, type SetAdScheduleInput } from './set-ad-schedule';
import { isSameZone } from './zone-shift';

/** Whose clock the stored windows mean: the account's, or that of whoever sees the ad, on platforms that have such a switch. */
export const SCHEDULE_ZONES = ['account', 'searcher'] as const;
export type ScheduleZone = (typeof SCHEDULE_ZONES)[number];

/** What the zone of an input comes to. */
export type ResolvedZone =
  | { readonly kind: ScheduleZone }
  /** The hours are another zone's and have to be converted. */
  | { readonly kind: 'other'; readonly zone: string };

/** Whose rules apply: the platform that is named, else the first of the campaign's that takes windows at all, else its first. */
export const rulingPlatform = (
  named: PlatformId | undefined,
  platforms: readonly PlatformId[],
): PlatformId | undefined =>
  named ?? platforms.find((platform) => SCHEDULE_SUPPORT[platform].windows) ?? platforms[0];

export const resolveZone = (
  { timezone, platform }: SetAdScheduleInput,
  platforms: readonly PlatformId[],
  accountZone: string,
): ResolvedZone => {
  if (timezone === undefined) return { kind: 'account' };
  if (timezone !== SEARCHER_ZONE_WORD) {
    return isSameZone(timezone, accountZone)
      ? { kind: 'account' }
      : { kind: 'other', zone: timezone };
  }
  const ruling = rulingPlatform(platform, platforms);
  return {
    kind: ruling !== undefined && SCHEDULE_SUPPORT[ruling].searcherZone ? 'searcher' : 'account',
  };
};

/** What a connector is to be told: the switch is set only where there is one. */
export const zoneOn = (zone: ScheduleZone, platform: PlatformId): ScheduleZone =>
  SCHEDULE_SUPPORT[platform].searcherZone ? zone : 'account';
