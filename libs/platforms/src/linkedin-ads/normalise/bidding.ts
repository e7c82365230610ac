import type { BiddingDraft, CampaignDraft } from '../../port/draft';
import { bidStrategyOf, canBid, type HeldBidding, MANUAL_STRATEGIES } from '../data/bidding-table';
import { type ObjectiveType, objectiveOf } from '../data/objectives';
import { heldMicros } from './money';
import type { Warn } from '../../normalising';

const FIELD = 'biddingStrategy';

/** How LinkedIn will bid; strategies that it does not have are told by the table and become the automatic one. */
export const heldBidding = (
  { biddingStrategy: draft, objective, currency }: CampaignDraft,
  warn: Warn,
): HeldBidding => {
  const wished = wishedBidding(draft, currency, warn);
  const aim = objectiveOf(objective);
  if (canBid(aim, bidStrategyOf(wished))) return wished;
  warnOfAim(draft, wished, aim, warn);
  return { type: 'MAXIMIZE_CLICKS' };
};

const wishedBidding = (draft: BiddingDraft, currency: string, warn: Warn): HeldBidding => {
  if (MANUAL_STRATEGIES.includes(draft.type)) {
    if (draft.type !== 'MANUAL_CPC') {
      warn(
        'BIDDING_STRATEGY_TRANSLATED',
        `${FIELD}/type`,
        `The strategy ${draft.type} becomes MANUAL_CPC on LinkedIn.`,
      );
    }
    return { type: 'MANUAL_CPC' };
  }
  if (draft.type !== 'MAXIMIZE_CLICKS') {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      `${FIELD}/type`,
      `The strategy ${draft.type} becomes MAXIMIZE_CLICKS on LinkedIn.`,
    );
    return { type: 'MAXIMIZE_CLICKS' };
  }
  const ceiling = draft.maxCpcBidCeilingMicros;
  return ceiling
    ? {
        type: 'MAXIMIZE_CLICKS',
        maxCpcBidCeilingMicros: heldMicros(ceiling, currency, `${FIELD}/maxCpcBidCeiling`, warn),
      }
    : { type: 'MAXIMIZE_CLICKS' };
};

const warnOfAim = (
  draft: BiddingDraft,
  wished: HeldBidding,
  aim: ObjectiveType,
  warn: Warn,
): void => {
  if (wished.type === 'MANUAL_CPC') {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      `${FIELD}/type`,
      `LinkedIn bids automatically with the objective ${aim}, which does not pay per click.`,
    );
  } else if (draft.maxCpcBidCeilingMicros) {
    warn(
      'BIDDING_OPTION_IGNORED',
      `${FIELD}/maxCpcBidCeiling`,
      `LinkedIn has no ceiling per click with the objective ${aim}. It is not sent there.`,
    );
  }
};
