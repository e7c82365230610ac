import {
  BIDDING_STRATEGIES,
  IMPRESSION_SHARE_LOCATIONS,
  type BiddingStrategyInput,
  type BiddingStrategyType,
  type CampaignChanges,
} from '@switchyard/catalog/domain';
import { amountFromMicros } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms';
import { isAmount, isOneOf, membersOf } from './said';

/** How the platform bids, in our words; undefined for a strategy that we have no word for. */
export const biddingMember = (value: Json): CampaignChanges | undefined => {
  const said = membersOf(value);
  if (!said || !isOneOf(BIDDING_STRATEGIES, said['type'])) return undefined;
  const {
    targetCpaMicros: cpa,
    targetRoas: roas,
    targetImpressionSharePercent: share,
    impressionShareLocation: location,
    maxCpcBidCeilingMicros: ceiling,
  } = said;
  const strategy: BiddingStrategyInput = {
    type: typeWith(said['type'], isAmount(cpa), isAmount(roas)),
    ...(isAmount(cpa) && { targetCpa: amountFromMicros(cpa) }),
    ...(isAmount(roas) && { targetRoas: roas }),
    ...(typeof share === 'number' && { targetImpressionShare: share }),
    ...(isOneOf(IMPRESSION_SHARE_LOCATIONS, location) && { impressionShareLocation: location }),
    ...(isAmount(ceiling) && { maxCpcBidCeiling: amountFromMicros(ceiling) }),
  };
  return { biddingStrategy: strategy };
};

/** Where a platform aims at a target while it maximises, we say the target. */
const typeWith = (
  type: BiddingStrategyType,
  hasCpa: boolean,
  hasRoas: boolean,
): BiddingStrategyType => {
  if (type === 'MAXIMIZE_CONVERSIONS' && hasCpa) return 'TARGET_CPA';
  return type === 'MAXIMIZE_CONVERSION_VALUE' && hasRoas ? 'TARGET_ROAS' : type;
};
