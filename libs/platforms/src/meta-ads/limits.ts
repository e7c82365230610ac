import type {
  BiddingRule,
  LimitRule,
  MediaRule,
  Overdelivery,
  RateLimit,
} from '../port/capabilities';
import type { AdType } from '../port/draft';
import type { ReportRules } from '../port/performance';
import { CALLS_PER_BATCH, RATES } from './client/requests';
import { MUTATIONS_PER_SECOND } from './client/session';
import { IMAGE_ROLES_SHOWN } from './normalise/ad';
import { UNVERIFIED } from './unverified';
import { SPECIAL_AD_CATEGORIES, SUPPORTED_TYPES } from './vocabulary';

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

/**
 * Limits that Meta sets. Texts of ads have none that is documented: long ones are cut where they
 * are shown.
 */
export const limits: readonly LimitRule[] = [
  {
    entity: 'campaign',
    field: 'budget',
    kind: 'min',
    value: UNVERIFIED.smallestDailyBudget,
    code: 'BUDGET_TOO_LOW',
    fix: `Set a daily budget of at least ${UNVERIFIED.smallestDailyBudget} for this platform. Some currencies and countries need more.`,
    source: SOURCE.campaign,
    unverified: true,
  },
  {
    entity: 'campaign',
    field: 'targeting.devices.enabled',
    kind: 'minCount',
    value: 1,
    code: 'NO_DEVICE_LEFT',
    problem: 'disables every device',
    fix: 'Enable `desktop` or `mobile` in `targeting/devices`.',
    source: SOURCE.targeting,
  },
  {
    entity: 'campaign',
    field: 'geoTargets',
    kind: 'minCount',
    value: 1,
    code: 'PLACE_REQUIRED',
    fix: 'Add a location to `geoTargets`.',
    source: SOURCE.targeting,
  },
  {
    entity: 'campaign',
    field: 'declarations.specialAdCategories',
    kind: 'forbiddenPattern',
    value: `^(?!(${[...SPECIAL_AD_CATEGORIES, 'NONE'].join('|')})$)`,
    code: 'SPECIAL_AD_CATEGORY_UNKNOWN',
    problem: 'contains an unknown category',
    fix: `Use only ${SPECIAL_AD_CATEGORIES.join(', ')} or NONE.`,
    source: SOURCE.campaign,
  },
  ...(['payer', 'beneficiary'] as const).map((member): LimitRule => ({
    entity: 'campaign',
    field: `declarations.advertiserIdentity.${member}`,
    kind: 'maxLength',
    value: 512,
    code: 'ADVERTISER_IDENTITY_TOO_LONG',
    fix: 'Use at most 512 characters.',
    source: SOURCE.adSet,
  })),
];

export const overdelivery: Overdelivery = {
  dayPercent: 175,
  evensOut: { over: 'week', begins: 7, percent: 700 },
  note: 'Up to 1.75 times the daily budget on one day, and at most seven daily budgets from Sunday to Saturday.',
  source: SOURCE.budgets,
  unverified: true,
};

const MIME_TYPES = ['image/gif', 'image/jpeg', 'image/png'];

/** More than one is taken so that an ad can run on several platforms: one of them is shown. */
const MOST = 20;

const image = (
  campaignType: MediaRule['campaignType'],
  adType: AdType,
  role: MediaRule['role'],
): MediaRule => ({
  campaignType,
  adType,
  role,
  min: role === 'MARKETING_IMAGE' ? 1 : 0,
  minIsOurs: true,
  oneOf: IMAGE_ROLES_SHOWN,
  max: MOST,
  aspectRatio: null,
  ratioTolerance: 0,
  minWidth: null,
  minHeight: null,
  recommendedWidth: UNVERIFIED.recommendedPixels,
  recommendedHeight: role === 'SQUARE_MARKETING_IMAGE' ? UNVERIFIED.recommendedPixels : null,
  maxBytes: UNVERIFIED.imageBytes,
  mimeTypes: MIME_TYPES,
  source: SOURCE.images,
  unverified: true,
});

