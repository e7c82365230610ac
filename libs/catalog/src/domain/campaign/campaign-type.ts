/** Fixed after creation. */
export const CAMPAIGN_TYPES = [
  'SEARCH',
  'DISPLAY',
  'PERFORMANCE_MAX',
  'VIDEO',
  'SHOPPING',
  'DEMAND_GEN',
  'SOCIAL',
  'CONVERSATIONAL',
] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const OBJECTIVES = ['TRAFFIC', 'LEADS', 'SALES', 'AWARENESS'] as const;
export type Objective = (typeof OBJECTIVES)[number];
