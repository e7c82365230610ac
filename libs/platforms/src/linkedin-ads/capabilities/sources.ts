/** The documents that rules point to. */
export const SOURCE = {
  group: 'LinkedIn Marketing API, Create and Manage Campaign Groups',
  campaign: 'LinkedIn Marketing API, Create and Manage Campaigns',
  bidding: 'LinkedIn Marketing API, Ad Budget Type Allowable Combinations',
  targeting: 'LinkedIn Marketing API, Targeting Criteria',
  facets: 'LinkedIn Marketing API, Ad Targeting',
  creative: 'LinkedIn Marketing API, Create and Manage Creatives',
  post: 'LinkedIn Marketing API, Posts API',
  image: 'LinkedIn Marketing API, Images API',
  locales: 'LinkedIn Marketing API, Language Codes',
  budgets: 'LinkedIn Help, Campaign budgets',
  reporting: 'LinkedIn Marketing API, Reporting',
  rateLimits: 'LinkedIn API, Rate limits',
  memory: 'from memory, unverified',
} as const;
