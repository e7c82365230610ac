/** The documents that rules point to. */
export const SOURCE = {
  campaign: 'OpenAI Ads, Advertiser API, CreateCampaignBody and campaign management',
  budget: 'OpenAI Ads, bidding and budgets',
  targeting: 'OpenAI Ads, Advertiser API, TargetingParams and campaign management',
  adGroup: 'OpenAI Ads, Advertiser API, CreateAdGroupBody',
  bulk: 'OpenAI Ads, bulk API',
  ad: 'OpenAI Ads, Advertiser API, CreateAdCreativeParams',
  upload: 'OpenAI Ads, Advertiser API, upload',
  insights: 'OpenAI Ads, Advertiser API, insights',
  conversions: 'OpenAI Ads, Advertiser API, conversion insights and event settings',
  landingPage: 'OpenAI Ads, campaign management, landing page configuration',
  memory: 'remembered; no document at hand',
} as const;
