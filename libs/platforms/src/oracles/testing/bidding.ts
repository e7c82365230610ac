import type { BiddingDraft, BiddingStrategyType } from '../../port/draft';
import type { Patch } from './tree';

/** A strategy with every option that any of them takes. */
export const bidding = (type: BiddingStrategyType, over: Partial<BiddingDraft> = {}): Patch => ({
  campaign: {
    biddingStrategy: {
      type,
      targetCpaMicros: 20_000_000,
      targetRoas: 4,
      targetImpressionSharePercent: 65,
      impressionShareLocation: 'ABSOLUTE_TOP',
      maxCpcBidCeilingMicros: 3_000_000,
      ...over,
    },
  },
});
