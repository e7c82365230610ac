import type { HeldCampaignType } from '../data/campaign-types';
import type { WindowAttributes } from '../attributes/campaign-attributes';
import type { Ad, AssetGroup, Keyword } from '../wire/objects';

/** What Microsoft says that bears on whether a campaign serves. */
export interface CampaignFacts {
  readonly remoteId: string;
  /** Microsoft's own word. */
  readonly status: string;
  readonly campaignType: HeldCampaignType;
  /** In the ad account's zone; empty when every hour is meant. */
  readonly schedule: readonly WindowAttributes[];
  /** YYYY-MM-DD, of campaigns that have dates of their own. */
  readonly start: string | null;
  readonly end: string | null;
  readonly adGroups: readonly AdGroupFacts[];
}

/** An ad group, or an asset group, which is its own only ad. */
export interface AdGroupFacts {
  readonly remoteId: string;
  readonly status: string;
  /** YYYY-MM-DD in the ad account's zone. */
  readonly start: string | null;
  readonly end: string | null;
  readonly ads: readonly (Ad | AssetGroup)[];
  readonly keywords: readonly Keyword[];
}
