import type { BiddingStrategyType } from '../../port/draft';

/** What the money is to buy: clicks (or views, where the objective is to be known), or conversions. */
export type Family = 'clicks' | 'conversions';

/** What a campaign is for, in Reddit's words. The goal is for good: a campaign with another one is made anew. */
export interface Aim {
  readonly objective: 'CLICKS' | 'BRAND_AWARENESS' | 'SALES';
  readonly optimizationGoal: 'PURCHASE' | 'LEAD' | null;
  readonly bidType: 'CPC' | 'CPM';
}

const CLICKS: Aim = { objective: 'CLICKS', optimizationGoal: null, bidType: 'CPC' };
const AWARENESS: Aim = { objective: 'BRAND_AWARENESS', optimizationGoal: null, bidType: 'CPM' };

/**
 * Our objective and the family of the strategy make Reddit's objective, goal and bid type. IMPRESSIONS and CONVERSIONS are moved by
 * Reddit to BRAND_AWARENESS and SALES (September 2026, third parties), so they are never sent.
 */
const AIMS: Readonly<Record<string, Readonly<Record<Family, Aim>>>> = {
  TRAFFIC: {
    clicks: CLICKS,
    conversions: { objective: 'SALES', optimizationGoal: 'PURCHASE', bidType: 'CPC' },
  },
  LEADS: {
    clicks: CLICKS,
    conversions: { objective: 'SALES', optimizationGoal: 'LEAD', bidType: 'CPC' },
  },
  SALES: {
    clicks: CLICKS,
    conversions: { objective: 'SALES', optimizationGoal: 'PURCHASE', bidType: 'CPC' },
  },
  AWARENESS: { clicks: AWARENESS, conversions: AWARENESS },
};

export const aimOf = (objective: string, family: Family): Aim =>
  (AIMS[objective] ?? AIMS['TRAFFIC']!)[family];

/** Whether reach is what is paid for: then no target of another kind means anything. */
export const isAwareness = (objective: string): boolean =>
  objective === 'AWARENESS' || objective === 'BRAND_AWARENESS';

/** The type that is bid by, for a campaign that exists. */
export const bidTypeOf = (redditObjective: string): Aim['bidType'] =>
  redditObjective === 'BRAND_AWARENESS' ? 'CPM' : 'CPC';

/** Reddit's objectives under which conversions are bought. */
const CONVERTING: ReadonlySet<string> = new Set([
  'SALES',
  'CONVERSIONS',
  'LEAD_GENERATION',
  'CATALOG_SALES',
  'APP_INSTALLS',
]);

export const familyOfObjective = (redditObjective: string): Family =>
  CONVERTING.has(redditObjective) ? 'conversions' : 'clicks';

/** What Reddit holds in place of each strategy: with a budget of the campaign it bids by itself. */
export const HELD_STRATEGY: Readonly<
  Record<BiddingStrategyType, 'MAXIMIZE_CLICKS' | 'MAXIMIZE_CONVERSIONS' | 'TARGET_CPA'>
> = {
  MANUAL_CPC: 'MAXIMIZE_CLICKS',
  ENHANCED_CPC: 'MAXIMIZE_CLICKS',
  MAXIMIZE_CLICKS: 'MAXIMIZE_CLICKS',
  TARGET_IMPRESSION_SHARE: 'MAXIMIZE_CLICKS',
  MAXIMIZE_CONVERSIONS: 'MAXIMIZE_CONVERSIONS',
  MAXIMIZE_CONVERSION_VALUE: 'MAXIMIZE_CONVERSIONS',
  TARGET_ROAS: 'MAXIMIZE_CONVERSIONS',
  TARGET_CPA: 'TARGET_CPA',
};
