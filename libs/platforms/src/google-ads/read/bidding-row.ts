import { rounded } from '../attributes/bid-modifier';
import type { BiddingAttributes } from '../attributes/campaign-attributes';
import type { CampaignResource } from '../wire/row';
import { microsIn } from './wire-value';

const LOCATIONS: Readonly<Record<string, string>> = {
  ANYWHERE_ON_PAGE: 'ANYWHERE',
  TOP_OF_PAGE: 'TOP',
  ABSOLUTE_TOP_OF_PAGE: 'ABSOLUTE_TOP',
};

const NOTHING: Omit<BiddingAttributes, 'type'> = {
  targetCpaMicros: null,
  targetRoas: null,
  targetImpressionSharePercent: null,
  impressionShareLocation: null,
  maxCpcBidCeilingMicros: null,
};

/** What each of Google's types says, in our words. */
const STRATEGIES: Readonly<
  Record<
    string,
    (campaign: CampaignResource) => Partial<BiddingAttributes> & Pick<BiddingAttributes, 'type'>
  >
> = {
  MANUAL_CPC: ({ manualCpc }) => ({
    type: manualCpc?.enhancedCpcEnabled ? 'ENHANCED_CPC' : 'MANUAL_CPC',
  }),
  TARGET_SPEND: ({ targetSpend }) => ({
    type: 'MAXIMIZE_CLICKS',
    maxCpcBidCeilingMicros: microsIn(targetSpend?.cpcBidCeilingMicros),
  }),
  MAXIMIZE_CONVERSIONS: ({ maximizeConversions }) => ({
    type: 'MAXIMIZE_CONVERSIONS',
    targetCpaMicros: microsIn(maximizeConversions?.targetCpaMicros),
  }),
  MAXIMIZE_CONVERSION_VALUE: ({ maximizeConversionValue }) => ({
    type: 'MAXIMIZE_CONVERSION_VALUE',
    targetRoas: maximizeConversionValue?.targetRoas || null,
  }),
  TARGET_CPA: ({ targetCpa }) => ({
    type: 'TARGET_CPA',
    targetCpaMicros: microsIn(targetCpa?.targetCpaMicros),
  }),
  TARGET_ROAS: ({ targetRoas }) => ({
    type: 'TARGET_ROAS',
    targetRoas: targetRoas?.targetRoas || null,
  }),
  TARGET_IMPRESSION_SHARE: ({ targetImpressionShare }) => ({
    type: 'TARGET_IMPRESSION_SHARE',
    ...impressionShareIn(targetImpressionShare),
  }),
};

/** The strategy by Google's own type; a strategy that we cannot hold keeps Google's word. */
export const biddingIn = (campaign: CampaignResource): BiddingAttributes => {
  const { biddingStrategyType: type = 'UNKNOWN' } = campaign;
  return { ...NOTHING, type, ...STRATEGIES[type]?.(campaign) };
};

const impressionShareIn = (
  share: CampaignResource['targetImpressionShare'] = {},
): Partial<BiddingAttributes> => ({
  targetImpressionSharePercent:
    share.locationFractionMicros === undefined
      ? null
      : rounded(Number(share.locationFractionMicros) / 10_000, 4),
  impressionShareLocation: LOCATIONS[share.location ?? ''] ?? share.location ?? null,
  maxCpcBidCeilingMicros: microsIn(share.cpcBidCeilingMicros),
});