/** What Meta asks of images: one is needed, of any shape. */
export const media: readonly MediaRule[] = SUPPORTED_TYPES.flatMap((campaignType) =>
  (['SINGLE_IMAGE', 'RESPONSIVE_DISPLAY'] as const).flatMap((adType) =>
    IMAGE_ROLES_SHOWN.map((role) => image(campaignType, adType, role)),
  ),
);

type Rule = Omit<BiddingRule, 'source'>;

const NEEDS_PIXEL = 'Needs `settings/pixelId` of the connection.';
const PIXEL = {
  requiresSettings: [
    {
      name: 'pixelId',
      meaning: 'The id of the pixel (dataset) whose events count as conversions.',
    },
  ],
} as const;
const BY_IMPRESSIONS = 'Payment is for impressions.';
const CAP =
  'Meta bids automatically under a cap per link click: `maxCpc` of the ad group, or the ceiling.';

/** What becomes of each bidding strategy. Which goals go with which objective is unverified. */
export const biddingRules: readonly BiddingRule[] = (
  [
    {
      strategy: 'MANUAL_CPC',
      support: 'translated',
      requires: ['maxCpcBidCeiling'],
      becomes: 'MAXIMIZE_CLICKS',
      note: CAP,
    },
    {
      strategy: 'ENHANCED_CPC',
      support: 'translated',
      requires: ['maxCpcBidCeiling'],
      becomes: 'MAXIMIZE_CLICKS',
      note: CAP,
    },
    {
      strategy: 'MAXIMIZE_CLICKS',
      support: 'native',
      requires: [],
      note: `Link clicks at the lowest cost, and under a bid cap with a ceiling. ${BY_IMPRESSIONS} With the objective AWARENESS the goal is reach.`,
    },
    {
      strategy: 'MAXIMIZE_CONVERSIONS',
      ...PIXEL,
      support: 'native',
      requires: [],
      note: `Leads or purchases that the pixel counts, at the lowest cost or under a target cost. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'TARGET_CPA',
      ...PIXEL,
      support: 'native',
      requires: ['targetCpa'],
      note: `Becomes a cost cap on each ad set. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'MAXIMIZE_CONVERSION_VALUE',
      ...PIXEL,
      support: 'native',
      requires: [],
      note: `The value of purchases that the pixel counts. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'TARGET_ROAS',
      ...PIXEL,
      support: 'native',
      requires: ['targetRoas'],
      note: `Becomes the minimum return on ad spend of each ad set. ${NEEDS_PIXEL}`,
    },
    {
      strategy: 'TARGET_IMPRESSION_SHARE',
      support: 'unsupported',
      requires: [],
      note: 'Meta has no impression share.',
    },
  ] satisfies readonly Rule[]
).map((rule): BiddingRule => ({ ...rule, source: SOURCE.bidding, unverified: true }));

/** An ad may report impressions, clicks and actions for 28 days after it was last delivered. */
export const reports: ReportRules = {
  levels: ['campaign', 'adGroup', 'ad'],
  days: 'account',
  restatedDays: 28,
  lagHours: UNVERIFIED.lagHours,
  conversions:
    'Actions `purchase` and `lead`, as each ad set attributes them. Clicks are link clicks: reactions and comments are none.',
  sources: {
    levels: { source: SOURCE.insights },
    days: { source: SOURCE.insights },
    restatedDays: { source: SOURCE.objectStatus },
    lagHours: { source: SOURCE.memory, unverified: true },
    conversions: { source: SOURCE.insights, unverified: true },
  },
};

/**
 * At most a hundred changes a second; a batch is up to fifty of them (spec/platforms/meta-ads.md
 * 1f). What an hour takes depends on the app's tier: Meta's answers report it.
 */
export const rateLimits: readonly RateLimit[] = [
  { name: RATES.mutation, requests: MUTATIONS_PER_SECOND, perSeconds: 1, source: SOURCE.limits },
  {
    name: RATES.mutationBatch,
    requests: MUTATIONS_PER_SECOND / CALLS_PER_BATCH,
    perSeconds: 1,
    source: SOURCE.limits,
  },
];

/**
 * Member states by ISO 3166-1 alpha-2: people there must see who pays for an ad
 * (spec/platforms/meta-ads.md 1b).
 */
export const EUROPEAN_UNION: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];
