import { ENTITY_KINDS } from '../port/attributes';
import type {
  BiddingRule,
  Capabilities,
  DailyQuota,
  MediaRule,
  MediaTotal,
  Overdelivery,
} from '../port/capabilities';
import { type AdType, type CampaignType, IMAGE_ROLES, type ImageRole } from '../port/draft';
import type { ReportRules } from '../port/performance';
import { conversionRules } from './convert/rules';
import { fields, PERFORMANCE_MAX, SEARCH, WITH_AD_GROUPS } from './fields';
import { ASSET_GROUP_COUNTS, limits, SOURCE } from './limits';
import { RESTATED_DAYS } from './unverified';
import { CALLS_TO_ACTION, LANGUAGE_CONSTANTS } from './vocabulary';

type Shape = Pick<
  MediaRule,
  'aspectRatio' | 'minWidth' | 'minHeight' | 'recommendedWidth' | 'recommendedHeight'
>;

/**
 * Shapes of v25 ResponsiveDisplayAdInfo and DemandGenMultiAssetAdInfo, equal to those of the asset
 * requirements; within 1 %.
 */
const SHAPES: Readonly<Record<ImageRole, Shape>> = {
  MARKETING_IMAGE: {
    aspectRatio: 1.91,
    minWidth: 600,
    minHeight: 314,
    recommendedWidth: 1200,
    recommendedHeight: 628,
  },
  SQUARE_MARKETING_IMAGE: {
    aspectRatio: 1,
    minWidth: 300,
    minHeight: 300,
    recommendedWidth: 1200,
    recommendedHeight: 1200,
  },
  PORTRAIT_MARKETING_IMAGE: {
    aspectRatio: 0.8,
    minWidth: 480,
    minHeight: 600,
    recommendedWidth: 960,
    recommendedHeight: 1200,
  },
  LOGO: {
    aspectRatio: 1,
    minWidth: 128,
    minHeight: 128,
    recommendedWidth: 1200,
    recommendedHeight: 1200,
  },
  LANDSCAPE_LOGO: {
    aspectRatio: 4,
    minWidth: 512,
    minHeight: 128,
    recommendedWidth: 1200,
    recommendedHeight: 300,
  },
};

const MAX_BYTES = 5120 * 1024;
const MIME_TYPES = ['image/gif', 'image/jpeg', 'image/png'];

interface Place {
  readonly campaignType: CampaignType;
  readonly adType: AdType | null;
  readonly source: string;
  readonly unverified?: boolean;
}

const image =
  (place: Place) =>
  (role: ImageRole, min: number, max: number): MediaRule => ({
    ...place,
    ...SHAPES[role],
    role,
    min,
    max,
    ratioTolerance: 0.01,
    maxBytes: MAX_BYTES,
    mimeTypes: MIME_TYPES,
  });

const videos = (place: Place, max: number): MediaRule => ({
  ...place,
  role: 'YOUTUBE_VIDEO',
  min: 0,
  max,
  aspectRatio: null,
  ratioTolerance: 0,
  minWidth: null,
  minHeight: null,
  recommendedWidth: null,
  recommendedHeight: null,
  maxBytes: null,
  mimeTypes: [],
});

const SEARCH_IMAGES: Place = {
  campaignType: 'SEARCH',
  adType: null,
  source: SOURCE.memory,
  unverified: true,
};
const DISPLAY_PLACES = (['RESPONSIVE_DISPLAY', 'SINGLE_IMAGE'] as const).map((adType): Place => ({
  campaignType: 'DISPLAY',
  adType,
  source: SOURCE.displayAd,
}));
const GROUP: Place = {
  campaignType: 'PERFORMANCE_MAX',
  adType: 'ASSET_GROUP',
  source: SOURCE.assetRequirements,
};

const displayMedia = (place: Place): readonly MediaRule[] => {
  const of = image(place);
  return [
    of('MARKETING_IMAGE', 1, 15),
    of('SQUARE_MARKETING_IMAGE', 1, 15),
    of('LOGO', 0, 5),
    of('LANDSCAPE_LOGO', 0, 5),
    videos(place, 5),
  ];
};

/** Google's requirements for the files of each role. A role that is not listed is not sent. */
const media: readonly MediaRule[] = [
  ...(['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'] as const).map((role) =>
    image(SEARCH_IMAGES)(role, 0, 20),
  ),
  ...DISPLAY_PLACES.flatMap(displayMedia),
  ...IMAGE_ROLES.map((role) =>
    image(GROUP)(role, ASSET_GROUP_COUNTS[role].min, ASSET_GROUP_COUNTS[role].max),
  ),
  videos(GROUP, ASSET_GROUP_COUNTS.YOUTUBE_VIDEO.max),
];

