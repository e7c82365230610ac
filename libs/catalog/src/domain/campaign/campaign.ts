import type { PlatformId } from '@switchyard/kernel';
import type {
  AdSchedule,
  GeoTarget,
  LocationIntent,
  ScheduleZone,
  StructuredSchedule,
} from '@switchyard/targeting/domain';
import type { BiddingStrategy } from '../bidding/bidding-strategy';
import type { ByPlatform } from '../budget/by-platform';
import type { PlatformDelivery } from '../delivery/platform-delivery';
import type { ServingStatus } from '../status/serving-status';
import type {
  CampaignHold,
  CampaignTargeting,
  Declarations,
  NegativeKeywordEntry,
  Networks,
} from './campaign-parts';
import type { CampaignStatus } from './campaign-status';
import type { CampaignType, Objective } from './campaign-type';
import type { PlatformLink, ReleasedLink, SyncFailure } from './platform-link';

/** A campaign as it is stored. Money is micros of `currency` per day. */
export interface Campaign {
  readonly spaceId: string;
  readonly id: string;
  readonly businessId: string | null;
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
  /** Whose clock the windows mean, on platforms that can tell. */
  readonly scheduleZone: ScheduleZone;
  /** The hours as they were set in another zone than the account's: expanded again as offsets change. Null for every other schedule. */
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
  /** What each platform last said about serving. */
  readonly delivery: ByPlatform<PlatformDelivery>;
  readonly hold: CampaignHold | null;
  /** Counts every change of the campaign or of anything below it. */
  readonly treeVersion: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}
