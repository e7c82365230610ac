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
      `Meta counts conversions of ${objectiveOf(outcome)} campaigns: ${objective} becomes that.`,
    );
  }
  if (optimizationGoal === 'REACH' && AIMS[type] === 'clicks') {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      'biddingStrategy',
      'Campaigns for awareness reach as many people as they can; they do not bid for clicks.',
    );
  }
  if (maxCpcBidCeilingMicros !== undefined && !isCapped) {
    warn(
      'BID_CEILING_UNSUPPORTED',
      'biddingStrategy/maxCpcBidCeiling',
      'Only bids for clicks take a most per click.',
    );
  }
};
