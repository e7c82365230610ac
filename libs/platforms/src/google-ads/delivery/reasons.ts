import type { DeliveryReason } from '../../port/delivery';

type Known = readonly [
  code: DeliveryReason['code'],
  severity: DeliveryReason['severity'],
  message: string,
];

/** v25 CampaignPrimaryStatusReason in our words; what is not here is passed on in Google's. */
const REASONS: Readonly<Record<string, Known>> = {
  CAMPAIGN_PAUSED: ['CAMPAIGN_PAUSED', 'BLOCKING', 'The campaign is paused.'],
  CAMPAIGN_PENDING: ['NOT_STARTED', 'BLOCKING', 'The start date lies ahead.'],
  CAMPAIGN_ENDED: ['ENDED', 'BLOCKING', 'The end date is over.'],
  NO_AD_GROUPS: ['NO_ENABLED_AD_GROUP', 'BLOCKING', 'The campaign has no ad group.'],
  AD_GROUPS_PAUSED: ['NO_ENABLED_AD_GROUP', 'BLOCKING', 'Every ad group is paused.'],
  NO_ASSET_GROUPS: ['NO_ENABLED_AD', 'BLOCKING', 'The campaign has no asset group.'],
  ASSET_GROUPS_PAUSED: ['NO_ENABLED_AD', 'BLOCKING', 'Every asset group is paused.'],
  NO_AD_GROUP_ADS: ['NO_ENABLED_AD', 'BLOCKING', 'The campaign has no ad.'],
  AD_GROUP_ADS_PAUSED: ['NO_ENABLED_AD', 'BLOCKING', 'Every ad is paused.'],
  NO_KEYWORDS: ['NO_ENABLED_KEYWORD', 'BLOCKING', 'The campaign has no keyword.'],
  KEYWORDS_PAUSED: ['NO_ENABLED_KEYWORD', 'BLOCKING', 'Every keyword is paused.'],
  MOST_ADS_UNDER_REVIEW: ['ADS_UNDER_REVIEW', 'LIMITING', 'Most ads are under review.'],
  HAS_ADS_DISAPPROVED: ['ADS_DISAPPROVED', 'LIMITING', 'Some ads are disapproved.'],
  HAS_ADS_LIMITED_BY_POLICY: ['ADS_DISAPPROVED', 'LIMITING', 'Some ads are limited by policy.'],
  MOST_ASSET_GROUPS_UNDER_REVIEW: [
    'ADS_UNDER_REVIEW',
    'LIMITING',
    'Most asset groups are under review.',
  ],
  HAS_ASSET_GROUPS_DISAPPROVED: [
    'ADS_DISAPPROVED',
    'LIMITING',
    'Some asset groups are disapproved.',
  ],
  HAS_ASSET_GROUPS_LIMITED_BY_POLICY: [
    'ADS_DISAPPROVED',
    'LIMITING',
    'Some asset groups are limited by policy.',
  ],
  BUDGET_CONSTRAINED: [
    'BUDGET_EXHAUSTED',
    'LIMITING',
    'The budget limits how often ads are shown.',
  ],
};

export const reasonFor = (reason: string): DeliveryReason => {
  const [code, severity, message] =
    REASONS[reason] ?? (['PLATFORM_REASON', 'INFO', reason] as const);
  return { code, severity, message };
};
