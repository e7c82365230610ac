export type ReviewStatus = 'PENDING' | 'APPROVED' | 'LIMITED' | 'DISAPPROVED' | 'UNKNOWN';

/**
 * Why a campaign does not serve, or serves less, in our words; `PLATFORM_REASON` carries the
 * platform's own.
 */
export interface DeliveryReason {
  readonly code:
    | 'CAMPAIGN_PAUSED'
    | 'NOT_STARTED'
    | 'ENDED'
    | 'OUTSIDE_SCHEDULE'
    | 'NO_ENABLED_AD_GROUP'
    | 'NO_ENABLED_AD'
    | 'NO_ENABLED_KEYWORD'
    | 'ADS_UNDER_REVIEW'
    | 'ADS_DISAPPROVED'
    | 'BUDGET_EXHAUSTED'
    | 'BILLING_PROBLEM'
    | 'BID_TOO_LOW'
    | 'PLATFORM_REASON';
  readonly severity: 'BLOCKING' | 'LIMITING' | 'INFO';
  readonly message: string;
}

/** What a platform says about one campaign's serving. */
export interface Delivery {
  readonly campaignRemoteId: string;
  readonly remoteStatus: string;
  readonly serving: boolean;
  readonly status: 'SERVING' | 'LIMITED' | 'NOT_SERVING' | 'PENDING' | 'UNKNOWN';
  readonly reasons: readonly DeliveryReason[];
  readonly reviews: readonly Review[];
}

export interface Review {
  readonly entity: 'ad' | 'keyword';
  readonly remoteId: string;
  readonly status: ReviewStatus;
  readonly reasons: readonly string[];
  readonly affectedMarkets: readonly string[];
}

/** How many objects one campaign has, for a forecast. */
export interface CampaignSize {
  readonly adGroups: number;
  readonly ads: number;
  readonly keywords: number;
}

/** The objects below some campaigns together. */
export const sizeOf = (campaigns: readonly CampaignSize[]): CampaignSize => ({
  adGroups: sum(campaigns, 'adGroups'),
  ads: sum(campaigns, 'ads'),
  keywords: sum(campaigns, 'keywords'),
});

const sum = (campaigns: readonly CampaignSize[], level: keyof CampaignSize): number =>
  campaigns.reduce((all, campaign) => all + campaign[level], 0);

/** Requests that one list of so many rows takes: an empty one is asked for too. */
export const pagesOf = (rows: number, rowsPerPage: number): number =>
  Math.max(1, Math.ceil(rows / rowsPerPage));
