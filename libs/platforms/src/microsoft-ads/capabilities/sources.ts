/** The documents that rules point to. */
export const SOURCE = {
  campaign: 'Microsoft Advertising API v13, Campaign',
  bidding: 'Microsoft Advertising API v13, BiddingScheme',
  criterion: 'Microsoft Advertising API v13, CampaignCriterion',
  schedule: 'Microsoft Advertising API v13, DayTimeCriterion',
  negative: 'Microsoft Advertising API v13, NegativeKeyword',
  adGroup: 'Microsoft Advertising API v13, AdGroup',
  ad: 'Microsoft Advertising API v13, ResponsiveSearchAd',
  keyword: 'Microsoft Advertising API v13, Keyword',
  memory: 'from memory, unverified',
} as const;
