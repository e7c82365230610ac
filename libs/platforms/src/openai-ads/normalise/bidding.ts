import type { BiddingDraft, CampaignDraft } from '../../port/draft';
import type { BiddingAttributes } from '../attributes/child-attributes';
import { BIDS, heldStrategy, isHeldStrategy } from '../data/bids';
import type { Warn } from '../../normalising';

/** What a campaign pays for. A strategy that OpenAI does not have keeps its own name, with which nothing is ever sent. */
export const heldBiddingType = ({ biddingStrategy }: CampaignDraft, warn: Warn): string => {
  const type = heldStrategy(biddingStrategy.type);
  if (type !== biddingStrategy.type) {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      'biddingStrategy.type',
      `The strategy ${biddingStrategy.type} becomes ${type} on OpenAI.`,
    );
  }
  for (const option of ignoredOptions(biddingStrategy)) {
    warn(
      'BIDDING_OPTION_IGNORED',
      `biddingStrategy.${option.replace('Micros', '').replace('Percent', '')}`,
      `OpenAI does not use \`biddingStrategy/${option.replace('Micros', '').replace('Percent', '')}\` with ${biddingStrategy.type}. It is not sent there.`,
    );
  }
  return isHeldStrategy(type) ? BIDS[type].biddingType : type;
};

/** How ad groups bid. The warnings are given with the campaign, once. */
export const heldBidding = ({ biddingStrategy }: CampaignDraft): BiddingAttributes => {
  const type = heldStrategy(biddingStrategy.type);
  const isCpa = isHeldStrategy(type) && BIDS[type].amount === 'targetCpa';
  return { type, targetCpaMicros: isCpa ? (biddingStrategy.targetCpaMicros ?? null) : null };
};

const ignoredOptions = (draft: BiddingDraft): readonly string[] => {
  const type = heldStrategy(draft.type);
  const isCpa = isHeldStrategy(type) && BIDS[type].amount === 'targetCpa';
  return Object.entries(draft).flatMap(([option, value]) =>
    option === 'type' || value === undefined || (isCpa && option === 'targetCpaMicros')
      ? []
      : [option],
  );
};
