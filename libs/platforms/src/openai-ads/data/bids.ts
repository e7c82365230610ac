import type { BiddingStrategyType } from '../../port/draft';

/** What a campaign pays for (`bidding_type`), fixed when it is made. */
export type BiddingType = 'clicks' | 'conversions';

/** How the ad groups of a campaign bid. `amount` is our figure that becomes `max_bid_micros`; null where OpenAI bids by itself. */
export interface Bid {
  readonly biddingType: BiddingType;
  readonly strategy: 'fixed_bid' | 'maximize_clicks' | 'maximize_conversions';
  readonly amount: 'maxCpc' | 'targetCpa' | null;
}

/** Strategies that OpenAI holds, and the combination of its words for each (bidding and budgets: allowed combinations). */
export const BIDS = {
  MANUAL_CPC: { biddingType: 'clicks', strategy: 'fixed_bid', amount: 'maxCpc' },
  MAXIMIZE_CLICKS: { biddingType: 'clicks', strategy: 'maximize_clicks', amount: null },
  MAXIMIZE_CONVERSIONS: {
    biddingType: 'conversions',
    strategy: 'maximize_conversions',
    amount: null,
  },
  TARGET_CPA: { biddingType: 'conversions', strategy: 'fixed_bid', amount: 'targetCpa' },
} as const satisfies { readonly [type in BiddingStrategyType]?: Bid };

export type HeldStrategy = keyof typeof BIDS;

/** What other strategies become; those in neither table are not there. */
export const BECOMES: { readonly [type in BiddingStrategyType]?: HeldStrategy } = {
  ENHANCED_CPC: 'MANUAL_CPC',
  MAXIMIZE_CONVERSION_VALUE: 'MAXIMIZE_CONVERSIONS',
};

export const isHeldStrategy = (type: string): type is HeldStrategy => Object.hasOwn(BIDS, type);

/** The strategy that goes to the platform; the asked-for one where there is none. */
export const heldStrategy = (type: BiddingStrategyType): BiddingStrategyType =>
  BECOMES[type] ?? type;

/** Which strategy the words of a campaign and its ad group amount to; undefined for those that we never write. */
export const strategyOf = (biddingType: string, strategy: string): HeldStrategy | undefined =>
  (Object.keys(BIDS) as readonly HeldStrategy[]).find(
    (type) => BIDS[type].biddingType === biddingType && BIDS[type].strategy === strategy,
  );

/** Most of one bid, whatever it is paid for (AdGroup: `max_bid_micros` up to 100,000,000). */
export const MAX_BID_MICROS = 100_000_000;
