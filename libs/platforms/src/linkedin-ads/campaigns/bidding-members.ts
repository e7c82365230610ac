import type { AdGroupAttributes } from '../attributes/ad-group-attributes';
import { BIDDING, biddingWords, type HeldBidding } from '../data/bidding-table';
import type { ObjectiveType } from '../data/objectives';
import { microsOf, moneyOf } from '../wire/amount';
import type { Json } from '../wire/answer';

type Bidding = Pick<AdGroupAttributes, 'biddingStrategy' | 'maxCpcMicros'>;

/** How a campaign bids. Target and amount always go together (vendor's page on campaigns). */
export const biddingMembers = (
  { objective, biddingStrategy, maxCpcMicros }: Bidding & Pick<AdGroupAttributes, 'objective'>,
  currency: string,
): Json => {
  const bidding = biddingStrategy as HeldBidding;
  const { optimizationTargetType, costType } = biddingWords(objective as ObjectiveType, bidding);
  const amount = bidding.type === 'MANUAL_CPC' ? maxCpcMicros : bidding.maxCpcBidCeilingMicros;
  return { optimizationTargetType, costType, unitCost: moneyOf(amount ?? 0, currency) };
};

/** The same, read. What is none of ours is shown under LinkedIn's name. */
export const readBidding = (campaign: Json, currency: string): Bidding => {
  const { objectiveType, optimizationTargetType, costType, unitCost } = campaign;
  const words = (BIDDING[objectiveType as ObjectiveType] ?? []).find(
    (one) => one.optimizationTargetType === optimizationTargetType && one.costType === costType,
  );
  const amount = microsOf(unitCost, currency) ?? 0;
  switch (words?.bidStrategy) {
    case 'MANUAL':
      return { biddingStrategy: { type: 'MANUAL_CPC' }, maxCpcMicros: amount };
    case 'COST_CAP':
      return {
        biddingStrategy: {
          type: 'MAXIMIZE_CLICKS',
          ...(amount === 0 ? {} : { maxCpcBidCeilingMicros: amount }),
        },
        maxCpcMicros: null,
      };
    case 'MAXIMUM_DELIVERY':
      return { biddingStrategy: { type: 'MAXIMIZE_CLICKS' }, maxCpcMicros: null };
    default:
      return {
        biddingStrategy: { type: `${String(optimizationTargetType)}/${String(costType)}` },
        maxCpcMicros: amount,
      };
  }
};
