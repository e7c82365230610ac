/** `REMOVED`: deleted here, kept until every platform has removed it too. */
export const CAMPAIGN_STATUSES = ['PAUSED', 'ENABLED', 'REMOVED'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
