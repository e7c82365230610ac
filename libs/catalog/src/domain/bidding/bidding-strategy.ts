export const BIDDING_STRATEGIES = [
  'MANUAL_CPC',
  'ENHANCED_CPC',
  'MAXIMIZE_CLICKS',
  'MAXIMIZE_CONVERSIONS',
  'MAXIMIZE_CONVERSION_VALUE',
  'TARGET_CPA',
  'TARGET_ROAS',
  'TARGET_IMPRESSION_SHARE',
] as const;
export type BiddingStrategyType = (typeof BIDDING_STRATEGIES)[number];

export const IMPRESSION_SHARE_LOCATIONS = ['ANYWHERE', 'TOP', 'ABSOLUTE_TOP'] as const;
export type ImpressionShareLocation = (typeof IMPRESSION_SHARE_LOCATIONS)[number];

/** How a campaign bids, as a caller writes and reads it: money in major units of the campaign's currency. */
export interface BiddingStrategyInput {
  /** `MAXIMIZE_CLICKS` when left out. */
  readonly type?: BiddingStrategyType;
  /** `TARGET_CPA` only, and needed there. */
  readonly targetCpa?: number | null;
  /** `TARGET_ROAS` only, and needed there; a ratio, 2.5 means 250 %. */
  readonly targetRoas?: number | null;
  /** `TARGET_IMPRESSION_SHARE` only, and needed there; 0 to 100. */
  readonly targetImpressionShare?: number | null;
  /** `TARGET_IMPRESSION_SHARE` only; `TOP` when left out. */
  readonly impressionShareLocation?: ImpressionShareLocation | null;
  /** The most that a click may cost. */
  readonly maxCpcBidCeiling?: number | null;
}

/** How a campaign bids, stored: money in micros. */
export interface BiddingStrategy {
  readonly type: BiddingStrategyType;
  readonly targetCpaMicros?: number;
  readonly targetRoas?: number;
  readonly targetImpressionShare?: number;
  readonly impressionShareLocation?: ImpressionShareLocation;
  readonly maxCpcBidCeilingMicros?: number;
}
