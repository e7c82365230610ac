import type { BiddingDraft, BiddingStrategyType, CampaignDraft } from '../../port/draft';
import { AIMS, goalOfStrategy, GOALS, type Goal, type Objective } from '../data/goals';

/** What a campaign's objective and bidding become at Meta: a goal, how bids are held back, and the number that holds them. */
export interface Bidding extends Goal {
  readonly bidStrategy: string;
  readonly targetCpaMicros: number | null;
  readonly targetRoas: number | null;
  /** The most per click, of strategies that take a cap. */
  readonly capMicros: number | null;
  readonly isCapped: boolean;
}

const UNCAPPED = 'LOWEST_COST_WITHOUT_CAP';
const CAPPED = 'LOWEST_COST_WITH_BID_CAP';

/** By the table of goals; a strategy that is read back from Meta keeps its word. */
export const biddingOf = ({
  objective,
  biddingStrategy: draft,
}: Pick<CampaignDraft, 'objective' | 'biddingStrategy'>): Bidding => {
  const goal = goalFor(objective, draft.type);
  const bidStrategy = bidStrategyFor(goal, draft);
  const isCapped = bidStrategy === CAPPED;
  return {
    ...goal,
    bidStrategy,
    isCapped,
    targetCpaMicros: bidStrategy === 'COST_CAP' ? (draft.targetCpaMicros ?? null) : null,
    targetRoas: bidStrategy === 'LOWEST_COST_WITH_MIN_ROAS' ? (draft.targetRoas ?? null) : null,
    capMicros: isCapped ? (draft.maxCpcBidCeilingMicros ?? null) : null,
  };
};

const goalFor = (objective: string, strategy: string): Goal => {
  const goals = GOALS[AIMS[strategy as BiddingStrategyType] ?? 'clicks'];
  return (
    goals[objective as Objective] ?? {
      objective,
      optimizationGoal: goalOfStrategy(strategy),
      event: null,
    }
  );
};

const bidStrategyFor = (
  { optimizationGoal }: Goal,
  { type, targetCpaMicros, targetRoas, maxCpcBidCeilingMicros }: BiddingDraft,
): string => {
  if (!(type in AIMS)) return type;
  switch (optimizationGoal) {
    case 'LINK_CLICKS':
      return maxCpcBidCeilingMicros === undefined ? UNCAPPED : CAPPED;
    case 'OFFSITE_CONVERSIONS':
      return targetCpaMicros === undefined ? UNCAPPED : 'COST_CAP';
    case 'VALUE':
      return targetRoas === undefined ? UNCAPPED : 'LOWEST_COST_WITH_MIN_ROAS';
    default:
      return UNCAPPED;
  }
};
