/** The documents that rules point to. */
export const SOURCE = {
  campaign: 'Meta Marketing API v26, Campaign (/act_<id>/campaigns)',
  adSet: 'Meta Marketing API, Ad set reference',
  targeting: 'Meta Marketing API, Basic Targeting',
  schedule: 'Meta Marketing API, Ad scheduling',
  creative: 'Meta Marketing API, AdCreativeLinkData',
  ad: 'Meta Marketing API, Ad (/act_<id>/ads)',
  images: 'Meta Marketing API, adimages',
  bidding: 'Meta Marketing API, Campaign bid_strategy and Ad set optimization_goal',
  limits: 'Meta Marketing API, Rate limiting',
  budgets: 'Meta Business Help, About daily budgets',
  insights: 'Marketing API, Insights',
  objectStatus: "Marketing API, Manage Your Ad Object's Status",
  memory: 'remembered; no document at hand',
} as const;
