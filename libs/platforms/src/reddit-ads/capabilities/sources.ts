/** The documents that rules point to. */
export const SOURCE = {
  campaign: 'Reddit Ads API v3, Campaign',
  schedule: 'Reddit Ads API v3, TimeBlock',
  adGroup: 'Reddit Ads API v3, Ad Group',
  targeting: 'Reddit Ads API v3, Targeting',
  geolocation: 'Reddit Ads API v3, Geolocation',
  post: 'Reddit Ads API v3, Structured Post',
  ad: 'Reddit Ads API v3, Ad',
  report: 'Reddit Ads API v3, Get A Report',
  budgets: 'Reddit Ads Help, Budgets and bidding',
  memory: 'from memory, unverified',
} as const;
