import type { BiddingStrategyType } from '../../port/draft';

/** What the ads of an ad set are shown for, in Meta's words. */
export interface Goal {
  readonly objective: string;
  readonly optimizationGoal: string;
  /** The event that counts, for goals that need a pixel. */
  readonly event: 'LEAD' | 'PURCHASE' | null;
}

/** What a strategy bids for. */
export type Aim = 'clicks' | 'conversions' | 'value';

/** Which aim a strategy has; none for a strategy that Meta does not have. */
export const AIMS: Readonly<Record<BiddingStrategyType, Aim | null>> = {
  MANUAL_CPC: 'clicks',
  ENHANCED_CPC: 'clicks',
  MAXIMIZE_CLICKS: 'clicks',
  MAXIMIZE_CONVERSIONS: 'conversions',
  TARGET_CPA: 'conversions',
  MAXIMIZE_CONVERSION_VALUE: 'value',
  TARGET_ROAS: 'value',
  TARGET_IMPRESSION_SHARE: null,
};

export const OBJECTIVES = ['TRAFFIC', 'LEADS', 'SALES', 'AWARENESS'] as const;
export type Objective = (typeof OBJECTIVES)[number];

const REACH: Goal = { objective: 'OUTCOME_AWARENESS', optimizationGoal: 'REACH', event: null };
const LEAD: Goal = {
  objective: 'OUTCOME_LEADS',
  optimizationGoal: 'OFFSITE_CONVERSIONS',
  event: 'LEAD',
};
const PURCHASE: Goal = {
  objective: 'OUTCOME_SALES',
  optimizationGoal: 'OFFSITE_CONVERSIONS',
  event: 'PURCHASE',
};
const VALUE: Goal = { objective: 'OUTCOME_SALES', optimizationGoal: 'VALUE', event: 'PURCHASE' };

const clicks = (objective: string): Goal => ({
  objective,
  optimizationGoal: 'LINK_CLICKS',
  event: null,
});

/**
 * Objective and optimisation goal by what is bid for and what the campaign is for. Conversions are counted for leads and sales only;
 * awareness is shown to as many people as possible. Which pairs Meta takes together is unverified.
 */
export const GOALS: Readonly<Record<Aim, Readonly<Record<Objective, Goal>>>> = {
  clicks: {
    TRAFFIC: clicks('OUTCOME_TRAFFIC'),
    LEADS: clicks('OUTCOME_LEADS'),
    SALES: clicks('OUTCOME_SALES'),
    AWARENESS: REACH,
  },
  conversions: { TRAFFIC: PURCHASE, LEADS: LEAD, SALES: PURCHASE, AWARENESS: PURCHASE },
  value: { TRAFFIC: VALUE, LEADS: VALUE, SALES: VALUE, AWARENESS: VALUE },
};

/** Every ad set is paid for by impressions: the one event that fits every goal here. */
export const BILLING_EVENT = 'IMPRESSIONS';

/** Our word of Meta's objective; Meta's own where we have none. */
export const objectiveOf = (outcome: string): string =>
  OBJECTIVES.find((ours) => `OUTCOME_${ours}` === outcome) ?? outcome;

/** Strategies by the optimisation goal that stands for them when read. */
const STRATEGY_OF_GOAL: Readonly<Record<string, BiddingStrategyType>> = {
  LINK_CLICKS: 'MAXIMIZE_CLICKS',
  OFFSITE_CONVERSIONS: 'MAXIMIZE_CONVERSIONS',
  VALUE: 'MAXIMIZE_CONVERSION_VALUE',
};

/** Our word of Meta's optimisation goal; Meta's own where we have none. */
export const strategyOfGoal = (goal: string): string => STRATEGY_OF_GOAL[goal] ?? goal;

/** The goal behind a word of ours or Meta's own. */
export const goalOfStrategy = (strategy: string): string =>
  Object.entries(STRATEGY_OF_GOAL).find(([, ours]) => ours === strategy)?.[0] ?? strategy;
