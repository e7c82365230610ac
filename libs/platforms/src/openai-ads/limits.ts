import { MICROS_PER_UNIT } from '@switchyard/kernel';
import type { BiddingRule, LimitRule, MediaRule, Overdelivery } from '../port/capabilities';
import type { AdType, CampaignType } from '../port/draft';
import type { ReportRules } from '../port/performance';
import { UNVERIFIED } from './unverified';
import {
  BECOMES,
  CARD_ROLE,
  CARD_TEXTS,
  IMAGE_TYPES,
  LEVELS,
  MAX_BID_MICROS,
  MAX_TARGET_URL,
  MIN_IMAGE_SIDE,
} from './vocabulary';
import { EVENT_SETTING } from './write/campaigns';

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

const MAX_BID = MAX_BID_MICROS / MICROS_PER_UNIT;
/** Strategies whose bids come from ad groups. */
const MANUAL = ['MANUAL_CPC', 'ENHANCED_CPC'] as const;
const { title, body } = CARD_TEXTS;

const ad = (rule: Omit<LimitRule, 'entity' | 'source'>): LimitRule => ({
  entity: 'ad',
  source: SOURCE.ad,
  ...rule,
});
const campaign = (rule: Omit<LimitRule, 'entity'>): LimitRule => ({ entity: 'campaign', ...rule });

/**
 * Limits that OpenAI sets. Texts beside the one that fits are left out, so only one of each kind
 * must keep them.
 */
export const limits: readonly LimitRule[] = [
  campaign({
    field: 'budget',
    kind: 'min',
    value: 1,
    code: 'BUDGET_TOO_LOW',
    fix: 'Set a daily budget of at least 1 for this platform. Some currencies need more.',
    source: SOURCE.budget,
  }),
  campaign({
    field: 'targeting.devices.enabled',
    kind: 'minCount',
    value: 1,
    code: 'NO_DEVICE_LEFT',
    problem: 'disables every device',
    fix: 'Enable `desktop` or `mobile` in `targeting/devices`.',
    source: SOURCE.targeting,
  }),
  campaign({
    field: 'geoTargets',
    kind: 'maxCount',
    value: 2_500,
    code: 'TOO_MANY_PLACES',
    fix: 'Keep at most 2,500 locations.',
    source: SOURCE.targeting,
  }),
  campaign({
    field: 'biddingStrategy.targetCpa',
    strategies: ['TARGET_CPA'],
    kind: 'max',
    value: MAX_BID,
    code: 'BID_TOO_HIGH',
    fix: `Set a target of at most ${MAX_BID}.`,
    source: SOURCE.adGroup,
  }),
  {
    entity: 'adGroup',
    field: 'maxCpc',
    strategies: MANUAL,
    kind: 'minCount',
    value: 1,
    code: 'BID_REQUIRED',
    fix: 'Set `maxCpc` of the ad group.',
    source: SOURCE.adGroup,
  },
  {
    entity: 'adGroup',
    field: 'maxCpc',
    strategies: MANUAL,
    kind: 'max',
    value: MAX_BID,
    code: 'BID_TOO_HIGH',
    fix: `Set a bid of at most ${MAX_BID}.`,
    source: SOURCE.adGroup,
  },
  ad({
    field: 'headlines',
    kind: 'minCount',
    value: 1,
    code: 'TOO_FEW_HEADLINES',
    fix: 'Write at least 1 headline.',
  }),
  ad({
    field: 'headlines',
    kind: 'shortestMaxLength',
    value: title.max,
    code: 'SHORT_HEADLINE_REQUIRED',
    fix: `Write one headline of at most ${title.max} characters.`,
  }),
  ad({
    field: 'headlines.text',
    adType: 'CHAT_CARD',
    kind: 'forbiddenPattern',
    value: `^.{0,${title.min - 1}}$`,
    code: 'HEADLINE_TOO_SHORT',
    problem: `has fewer than ${title.min} characters`,
    fix: `Use at least ${title.min} characters.`,
  }),
  ad({
    field: 'descriptions',
    kind: 'minCount',
    value: 1,
    ours: true,
    code: 'TOO_FEW_DESCRIPTIONS',
    fix: 'Write at least 1 description.',
  }),
  ad({
    field: 'descriptions',
    kind: 'shortestMaxLength',
    value: body.max,
    code: 'SHORT_DESCRIPTION_REQUIRED',
    fix: `Write one description of at most ${body.max} characters.`,
  }),
  ad({
    field: 'finalUrl',
    kind: 'maxLength',
    value: MAX_TARGET_URL,
    code: 'URL_TOO_LONG',
    fix: `Use at most ${MAX_TARGET_URL.toLocaleString('en')} characters.`,
  }),
];

