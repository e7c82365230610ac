import { ENTITY_KINDS } from '../port/attributes';
import type {
  BiddingRule,
  Capabilities,
  MediaRule,
  MediaTotal,
  Overdelivery,
} from '../port/capabilities';
import type { AdType, CampaignType } from '../port/draft';
import type { ReportRules } from '../port/performance';
import { SOURCE } from './ad-limits';
import { conversionRules } from './convert/rules';
import { fields } from './fields';
import { limits } from './limits';
import { UNVERIFIED } from './unverified';
import { CALLS_TO_ACTION, LANGUAGES, type SupportedRole } from './vocabulary';

type Shape = Pick<
  MediaRule,
  'aspectRatio' | 'minWidth' | 'minHeight' | 'recommendedWidth' | 'recommendedHeight'
>;
type Place = Pick<MediaRule, 'campaignType' | 'adType' | 'source'>;

const MIME_TYPES = ['image/gif', 'image/jpeg', 'image/png'] as const;
const MAX_BYTES = 5 * 1024 * 1024;
/** Image extensions that one campaign may have. */
const IMAGE_EXTENSIONS = 25;

/** Pixels that an upload may have. */
const LARGEST = { maxWidth: 2_592, maxHeight: 2_048 } as const;

const LANDSCAPE: Shape = {
  aspectRatio: 1.91,
  minWidth: 703,
  minHeight: 368,
  recommendedWidth: 1_200,
  recommendedHeight: 628,
};
const SQUARE: Shape = {
  aspectRatio: 1,
  minWidth: 300,
  minHeight: 300,
  recommendedWidth: 1_200,
  recommendedHeight: 1_200,
};
const SHAPES: { readonly [role in SupportedRole]: Shape } = {
  MARKETING_IMAGE: LANDSCAPE,
  SQUARE_MARKETING_IMAGE: SQUARE,
  LOGO: {
    aspectRatio: 1,
    minWidth: 128,
    minHeight: 128,
    recommendedWidth: 1_200,
    recommendedHeight: 1_200,
  },
  LANDSCAPE_LOGO: {
    aspectRatio: 4,
    minWidth: 512,
    minHeight: 128,
    recommendedWidth: 1_200,
    recommendedHeight: 300,
  },
};

const at = (campaignType: CampaignType, adType: AdType | null, source: string): Place => ({
  campaignType,
  adType,
  source,
});

const image = (
  place: Place,
  role: SupportedRole,
  count: Pick<MediaRule, 'min' | 'max' | 'unverified'>,
): MediaRule => ({
  ...place,
  role,
  ...count,
  ...SHAPES[role],
  ...LARGEST,
  ratioTolerance: UNVERIFIED.ratioTolerance,
  maxBytes: MAX_BYTES,
  mimeTypes: MIME_TYPES,
});

const displayAd = at('DISPLAY', 'RESPONSIVE_DISPLAY', SOURCE.displayAd);
const singleImage = at('DISPLAY', 'SINGLE_IMAGE', SOURCE.displayAd);
const assetGroup = at('PERFORMANCE_MAX', 'ASSET_GROUP', SOURCE.assetGroup);
const besideSearch = at('SEARCH', null, SOURCE.imageExtension);

/** What Microsoft asks of the images of each role. Pixels are at most 2,592 by 2,048. */
const media: readonly MediaRule[] = [
  image(displayAd, 'MARKETING_IMAGE', {
    min: 1,
    max: UNVERIFIED.imagesPerDisplayAd,
    unverified: true,
  }),
  image(displayAd, 'SQUARE_MARKETING_IMAGE', {
    min: 0,
    max: UNVERIFIED.imagesPerDisplayAd,
    unverified: true,
  }),
  image(singleImage, 'MARKETING_IMAGE', { min: 1, max: 1 }),
  image(singleImage, 'SQUARE_MARKETING_IMAGE', { min: 0, max: 1 }),
  image(assetGroup, 'MARKETING_IMAGE', { min: 1, max: 20 }),
  image(assetGroup, 'SQUARE_MARKETING_IMAGE', { min: 1, max: 20 }),
  image(assetGroup, 'LOGO', { min: 0, max: 5 }),
  image(assetGroup, 'LANDSCAPE_LOGO', { min: 0, max: 5 }),
  image(besideSearch, 'MARKETING_IMAGE', { min: 0, max: IMAGE_EXTENSIONS }),
  image(besideSearch, 'SQUARE_MARKETING_IMAGE', { min: 0, max: IMAGE_EXTENSIONS }),
];

const PICTURES = ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'] as const;

const mediaTotals: readonly MediaTotal[] = [
  { ...displayAd, roles: PICTURES, max: UNVERIFIED.imagesPerDisplayAd, unverified: true },
  { ...assetGroup, roles: PICTURES, max: 20 },
  { ...assetGroup, roles: ['LOGO', 'LANDSCAPE_LOGO'], max: 5 },
  { ...besideSearch, roles: PICTURES, max: IMAGE_EXTENSIONS },
];

/** Roles that Microsoft takes of a type of ad, or on the campaign itself. */
export const rolesTaken = (
  campaignType: CampaignType,
  adType: AdType | null,
): ReadonlySet<string> =>
  new Set(
    media
      .filter((rule) => rule.campaignType === campaignType && rule.adType === adType)
      .map(({ role }) => role),
  );

type Rule = Omit<BiddingRule, 'source'>;

