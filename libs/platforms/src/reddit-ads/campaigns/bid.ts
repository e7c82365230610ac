import type { BiddingAttributes, CampaignAttributes } from '../attributes/campaign-attributes';
import { bidTypeOf, familyOfObjective } from '../data/aims';
import type { Campaign } from '../wire/objects';

interface Bid {
  readonly bid_strategy: 'BIDLESS' | 'MAXIMIZE_VOLUME' | 'TARGET_CPX';
  readonly bid_type: 'CPC' | 'CPM';
  /** Micros; null where Reddit is to bid without a cap. */
  readonly bid_value: number | null;
}

/** How a campaign that holds the budget bids (vendor's OpenAPI, bid_strategy): without a cap, under one, or towards a target. */
export const bidOf = ({
  biddingStrategy,
  objective,
}: Pick<CampaignAttributes, 'biddingStrategy' | 'objective'>): Bid => {
  const { type, maxCpcBidCeilingMicros, targetCpaMicros } = biddingStrategy;
  const bid_type = bidTypeOf(objective);
  if (type === 'TARGET_CPA' && targetCpaMicros !== undefined) {
    return { bid_strategy: 'TARGET_CPX', bid_type, bid_value: targetCpaMicros };
  }
  return maxCpcBidCeilingMicros === undefined
    ? { bid_strategy: 'BIDLESS', bid_type, bid_value: null }
    : { bid_strategy: 'MAXIMIZE_VOLUME', bid_type, bid_value: maxCpcBidCeilingMicros };
};

/** The strategy that a campaign's bid stands for. */
export const biddingOf = ({
  bid_strategy: strategy,
  bid_value: value,
  objective,
}: Campaign): BiddingAttributes => {
  const type =
    familyOfObjective(objective ?? '') === 'clicks' ? 'MAXIMIZE_CLICKS' : 'MAXIMIZE_CONVERSIONS';
  const micros = value ?? undefined;
  if (micros === undefined) return { type };
  return strategy === 'TARGET_CPX'
    ? { type: 'TARGET_CPA', targetCpaMicros: micros }
    : { type, maxCpcBidCeilingMicros: micros };
};
