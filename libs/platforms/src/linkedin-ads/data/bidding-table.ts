import type { BiddingStrategyType } from '../../port/draft';
import type { ObjectiveType } from './objectives';

/** How LinkedIn is to bid, in our words: by itself, by itself under a cost per click, or by the bid of the ad group. */
export type HeldBidding =
  | { readonly type: 'MAXIMIZE_CLICKS'; readonly maxCpcBidCeilingMicros?: number }
  | { readonly type: 'MANUAL_CPC' };

export type BidStrategy = 'MAXIMUM_DELIVERY' | 'COST_CAP' | 'MANUAL';

/** Members of a campaign that say how it bids; with `bid` the amount is a bid or a cap, else it is 0. */
export interface BiddingWords {
  readonly bidStrategy: BidStrategy;
  readonly optimizationTargetType: string;
  readonly costType: 'CPM' | 'CPC';
}

/** Automatic bidding is always paid by impressions, whatever it aims at (platform document 2b, vendor's page on bidding). */
const AUTOMATIC = {
  bidStrategy: 'MAXIMUM_DELIVERY',
  optimizationTargetType: 'MAX_CLICK',
  costType: 'CPM',
} as const;
const CAPPED = {
  bidStrategy: 'COST_CAP',
  optimizationTargetType: 'CAP_COST_AND_MAXIMIZE_CLICKS',
  costType: 'CPM',
} as const;
const MANUAL = { bidStrategy: 'MANUAL', optimizationTargetType: 'NONE', costType: 'CPC' } as const;
const AWARENESS = {
  bidStrategy: 'MAXIMUM_DELIVERY',
  optimizationTargetType: 'MAX_IMPRESSION',
  costType: 'CPM',
} as const;

/** The one table from how to bid and for what to LinkedIn's words; conversions are capped by no document's words for clicks, so they are not. */
export const BIDDING: Readonly<Record<ObjectiveType, readonly BiddingWords[]>> = {
  WEBSITE_VISIT: [AUTOMATIC, CAPPED, MANUAL],
  WEBSITE_CONVERSION: [AUTOMATIC, MANUAL],
  BRAND_AWARENESS: [AWARENESS],
};

export const bidStrategyOf = (bidding: HeldBidding): BidStrategy => {
  if (bidding.type === 'MANUAL_CPC') return 'MANUAL';
  return bidding.maxCpcBidCeilingMicros === undefined ? 'MAXIMUM_DELIVERY' : 'COST_CAP';
};

/** Whether campaigns of an objective can bid so. */
export const canBid = (objective: ObjectiveType, strategy: BidStrategy): boolean =>
  BIDDING[objective].some(({ bidStrategy }) => bidStrategy === strategy);

export const biddingWords = (objective: ObjectiveType, bidding: HeldBidding): BiddingWords =>
  BIDDING[objective].find(({ bidStrategy }) => bidStrategy === bidStrategyOf(bidding)) ??
  BIDDING[objective][0]!;

/** Strategies of ours that bid by the ad group's own amount; all others leave it to LinkedIn. */
export const MANUAL_STRATEGIES: readonly BiddingStrategyType[] = ['MANUAL_CPC', 'ENHANCED_CPC'];