export const overdelivery: Overdelivery = {
  dayPercent: 100,
  evensOut: null,
  note: 'The daily budget is a limit. No document mentions more.',
  source: SOURCE.budget,
  unverified: true,
};

/** The most that other platforms take of one role. */
const ANY = 20;

/**
 * A card needs one image, best a square one: no document asks for the shape. Ads that become cards
 * may have more, of which one is taken.
 */
const image = (campaignType: CampaignType, adType: AdType): MediaRule => ({
  campaignType,
  adType,
  role: CARD_ROLE,
  min: 1,
  oneOf: [CARD_ROLE],
  max: ANY,
  aspectRatio: null,
  ratioTolerance: 0,
  minWidth: MIN_IMAGE_SIDE,
  minHeight: MIN_IMAGE_SIDE,
  recommendedWidth: 1_200,
  recommendedHeight: 1_200,
  maxBytes: UNVERIFIED.imageBytes,
  mimeTypes: IMAGE_TYPES,
  source: SOURCE.upload,
  unverified: true,
});

/** OpenAI's requirements for the files of each role. A role that is not listed is not sent. */
export const media: readonly MediaRule[] = [
  image('SEARCH', 'RESPONSIVE_SEARCH'),
  ...(['DISPLAY', 'CONVERSATIONAL'] as const).flatMap((type) =>
    (['CHAT_CARD', 'RESPONSIVE_DISPLAY', 'SINGLE_IMAGE'] as const).map((adType) =>
      image(type, adType),
    ),
  ),
];

const source = SOURCE.budget;
const BY_EVENT = {
  requiresSettings: [
    {
      name: EVENT_SETTING,
      meaning:
        'The id of the conversion event setting (ces_…) of the event that campaigns optimise for.',
    },
  ],
} as const;
const EVENT = `Needs the setting ${EVENT_SETTING} of the connection.`;

/** What becomes of each bidding strategy; the words that go to OpenAI are in `vocabulary.ts`. */
export const biddingRules: readonly BiddingRule[] = [
  {
    strategy: 'MANUAL_CPC',
    support: 'native',
    requires: [],
    note: 'A fixed bid per click. Every ad group needs `maxCpc`.',
    source,
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'translated',
    requires: [],
    becomes: BECOMES.ENHANCED_CPC!,
    note: 'OpenAI has fixed bids only.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'OpenAI bids automatically within the daily budget.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    ...BY_EVENT,
    note: EVENT,
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'translated',
    requires: [],
    ...BY_EVENT,
    becomes: BECOMES.MAXIMIZE_CONVERSION_VALUE!,
    note: `OpenAI has no conversion values. ${EVENT}`,
    source,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'native',
    requires: ['targetCpa'],
    ...BY_EVENT,
    note: `A fixed bid per conversion. ${EVENT}`,
    source,
  },
];

export const reports: ReportRules = {
  levels: LEVELS,
  days: 'account',
  restatedDays: UNVERIFIED.restatedDays,
  lagHours: UNVERIFIED.reportLagHours,
  conversions:
    'Conversions of every event setting that are attributed to ads, their value that of orders. Conversions of today are reported when the day is over.',
  sources: {
    levels: { source: SOURCE.insights },
    days: { source: SOURCE.insights },
    restatedDays: {
      source: `${SOURCE.conversions}: windows of attribution have at most 30 days`,
      unverified: true,
    },
    lagHours: { source: SOURCE.memory, unverified: true },
    conversions: { source: SOURCE.conversions },
  },
};
