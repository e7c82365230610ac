import type { PlatformId } from '@switchyard/kernel';
import type {
  AdSchedule,
  GeoTarget,
  LocationIntent,
  ScheduleWindow,
  ScheduleZone,
  StructuredSchedule,
} from '@switchyard/targeting/domain';
import type { BiddingStrategyInput } from '../bidding/bidding-strategy';
import type { ByPlatform } from '../budget/by-platform';
import type { DeliverySummary } from '../delivery/delivery-summary';
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
import type { PlatformLinkView } from './platform-link';

/** A campaign as it is read: money in major units, times as RFC 3339 text. */
export interface CampaignView {
  readonly id: string;
  readonly spaceId: string;
  readonly businessId: string | null;
  readonly name: string;
  readonly type: CampaignType;
  readonly objective: Objective;
  readonly platforms: readonly PlatformId[];
  readonly connectionIds: ByPlatform<string>;
  readonly status: CampaignStatus;
  readonly platformStatus: ByPlatform<ServingStatus>;
  readonly budget: number;
  readonly currency: string;
  readonly _platformBudgets: ByPlatform<number> | null;
  readonly biddingStrategy: BiddingStrategyInput;
  readonly adSchedule: AdSchedule;
  readonly adScheduleStructured: StructuredSchedule;
  readonly scheduleZone: ScheduleZone;
  readonly geoTargets: readonly GeoTarget[];
  readonly locationIntent: LocationIntent;
  /** With a read-only echo of the stored windows. */
  readonly targeting: CampaignTargeting & { readonly schedule: readonly ScheduleWindow[] };
  readonly languages: readonly string[];
  readonly networks: Networks;
  readonly negativeKeywords: readonly NegativeKeywordEntry[];
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly finalUrl: string | null;
  readonly trackingTemplate: string | null;
  readonly conversionActionIds: readonly string[];
  readonly declarations: Declarations | null;
  readonly platformLinks: ByPlatform<PlatformLinkView>;
  readonly hold: CampaignHold | null;
  readonly deliverySummary: DeliverySummary;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}
