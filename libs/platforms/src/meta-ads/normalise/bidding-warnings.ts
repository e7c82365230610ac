import type { CampaignDraft } from '../../port/draft';
import { AIMS, objectiveOf } from '../data/goals';
import { biddingOf } from './bidding';
import type { Warn } from '../../normalising';

/** What of the objective and of the bidding of a campaign does not arrive. Strategies that become others are told by the table. */
export const warnOfBidding = (draft: CampaignDraft, warn: Warn): void => {
  const {
    biddingStrategy: { type, maxCpcBidCeilingMicros },
    objective,
  } = draft;
  const { objective: outcome, optimizationGoal, isCapped } = biddingOf(draft);
  if (objectiveOf(outcome) !== objective) {
    warn(
      'OBJECTIVE_TRANSLATED',
      'objective',
      `The objective ${objective} becomes ${objectiveOf(outcome)} on Meta, which counts the conversions.`,
    );
  }
  if (optimizationGoal === 'REACH' && AIMS[type] === 'clicks') {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      'biddingStrategy/type',
      'Meta optimises for reach with the objective AWARENESS, not for clicks.',
    );
  }
  if (maxCpcBidCeilingMicros !== undefined && !isCapped) {
    warn(
      'BIDDING_OPTION_IGNORED',
      'biddingStrategy/maxCpcBidCeiling',
      'Meta has a ceiling per click only where the campaign bids for clicks. It is not sent there.',
    );
  }
};
