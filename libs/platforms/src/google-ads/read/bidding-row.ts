import { rounded } from '../attributes/bid-modifier';
import type { BiddingAttributes } from '../attributes/campaign-attributes';
import type { CampaignResource } from '../wire/row';
import { microsIn } from './wire-value';

const LOCATIONS: Readonly<Record<string, string>> = { ANYWHERE_ON_PAGE: 'ANYWHERE', TOP_OF_PAGE: 'TOP', ABSOLUTE_TOP_OF_PAGE: 'ABSOLUTE_TOP' };

const NOTHING: Omit<BiddingAttributes, 'type'> = {
  targetCpaMicros: null, targetRoas: null, targetImpressionSharePercent: null, impressionShareLocation: null, maxCpcBidCeilingMicros: null,
};

/** The strategy by Google's own type; a strategy that we cannot hold keeps Google's word. */
export const biddingIn = (campaign: CampaignResource): BiddingAttributes => {
  const { biddingStrategyType: type = 'UNKNOWN' } = campaign;
  switch (type) {
    case 'MANUAL_CPC':
      return { ...NOTHING, type: campaign.manualCpc?.enhancedCpcEnabled ? 'ENHANCED_CPC' : 'MANUAL_CPC' };
    case 'TARGET_SPEND':
      return { ...NOTHING, type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: microsIn(campaign.targetSpend?.cpcBidCeilingMicros) };
    case 'MAXIMIZE_CONVERSIONS':
      return { ...NOTHING, type, targetCpaMicros: microsIn(campaign.maximizeConversions?.targetCpaMicros) };
    case 'MAXIMIZE_CONVERSION_VALUE':
      return { ...NOTHING, type, targetRoas: campaign.maximizeConversionValue?.targetRoas || null };
    case 'TARGET_CPA':
      return { ...NOTHING, type, targetCpaMicros: microsIn(campaign.targetCpa?.targetCpaMicros) };
    case 'TARGET_ROAS':
      return { ...NOTHING, type, targetRoas: campaign.targetRoas?.targetRoas || null };
    case 'TARGET_IMPRESSION_SHARE':
      return { ...NOTHING, type, ...impressionShareIn(campaign.targetImpressionShare) };
    default:
      return { ...NOTHING, type };
  }
};

const impressionShareIn = (share: CampaignResource['targetImpressionShare'] = {}): Partial<BiddingAttributes> => ({
  targetImpressionSharePercent: share.locationFractionMicros === undefined ? null : rounded(Number(share.locationFractionMicros) / 10_000, 4),
  impressionShareLocation: LOCATIONS[share.location ?? ''] ?? share.location ?? null,
  maxCpcBidCeilingMicros: microsIn(share.cpcBidCeilingMicros),
});
