import type { PlatformId } from '@switchyard/kernel';
import type {
  AdSchedule,
  GeoTarget,
  LocationIntent,
  ScheduleZone,
  StructuredSchedule,
} from '@switchyard/targeting/domain';
import type { MatchType } from '../ad-group/keyword';
import type { ByPlatform } from '../by-platform';
import type { PlatformDelivery, ServingStatus } from '../delivery/delivery-state';
import type { BiddingStrategy } from './bidding';
import type { PlatformLink, ReleasedLink, SyncFailure } from './platform-link';

/** A campaign as it is stored. Money is micros of `currency` per day. */
export interface Campaign {
  readonly spaceId: string;
  readonly id: string;
  readonly businessId: string | null;
  /** The caller's own key: unique among campaigns that are not removed, and sent to no platform. */
  readonly externalKey: string | null;
  readonly name: string;
  /** What makes the name unique among campaigns that are not removed. */
  readonly nameKey: string;
  readonly type: CampaignType;
  readonly objective: Objective;
  readonly platforms: readonly PlatformId[];
  /** Connections chosen by the caller or pinned at the first export. */
  readonly connectionIds: ByPlatform<string>;
  readonly status: CampaignStatus;
  /** One entry per platform of the campaign. */
  readonly platformStatus: ByPlatform<ServingStatus>;
  readonly budgetMicros: number;
  readonly currency: string;
  /** Sums to `budgetMicros` exactly. */
  readonly platformBudgetsMicros: ByPlatform<number> | null;
  readonly biddingStrategy: BiddingStrategy;
  /** As it was last written. */
  readonly adSchedule: AdSchedule;
  /** What `adSchedule` means. */
  readonly adScheduleStructured: StructuredSchedule;
  /** The clock of the windows, on platforms that have a choice. */
  readonly scheduleZone: ScheduleZone;
  /**
   * The hours as they were set in another zone than the account's: expanded again as offsets
   * change. Null for every other schedule.
   */
  readonly scheduleSource: StructuredSchedule | null;
  readonly geoTargets: readonly GeoTarget[];
  readonly locationIntent: LocationIntent;
  readonly targeting: CampaignTargeting;
  /** ISO 639-1; none means all. */
  readonly languages: readonly string[];
  readonly networks: Networks;
  readonly negativeKeywords: readonly NegativeKeywordEntry[];
  /** YYYY-MM-DD in the account's zone. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly finalUrl: string | null;
  readonly trackingTemplate: string | null;
  readonly conversionActionIds: readonly string[];
  readonly declarations: Declarations | null;
  readonly platformLinks: ByPlatform<PlatformLink>;
  /** What platforms refused in the last sync, linked or not. */
  readonly syncFailures: ByPlatform<SyncFailure>;
  /** What it gave up on platforms: all that is not confirmed, and the last one of each platform. */
  readonly releases: readonly ReleasedLink[];
  /** What each platform last reported about serving. */
  readonly delivery: ByPlatform<PlatformDelivery>;
  readonly hold: CampaignHold | null;
  /** Counts every change of the campaign or of anything below it that concerns platforms. */
  readonly treeVersion: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/**
 * What callers do with each stored member; a member without a line does not compile.
 *
 * - `written`: written as it is stored, and read. Null where nothing is stated.
 * - `read`: read as it is stored; callers do not write it, or write it in another form.
 * - `converted`: read in another form (`viewCampaign`).
 * - `internal`: not read.
 */
const MEMBERS = {
  spaceId: 'read',
  id: 'read',
  businessId: 'written',
  externalKey: 'written',
  name: 'written',
  nameKey: 'internal',
  type: 'read',
  objective: 'written',
  platforms: 'written',
  connectionIds: 'written',
  status: 'read',
  platformStatus: 'read',
  budgetMicros: 'converted',
  currency: 'written',
  platformBudgetsMicros: 'converted',
  biddingStrategy: 'converted',
  adSchedule: 'written',
  adScheduleStructured: 'read',
  scheduleZone: 'read',
  scheduleSource: 'internal',
  geoTargets: 'read',
  locationIntent: 'written',
  targeting: 'written',
  languages: 'written',
  networks: 'written',
  negativeKeywords: 'written',
  startDate: 'written',
  endDate: 'written',
  finalUrl: 'written',
  trackingTemplate: 'written',
  conversionActionIds: 'written',
  declarations: 'written',
  platformLinks: 'converted',
  syncFailures: 'converted',
  releases: 'converted',
  delivery: 'converted',
  hold: 'read',
  treeVersion: 'internal',
  createdAt: 'converted',
  updatedAt: 'converted',
  version: 'read',
} as const satisfies Record<keyof Campaign, 'written' | 'read' | 'converted' | 'internal'>;

type MemberThatIs<Use> = {
  [member in keyof Campaign]: (typeof MEMBERS)[member] extends Use ? member : never;
}[keyof Campaign];

const membersThatAre = <Use extends string>(...uses: Use[]): readonly MemberThatIs<Use>[] =>
  Object.entries(MEMBERS).flatMap(([member, use]) =>
    (uses as string[]).includes(use) ? [member as MemberThatIs<Use>] : [],
  );

/** Members that a caller writes as they are stored. */
export type WrittenMember = MemberThatIs<'written'>;
export const WRITTEN_MEMBERS = membersThatAre('written');

/** Members that are read as they are stored. */
export type ReadMember = MemberThatIs<'written' | 'read'>;
export const READ_MEMBERS = membersThatAre('written', 'read');

/** These members of a campaign, or of what has them too. */
export const pickMembers = <T extends object, K extends keyof T>(
  from: T,
  members: readonly K[],
): Pick<T, K> => {
  const picked: Partial<Pick<T, K>> = {};
  for (const member of members) picked[member] = from[member];
  return picked as Pick<T, K>;
};

/** `REMOVED`: deleted here, kept until every platform has removed it too. */
export const CAMPAIGN_STATUSES = ['PAUSED', 'ENABLED', 'REMOVED'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Fixed after creation. */
export const CAMPAIGN_TYPES = [
  'SEARCH',
  'DISPLAY',
  'PERFORMANCE_MAX',
  'VIDEO',
  'SHOPPING',
  'DEMAND_GEN',
  'SOCIAL',
  'CONVERSATIONAL',
] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const OBJECTIVES = ['TRAFFIC', 'LEADS', 'SALES', 'AWARENESS'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Where ads of a search network show. */
export interface Networks {
  readonly search: boolean;
  readonly searchPartners: boolean;
  readonly display: boolean;
}

/** One search that a campaign must not show on. */
export interface NegativeKeywordEntry {
  /** 1 to 80 characters. */
  readonly text: string;
  readonly matchType: MatchType;
}

export const DEVICES = ['desktop', 'mobile', 'tablet'] as const;
export type Device = (typeof DEVICES)[number];

export interface DeviceTarget {
  readonly enabled: boolean;
  /** Percent, -90 to 900. */
  readonly bidAdjustment?: number;
}

export interface LinkedinFacets {
  readonly jobTitles?: readonly string[];
  readonly jobFunctions?: readonly string[];
  readonly seniorities?: readonly string[];
  readonly industries?: readonly string[];
  readonly companySizes?: readonly string[];
  readonly skills?: readonly string[];
  readonly memberGroups?: readonly string[];
}

/** Audience of linkedin-ads; every entry is a URN. */
export interface LinkedinTargeting {
  readonly include?: LinkedinFacets;
  readonly exclude?: LinkedinFacets;
  readonly matching?: 'ANY' | 'ALL';
  readonly audienceExpansion?: boolean;
}

/** Who is reached on which device, stored. Places are in `geoTargets`, hours in `adSchedule`. */
export interface CampaignTargeting {
  readonly devices?: { readonly [device in Device]?: DeviceTarget };
  readonly linkedin?: LinkedinTargeting;
}

/**
 * What laws and platforms require to be declared. Nothing here has a default: Switchyard never
 * declares on the user's behalf.
 */
export interface Declarations {
  readonly politicalAdvertising?: 'NONE' | 'POLITICAL';
  readonly specialAdCategories?: readonly string[];
  readonly advertiserIdentity?: { readonly payer?: string; readonly beneficiary?: string };
}

/** Set while the Emergency Brake holds a campaign. */
export interface CampaignHold {
  readonly since: string;
  readonly eventId: string;
}
