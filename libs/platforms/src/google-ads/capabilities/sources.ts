/** The documents that rules point to. */
export const SOURCE = {
  budget: 'Google Ads API v25, CampaignBudget',
  campaign: 'Google Ads API v25, Campaign',
  bidding: 'Google Ads API v25, common/bidding.proto',
  criterion: 'Google Ads API v25, CampaignCriterion',
  schedule: 'Google Ads API, AdScheduleInfo',
  adGroup: 'Google Ads API v25, AdGroup',
  ad: 'Google Ads API v25, ResponsiveSearchAdInfo and AdOperation',
  keyword: 'Google Ads API v25, AdGroupCriterion and KeywordInfo',
  political: 'Google Ads API v25, EuPoliticalAdvertisingStatus',
  memory: 'remembered; no document at hand',
} as const;