const source = SOURCE.bidding;
const ROAS_FROM_MEMORY = 'That TargetRoas is a ratio is from memory.';

const search: readonly Rule[] = [
  {
    strategy: 'MANUAL_CPC',
    support: 'translated',
    requires: [],
    becomes: 'ENHANCED_CPC',
    note: 'Microsoft ignores manual bidding on search campaigns and bids with enhanced CPC.',
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'native',
    requires: [],
    note: 'The default for search. Bids come from ad groups and keywords and are adjusted.',
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'A ceiling per click is possible.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'A target CPA and a ceiling are possible. A UET tag and a conversion goal are needed.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'native',
    requires: [],
    note: `A target ROAS and a ceiling are possible. A UET tag and a goal with revenue are needed. ${ROAS_FROM_MEMORY}`,
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Microsoft stores it as maximise conversions with a target CPA since August 2025.',
  },
  {
    strategy: 'TARGET_ROAS',
    support: 'translated',
    requires: ['targetRoas'],
    becomes: 'MAXIMIZE_CONVERSION_VALUE',
    note: 'Microsoft stores it as maximise conversion value with a target ROAS since August 2025.',
  },
  {
    strategy: 'TARGET_IMPRESSION_SHARE',
    support: 'native',
    requires: ['targetImpressionShare'],
    note: 'ANYWHERE, TOP and ABSOLUTE_TOP become first page, main line and first position.',
    unverified: true,
  },
];

const display: readonly Rule[] = [
  {
    strategy: 'MANUAL_CPC',
    support: 'translated',
    requires: [],
    becomes: 'ENHANCED_CPC',
    note: 'Microsoft changes manual bidding of native audience ads into enhanced CPC since May 2024.',
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'native',
    requires: [],
    note: 'Bids come from ad groups and are adjusted.',
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'translated',
    requires: [],
    becomes: 'ENHANCED_CPC',
    note: 'Microsoft has no maximise clicks in audience campaigns. It adjusts the bids of ad groups instead.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'A target CPA is possible. A UET tag and a conversion goal are needed. Audience campaigns list target CPA, which is stored as this strategy.',
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Microsoft stores it as maximise conversions with a target CPA since August 2025.',
  },
];

const performanceMax: readonly Rule[] = [
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: 'A target CPA is possible. A UET tag and a conversion goal, or a goal of offline conversions, are needed.',
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'native',
    requires: [],
    note: `A target ROAS is possible. Goals with revenue are needed. ${ROAS_FROM_MEMORY}`,
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'translated',
    requires: ['targetCpa'],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: 'Microsoft maximises conversions in Performance Max, with the target.',
  },
  {
    strategy: 'TARGET_ROAS',
    support: 'translated',
    requires: ['targetRoas'],
    becomes: 'MAXIMIZE_CONVERSION_VALUE',
    note: 'Microsoft maximises conversion value in Performance Max, with the target.',
  },
];

/**
 * What becomes of each bidding strategy on each type of campaign; what is not here is not there.
 */
const biddingRules: readonly BiddingRule[] = [
  ...search.map((rule) => ({ ...rule, source, campaignTypes: ['SEARCH'] as const })),
  ...display.map((rule) => ({ ...rule, source, campaignTypes: ['DISPLAY'] as const })),
  ...performanceMax.map((rule) => ({
    ...rule,
    source,
    campaignTypes: ['PERFORMANCE_MAX'] as const,
  })),
];

/**
 * A click is reported within four hours; conversions come to the day of their click for as long as
 * the goal lets them.
 */
const reports: ReportRules = {
  levels: ENTITY_KINDS,
  days: 'account',
  restatedDays: UNVERIFIED.restatedDays,
  lagHours: 4,
  conversions:
    'What `ConversionsQualified` counts, in parts where several clicks share one. Asset groups report `Conversions`, which are whole. An asset group is reported as its ad.',
  sources: {
    levels: { source: SOURCE.reports },
    days: { source: SOURCE.reports },
    restatedDays: { source: SOURCE.memory, unverified: true },
    lagHours: { source: SOURCE.booksClose },
    conversions: { source: SOURCE.reports },
  },
};

/**
 * Usually less than twice; no page promises a most. The month is the daily budget times its days:
 * 31 is the longest.
 */
const overdelivery: Overdelivery = {
  dayPercent: 200,
  evensOut: { over: 'month', percent: 3_100 },
  note: 'Usually less than twice the daily budget on one day, and at most one daily budget per day of the month.',
  source: SOURCE.budgets,
  unverified: true,
};

/**
 * What Microsoft Advertising can hold of a campaign. Microsoft's types beyond these three are
 * refused, not half done.
 */
export const capabilities: Capabilities = {
  platform: 'microsoft-ads',
  name: 'Microsoft Advertising',
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
  languages: Object.keys(LANGUAGES).sort(),
  requiresPoliticalDeclaration: false,
  negativeMatchTypes: ['EXACT', 'PHRASE'],
  levels: ENTITY_KINDS,
  rateLimits: [],
  dailyQuota: null,
  overdelivery,
  reports,
  placeKey: 'msLocationId',
  media,
  mediaTotals,
  callsToAction: CALLS_TO_ACTION,
  conversions: conversionRules,
  settingsRequired: [
    {
      name: 'customerId',
      meaning: 'The id of the Microsoft manager account (customer) of the ad account.',
    },
  ],
  credentialsRequired: ['refreshToken'],
};
