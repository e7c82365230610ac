import type { PlatformId } from '@switchyard/kernel';
import { isEveryHour, type ScheduleWarning, type StructuredSchedule } from './ad-schedule';
import { isSameZone } from './convert-schedule';
import { SEARCHER_ZONE_WORD, type SetAdScheduleInput } from './set-ad-schedule';

/** What a platform supports of a weekly schedule. Campaigns here have daily budgets. */
export interface ScheduleSupport {
  readonly windows: boolean;
  /** Bid modifiers per window. */
  readonly modifiers: boolean;
  /**
   * A switch that makes windows mean the clock of the person who sees the ad, instead of the ad
   * account's.
   */
  readonly searcherZone: boolean;
  /** The document that says so. */
  readonly source: string;
}

/**
 * The one table of platforms that support hours: it drives the route, its warnings and what
 * connectors receive.
 */
export const SCHEDULE_SUPPORT: Readonly<Record<PlatformId, ScheduleSupport>> = {
  'google-ads': {
    windows: true,
    modifiers: true,
    searcherZone: false,
    source: 'Google Ads API, AdScheduleInfo: in the zone of the account',
  },
  'microsoft-ads': {
    windows: true,
    modifiers: true,
    searcherZone: true,
    source:
      'Microsoft Advertising API v13, DayTimeCriterion and Campaign.AdScheduleUseSearcherTimeZone',
  },
  'reddit-ads': {
    windows: true,
    modifiers: false,
    searcherZone: false,
    source: 'Reddit Ads API v3, ad group schedule: days and hours, no bids',
  },
  'meta-ads': {
    windows: false,
    modifiers: false,
    searcherZone: false,
    source: 'Marketing API, ad scheduling: with a lifetime budget only',
  },
  'openai-ads': {
    windows: false,
    modifiers: false,
    searcherZone: false,
    source: 'Ads API: there is no ad schedule',
  },
  'linkedin-ads': {
    windows: false,
    modifiers: false,
    searcherZone: false,
    source: 'LinkedIn Marketing API, campaigns: start and end only',
  },
};

/** What a schedule is to be worked out for. */
export interface ScheduleWorld {
  /** IANA. */
  readonly accountZone: string;
  /** Of the campaign. */
  readonly platforms: readonly PlatformId[];
  /** The offsets of this moment apply to the whole week. */
  readonly now: Date;
}

/**
 * The clock of the stored windows: the account's, or that of the person who sees the ad, on
 * platforms that have such a switch.
 */
export const SCHEDULE_ZONES = ['account', 'searcher'] as const;
export type ScheduleZone = (typeof SCHEDULE_ZONES)[number];

/** What the zone of an input comes to. */
export type ResolvedZone =
  | { readonly kind: ScheduleZone }
  /** The hours are another zone's and have to be converted. */
  | { readonly kind: 'other'; readonly zone: string };

/**
 * The platform whose rules apply: the named one, else the first of the campaign's that takes
 * windows at all, else its first.
 */
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

/** What a connector receives: the switch is set only where there is one. */
export const zoneOn = (zone: ScheduleZone, platform: PlatformId): ScheduleZone =>
  SCHEDULE_SUPPORT[platform].searcherZone ? zone : 'account';

/**
 * What the campaign's platforms will not support of a schedule. Every hour of every day needs no
 * windows anywhere.
 */
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
