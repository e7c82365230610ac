import type { PlatformId } from '@switchyard/kernel';
import type { AdSchedule, GeoTargetInput, LocationIntent } from '@switchyard/targeting/domain';
import type { BiddingStrategyInput } from '../bidding/bidding-strategy';
import type { ByPlatform } from '../budget/by-platform';
import type { ServingStatus } from '../status/serving-status';
import type {
  CampaignTargeting,
  Declarations,
  NegativeKeywordEntry,
  Networks,
} from './campaign-parts';
import type { CampaignStatus } from './campaign-status';
import type { CampaignType, Objective } from './campaign-type';

/** What a caller writes to make a campaign; money in major units per day. Null means the same as left out. */
export interface CampaignInput {
  readonly businessId?: string | null;
  readonly name: string;
  readonly type: CampaignType;
  readonly objective?: Objective;
  readonly platforms?: readonly PlatformId[];
  readonly connectionIds?: ByPlatform<string>;
  readonly status?: CampaignStatus;
  readonly platformStatus?: ByPlatform<ServingStatus>;
  readonly budget: number;
  readonly currency?: string;
  readonly _platformBudgets?: ByPlatform<number> | null;
  readonly biddingStrategy?: BiddingStrategyInput;
  readonly adSchedule?: AdSchedule;
  readonly geoTargets?: readonly GeoTargetInput[];
  readonly locationIntent?: LocationIntent;
  readonly targeting?: CampaignTargeting | null;
  readonly languages?: readonly string[];
  readonly networks?: Partial<Networks>;
  readonly negativeKeywords?: readonly NegativeKeywordEntry[];
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly finalUrl?: string | null;
  readonly trackingTemplate?: string | null;
  readonly conversionActionIds?: readonly string[];
  readonly declarations?: Declarations | null;
}
