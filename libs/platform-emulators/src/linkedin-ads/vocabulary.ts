/**
 * Words of the vendor's campaign schema (pages on campaigns and campaign groups; singular
 * objectives: platform document 2b).
 */
export const OBJECTIVES = [
  'BRAND_AWARENESS',
  'ENGAGEMENT',
  'JOB_APPLICANT',
  'LEAD_GENERATION',
  'TALENT_LEAD',
  'VIDEO_VIEW',
  'WEBSITE_CONVERSION',
  'WEBSITE_VISIT',
] as const;
export type Objective = (typeof OBJECTIVES)[number];

export const CAMPAIGN_TYPES = [
  'TEXT_AD',
  'SPONSORED_UPDATES',
  'SPONSORED_INMAILS',
  'DYNAMIC',
] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

export const CAMPAIGN_STATUSES = [
  'ACTIVE',
  'PAUSED',
  'ARCHIVED',
  'COMPLETED',
  'CANCELED',
  'DRAFT',
  'PENDING_DELETION',
  'REMOVED',
] as const;
export const COST_TYPES = ['CPM', 'CPC', 'CPV'] as const;

export const OPTIMIZATION_TARGETS = [
  'NONE',
  'ENHANCED_CONVERSION',
  'MAX_CLICK',
  'MAX_CONVERSION',
  'MAX_IMPRESSION',
  'MAX_LEAD',
  'MAX_QUALIFIED_LEAD',
  'MAX_REACH',
  'MAX_VIDEO_VIEW',
  'TARGET_COST_PER_CLICK',
  'TARGET_COST_PER_IMPRESSION',
  'TARGET_COST_PER_VIDEO_VIEW',
  'CAP_COST_AND_MAXIMIZE_CLICKS',
  'CAP_COST_AND_MAXIMIZE_IMPRESSIONS',
  'CAP_COST_AND_MAXIMIZE_LEADS',
  'CAP_COST_AND_MAXIMIZE_VIDEO_VIEWS',
  'CAP_COST_AND_MAXIMIZE_CONVERSIONS',
] as const;
export type OptimizationTarget = (typeof OPTIMIZATION_TARGETS)[number];

/** Ad formats of each campaign type. */
export const FORMATS: Readonly<Record<CampaignType, readonly string[]>> = {
  TEXT_AD: ['TEXT'],
  SPONSORED_UPDATES: [
    'STANDARD_UPDATE',
    'CAROUSEL',
    'SINGLE_VIDEO',
    'SPONSORED_UPDATE_NATIVE_DOCUMENT',
    'SPONSORED_UPDATE_EVENT',
  ],
  SPONSORED_INMAILS: ['SPONSORED_INMAIL', 'SPONSORED_MESSAGE'],
  DYNAMIC: ['SPOTLIGHT', 'FOLLOW_COMPANY', 'JOBS'],
};

/** How the vendor bids for a target: by itself, by the advertiser's bid, or under a cap. */
export type BidStrategy = 'MAXIMUM_DELIVERY' | 'MANUAL' | 'COST_CAP';

export function bidStrategyOf(target: string): BidStrategy {
  if (target.startsWith('MAX_')) return 'MAXIMUM_DELIVERY';
  return target.startsWith('CAP_COST_') ? 'COST_CAP' : 'MANUAL';
}

/**
 * Locales of campaigns (vendor's table of language codes; the newer ones from memory, unverified).
 */
export const LOCALES: readonly string[] = [
  'ar_AE',
  'bn_IN',
  'cs_CZ',
  'da_DK',
  'de_DE',
  'el_GR',
  'en_US',
  'es_ES',
  'fa_IR',
  'fi_FI',
  'fr_FR',
  'hi_IN',
  'hu_HU',
  'in_ID',
  'it_IT',
  'iw_IL',
  'ja_JP',
  'ko_KR',
  'mr_IN',
  'ms_MY',
  'nl_NL',
  'no_NO',
  'pa_IN',
  'pl_PL',
  'pt_BR',
  'ro_RO',
  'ru_RU',
  'sv_SE',
  'te_IN',
  'th_TH',
  'tl_PH',
  'tr_TR',
  'uk_UA',
  'vi_VN',
  'zh_CN',
  'zh_TW',
];