const mediaTotals: readonly MediaTotal[] = [
  {
    campaignType: 'SEARCH',
    adType: null,
    roles: ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'],
    max: 20,
    source: SOURCE.memory,
    unverified: true,
  },
  ...DISPLAY_PLACES.flatMap(({ campaignType, adType, source }): readonly MediaTotal[] => [
    { campaignType, adType, roles: ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'], max: 15, source },
    { campaignType, adType, roles: ['LOGO', 'LANDSCAPE_LOGO'], max: 5, source },
  ]),
];

/** Roles that an ad of a type, or a campaign (null), can hold at all. */
export const rolesOf = (campaignType: CampaignType, adType: AdType | null): ReadonlySet<string> =>
  new Set(
    media
      .filter((rule) => rule.campaignType === campaignType && rule.adType === adType)
      .map(({ role }) => role),
  );

const source = SOURCE.bidding;

/** What becomes of each bidding strategy. */
const biddingRules: readonly BiddingRule[] = [
  {
    strategy: 'MANUAL_CPC',
    ...WITH_AD_GROUPS,
    support: 'native',
    requires: [],
    note: 'Bids come from ad groups and keywords.',
    source,
  },
  {
    strategy: 'ENHANCED_CPC',
    ...WITH_AD_GROUPS,
    support: 'translated',
    requires: [],
    becomes: 'MANUAL_CPC',
    note: 'Google ended enhanced CPC in March 2025.',
    source: 'Google Ads, announcement on enhanced CPC',
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    ...WITH_AD_GROUPS,
    support: 'native',
    requires: [],
    note: 'Called target spend. A ceiling is possible.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'A target CPA is possible. Ceilings exist for portfolios only.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'native',
    requires: [],
    note: 'A target ROAS is possible. Ceilings exist for portfolios only.',
    source,
  },
  {
    strategy: 'TARGET_CPA',
    ...WITH_AD_GROUPS,
    support: 'native',
    requires: ['targetCpa'],
    note: 'Ceilings exist for portfolios only.',
    source,
  },
  {
    strategy: 'TARGET_CPA',
    ...PERFORMANCE_MAX,
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Google maximises conversions in Performance Max, with the target.',
    source: SOURCE.memory,
    unverified: true,
  },
  {
    strategy: 'TARGET_ROAS',
    ...WITH_AD_GROUPS,
    support: 'native',
    requires: ['targetRoas'],
    note: 'From 0.01 to 1000. Ceilings exist for portfolios only.',
    source,
  },
  {
    strategy: 'TARGET_ROAS',
    ...PERFORMANCE_MAX,
    support: 'translated',
    requires: ['targetRoas'],
    becomes: 'MAXIMIZE_CONVERSION_VALUE',
    note: 'Google maximises conversion value in Performance Max, with the target.',
    source: SOURCE.memory,
    unverified: true,
  },
  {
    strategy: 'TARGET_IMPRESSION_SHARE',
    ...SEARCH,
    support: 'native',
    requires: ['targetImpressionShare', 'maxCpcBidCeiling'],
    note: 'Google needs a ceiling.',
    source,
  },
];

/**
 * Conversions belong to the day of the click, so a day grows until the last of its clicks has had
 * its time.
 */
const reports: ReportRules = {
  levels: ENTITY_KINDS,
  days: 'account',
  restatedDays: RESTATED_DAYS,
  lagHours: 3,
  conversions:
    'What `metrics.conversions` counts: conversion actions that are primary for their goal, in parts where several clicks share one. An asset group is reported as its ad.',
  sources: {
    levels: { source: SOURCE.figures },
    days: { source: SOURCE.freshness },
    restatedDays: { source: SOURCE.memory, unverified: true },
    lagHours: { source: SOURCE.freshness },
    conversions: { source: SOURCE.figures },
  },
};

/**
 * Per Cloud project, which the OAuth client stands for. Each search and each operation of a mutate
 * counts one.
 */
const dailyQuota: DailyQuota = {
  counts: 'operations',
  perDay: 15_000,
  resets: 'sliding',
  sharedBy: 'clientId',
  levels: [
    { name: 'Explorer', perDay: 2_880 },
    { name: 'Basic', perDay: 15_000 },
    { name: 'Standard', perDay: null },
  ],
  note: 'Counts the operations of one application in the last 24 hours, on all its ad accounts.',
  source: SOURCE.accessLevels,
};

/**
 * A changed budget begins a new limit for the month's rest, so a month with changes may reach more
 * than one of them.
 */
const overdelivery: Overdelivery = {
  dayPercent: 200,
  evensOut: { over: 'month', percent: 3_040 },
  note: 'Up to twice the daily budget on one day, and at most 30.4 daily budgets in a month.',
  source: SOURCE.spendingLimits,
  unverified: true,
};

/**
 * What Google Ads can hold of a campaign. Types of campaigns that this build does not export are
 * refused, not half done.
 */
export const capabilities: Capabilities = {
  platform: 'google-ads',
  name: 'Google Ads',
  campaignTypes: {
    SEARCH: 'native',
    DISPLAY: 'native',
    PERFORMANCE_MAX: 'native',
    VIDEO: 'unsupported',
    SHOPPING: 'unsupported',
    DEMAND_GEN: 'unsupported',
    SOCIAL: 'unsupported',
    CONVERSATIONAL: 'unsupported',
  },
  adTypes: {
    RESPONSIVE_SEARCH: 'native',
    RESPONSIVE_DISPLAY: 'native',
    SINGLE_IMAGE: 'translated',
    CHAT_CARD: 'unsupported',
    ASSET_GROUP: 'native',
  },
  fields,
  limits,
  bidding: biddingRules,
  languages: Object.keys(LANGUAGE_CONSTANTS).sort(),
  requiresPoliticalDeclaration: true,
  negativeMatchTypes: ['EXACT', 'PHRASE', 'BROAD'],
  levels: ENTITY_KINDS,
  rateLimits: [],
  dailyQuota,
  overdelivery,
  reports,
  placeKey: 'criterionId',
  media,
  mediaTotals,
  callsToAction: CALLS_TO_ACTION,
  oneDomainPerAdGroup: {
    note: 'Google disapproves ads of one ad group that lead to different domains.',
    source: SOURCE.memory,
    unverified: true,
  },
  conversions: conversionRules,
  settingsRequired: [],
  credentialsRequired: ['refreshToken'],
};
