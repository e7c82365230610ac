import type { BiddingDraft, BiddingStrategyType, CampaignType } from '../../port/draft';

/** A strategy with an option that both search platforms know on such a campaign. */
export const usualBidding = (campaignType: CampaignType): BiddingDraft => {
  if (campaignType === 'SEARCH') {
    return { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 };
  }
  return campaignType === 'DISPLAY'
    ? { type: 'ENHANCED_CPC' }
    : { type: 'MAXIMIZE_CONVERSIONS', targetCpaMicros: 20_000_000 };
};

/** A strategy that has nothing in common with another one, and that every type of campaign knows. */
export const unlike = (strategy: BiddingStrategyType): BiddingStrategyType => {
  if (strategy === 'MAXIMIZE_CONVERSION_VALUE' || strategy === 'TARGET_ROAS') {
    return 'MAXIMIZE_CONVERSIONS';
  }
  return strategy === 'MAXIMIZE_CONVERSIONS' || strategy === 'TARGET_CPA'
    ? 'MAXIMIZE_CONVERSION_VALUE'
    : 'MAXIMIZE_CONVERSIONS';
};
