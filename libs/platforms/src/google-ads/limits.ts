import type { LimitRule } from '../port/capabilities';
import type { AdType } from '../port/draft';
import { MAX_RADIUS, MAX_ROAS, MIN_RADIUS, MIN_ROAS } from './normalise/targeting-and-bidding';
import { MAX_NAME_LENGTH } from './unverified';

/** The documents that rules point to. */
export const SOURCE = {
  budget: 'Google Ads API v25, CampaignBudget',
  campaign: 'Google Ads API v25, Campaign',
  bidding: 'Google Ads API v25, common/bidding.proto',
  criterion: 'Google Ads API v25, CampaignCriterion',
  schedule: 'Google Ads API, AdScheduleInfo',
  adGroup: 'Google Ads API v25, AdGroup',
  ad: 'Google Ads API v25, ResponsiveSearchAdInfo and AdOperation',
  displayAd: 'Google Ads API v25, ResponsiveDisplayAdInfo and AdOperation',
  assetGroup: 'Google Ads API v25, AssetGroup and AssetGroupAsset',
  assetRequirements: 'Google Ads API, Performance Max asset requirements',
  maxCriteria: 'Google Ads API, Performance Max campaign criteria',
  asset: 'Google Ads API v25, common/asset_types.proto',
  campaignAsset: 'Google Ads API v25, CampaignAsset',
  image: 'Google Ads API v25, AssetService and MediaUploadError',
  keyword: 'Google Ads API v25, AdGroupCriterion and KeywordInfo',
  political: 'Google Ads API v25, EuPoliticalAdvertisingStatus',
  accessLevels: 'Google Ads API, Access levels',
  spendingLimits: 'Google Ads Help, Spending limits',
  figures: 'Google Ads API v25, Metrics and the resources that carry it',
  freshness: 'Google Ads Help, About data freshness',
  memory: 'remembered; no document at hand',
} as const;

/**
 * How many links of each field type an asset group needs and takes (Google, Performance Max asset
 * requirements).
 */
export const ASSET_GROUP_COUNTS = {
  HEADLINE: { min: 3, max: 15 },
  LONG_HEADLINE: { min: 1, max: 5 },
  DESCRIPTION: { min: 2, max: 5 },
  BUSINESS_NAME: { min: 1, max: 1 },
  CALL_TO_ACTION_SELECTION: { min: 0, max: 1 },
  MARKETING_IMAGE: { min: 1, max: 20 },
  SQUARE_MARKETING_IMAGE: { min: 1, max: 20 },
  PORTRAIT_MARKETING_IMAGE: { min: 0, max: 20 },
  LOGO: { min: 1, max: 5 },
  LANDSCAPE_LOGO: { min: 0, max: 5 },
  YOUTUBE_VIDEO: { min: 0, max: 5 },
} as const;

export type GroupField = keyof typeof ASSET_GROUP_COUNTS;

/** v25 AssetGroup.name. */
export const MAX_ASSET_GROUP_NAME = 128;

type Place = Pick<LimitRule, 'adType' | 'source' | 'unverified'>;

/** What a rule is about, as its text names it and as its code does. */
const NAMES = {
  headline: 'HEADLINE',
  description: 'DESCRIPTION',
  'long headline': 'LONG_HEADLINE',
  'business name': 'BUSINESS_NAME',
  path: 'PATH',
  url: 'URL',
} as const;
type Named = keyof typeof NAMES;
type Listed = 'headline' | 'description';
type Single = 'long headline' | 'business name';

const atLeast = (place: Place, field: string, value: number, what: Listed): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'minCount',
  value,
  code: `TOO_FEW_${NAMES[what]}S`,
  fix: `Write at least ${value} ${value === 1 ? what : `${what}s`}.`,
});
const atMost = (place: Place, field: string, value: number, what: Listed): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'maxCount',
  value,
  code: `TOO_MANY_${NAMES[what]}S`,
  fix: `Keep at most ${value} ${what}s.`,
});
const adTextLimit = (place: Place, field: string, value: number, what: Named): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'maxLength',
  value,
  counts: 'shownWide',
  code: `${NAMES[what]}_TOO_LONG`,
  fix: `Use at most ${value.toLocaleString('en')} characters.`,
});
const needed = (place: Place, field: string, what: Single): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'minCount',
  value: 1,
  code: `${NAMES[what]}_REQUIRED`,
  fix: `Set the ${what} of the ad.`,
});
const oneShort = (place: Place, field: string, value: number, what: Listed): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'shortestMaxLength',
  value,
  counts: 'shownWide',
  code: `SHORT_${NAMES[what]}_REQUIRED`,
  fix: `Write one ${what} of at most ${value} characters.`,
});

const { HEADLINE, DESCRIPTION } = ASSET_GROUP_COUNTS;

const written = (place: Place, field: string, what: Listed | Single): LimitRule => ({
  ...place,
  entity: 'ad',
  field,
  kind: 'forbiddenPattern',
  value: '^\\s*$',
  code: `${NAMES[what]}_EMPTY`,
  problem: 'is blank',
  fix: `Write a text, or remove the ${what}.`,
});

interface Counts {
  readonly headlines: readonly [min: number, max: number];
  readonly descriptions: readonly [min: number, max: number];
}

const texts = (place: Place, { headlines, descriptions }: Counts): readonly LimitRule[] => [
  atLeast(place, 'headlines', headlines[0], 'headline'),
  atMost(place, 'headlines', headlines[1], 'headline'),
  adTextLimit(place, 'headlines.text', 30, 'headline'),
  written(place, 'headlines.text', 'headline'),
  atLeast(place, 'descriptions', descriptions[0], 'description'),
  atMost(place, 'descriptions', descriptions[1], 'description'),
  adTextLimit(place, 'descriptions.text', 90, 'description'),
  written(place, 'descriptions.text', 'description'),
];

const named = (place: Place): readonly LimitRule[] => [
  adTextLimit(place, 'longHeadline', 90, 'long headline'),
  written(place, 'longHeadline', 'long headline'),
  needed(place, 'businessName', 'business name'),
  adTextLimit(place, 'businessName', 25, 'business name'),
  written(place, 'businessName', 'business name'),
];

const paths = (place: Place): readonly LimitRule[] => [
  adTextLimit(place, 'path1', 15, 'path'),
  adTextLimit(place, 'path2', 15, 'path'),
];

const memory = (adType: AdType): Place => ({ adType, source: SOURCE.memory, unverified: true });

/** Equal texts are one asset, which an asset group links once. */
const countingEachOnce = (rule: LimitRule): LimitRule =>
  rule.kind === 'minCount' ? { ...rule, distinct: true } : rule;

const SEARCH_AD = memory('RESPONSIVE_SEARCH');
const DISPLAY_AD: Place = { adType: 'RESPONSIVE_DISPLAY', source: SOURCE.displayAd };
const IMAGE_AD: Place = { adType: 'SINGLE_IMAGE', source: SOURCE.displayAd };
const GROUP: Place = { adType: 'ASSET_GROUP', source: SOURCE.assetRequirements };

/**
 * Texts of ads, counted and measured per type. A single image's first headline may serve as its
 * long one.
 */
const adLimits: readonly LimitRule[] = [
  ...texts(SEARCH_AD, { headlines: [3, 15], descriptions: [2, 4] }),
  ...paths(SEARCH_AD),
  ...texts(DISPLAY_AD, { headlines: [1, 5], descriptions: [1, 5] }),
  needed(DISPLAY_AD, 'longHeadline', 'long headline'),
  ...named(DISPLAY_AD),
  ...texts(IMAGE_AD, { headlines: [1, 5], descriptions: [1, 5] }),
  ...named(IMAGE_AD),
  ...texts(GROUP, {
    headlines: [HEADLINE.min, HEADLINE.max],
    descriptions: [DESCRIPTION.min, DESCRIPTION.max],
  }).map(countingEachOnce),
  oneShort(GROUP, 'descriptions', 60, 'description'),
  needed(GROUP, 'longHeadline', 'long headline'),
  ...named(GROUP),
  ...paths(memory('ASSET_GROUP')),
  ...(['RESPONSIVE_SEARCH', 'RESPONSIVE_DISPLAY', 'SINGLE_IMAGE', 'ASSET_GROUP'] as const).map(
    (adType) => adTextLimit(memory(adType), 'finalUrl', 2_048, 'url'),
  ),
];

const extensionTextLimit = (field: string, value: number, code: LimitRule['code']): LimitRule => ({
  entity: 'campaign',
  field,
  kind: 'maxLength',
  value,
  counts: 'units',
  code,
  fix: `Use at most ${value} characters.`,
  source: SOURCE.asset,
});

/** Google's English headers of structured snippets (codes and formats). */
const HEADERS = [
  'Amenities',
  'Brands',
  'Courses',
  'Degree programs',
  'Destinations',
  'Featured hotels',
  'Insurance coverage',
  'Models',
  'Neighborhoods',
  'Service catalog',
  'Shows',
  'Styles',
  'Types',
];

/**
 * Texts beside ads. A callout's text is `text`, the values of a snippet are measured one by one.
 */
const extensionLimits: readonly LimitRule[] = [
  extensionTextLimit('extensions.linkText', 25, 'LINK_TEXT_TOO_LONG'),
  extensionTextLimit('extensions.description1', 35, 'DESCRIPTION_TOO_LONG'),
  extensionTextLimit('extensions.description2', 35, 'DESCRIPTION_TOO_LONG'),
  extensionTextLimit('extensions.text', 25, 'CALLOUT_TOO_LONG'),
  extensionTextLimit('extensions.values', 25, 'SNIPPET_VALUE_TOO_LONG'),
  {
    entity: 'campaign',
    field: 'extensions.values',
    kind: 'minCount',
    value: 3,
    code: 'TOO_FEW_SNIPPET_VALUES',
    fix: 'Use at least 3 values.',
    source: SOURCE.asset,
  },
  {
    entity: 'campaign',
    field: 'extensions.values',
    kind: 'maxCount',
    value: 10,
    code: 'TOO_MANY_SNIPPET_VALUES',
    fix: 'Keep at most 10 values.',
    source: SOURCE.asset,
  },
  {
    entity: 'campaign',
    field: 'extensions.header',
    kind: 'forbiddenPattern',
    value: `^(?!(${HEADERS.join('|')})$)`,
    code: 'SNIPPET_HEADER_UNKNOWN',
    problem: 'is not one of the headers of structured snippets',
    fix: `Use one of ${HEADERS.join(', ')}.`,
    source: 'Google Ads API, Structured snippet headers',
  },
];

/** Keywords and the negative ones of a campaign are written by the same rules. */
const KEYWORD_TEXTS = [
  { entity: 'keyword', field: 'text' },
  { entity: 'campaign', field: 'negativeKeywords.text' },
] as const;

/** Limits that Google's own descriptions name. */
const documented: readonly LimitRule[] = [
  {
    entity: 'campaign',
    field: 'name',
    kind: 'forbiddenPattern',
    value: '[\\u0000\\n\\r]',
    code: 'NAME_HAS_LINE_BREAK',
    problem: 'contains a line break',
    fix: 'Remove the line breaks from the name.',
    source: SOURCE.campaign,
  },
  {
    entity: 'campaign',
    field: 'name',
    kind: 'maxLength',
    value: 255,
    counts: 'bytes',
    code: 'NAME_TOO_LONG',
    fix: 'Use at most 255 bytes of UTF-8. The budget of the campaign has the same name.',
    source: SOURCE.budget,
  },
  {
    entity: 'campaign',
    field: 'biddingStrategy.targetRoas',
    kind: 'min',
    value: MIN_ROAS,
    code: 'TARGET_ROAS_TOO_LOW',
    fix: `Set a target of at least ${MIN_ROAS}.`,
    source: SOURCE.bidding,
  },
  {
    entity: 'campaign',
    field: 'biddingStrategy.targetRoas',
    kind: 'max',
    value: MAX_ROAS,
    code: 'TARGET_ROAS_TOO_HIGH',
    fix: `Set a target of at most ${MAX_ROAS}.`,
    source: SOURCE.bidding,
  },
  {
    entity: 'campaign',
    field: 'adSchedule.windowsPerDay',
    kind: 'maxCount',
    value: 6,
    code: 'TOO_MANY_WINDOWS_PER_DAY',
    fix: 'Merge windows until no day has more than 6.',
    source: SOURCE.schedule,
  },
  {
    entity: 'campaign',
    field: 'trackingTemplate',
    kind: 'forbiddenPattern',
    value: '^(?![\\s\\S]*\\{(un)?(escaped)?lpurl)',
    code: 'TRACKING_TEMPLATE_WITHOUT_PAGE',
    problem: 'does not contain {lpurl}',
    fix: 'Put {lpurl} into the template, such as {lpurl}?source=ads.',
    source: 'Google Ads API v25, UrlFieldError',
  },
  {
    entity: 'adGroup',
    field: 'name',
    kind: 'forbiddenPattern',
    value: '[\\u0000\\n\\r]',
    code: 'NAME_HAS_LINE_BREAK',
    problem: 'contains a line break',
    fix: 'Remove the line breaks from the name.',
    source: SOURCE.adGroup,
  },
  {
    entity: 'adGroup',
    field: 'name',
    campaignTypes: ['PERFORMANCE_MAX'],
    kind: 'maxLength',
    value: MAX_ASSET_GROUP_NAME,
    code: 'NAME_TOO_LONG',
    fix: `Use at most ${MAX_ASSET_GROUP_NAME} characters. The asset group has the same name.`,
    source: SOURCE.assetGroup,
  },
  {
    entity: 'keyword',
    field: 'text',
    kind: 'maxLength',
    value: 80,
    counts: 'units',
    code: 'KEYWORD_TOO_LONG',
    fix: 'Use at most 80 characters.',
    source: SOURCE.keyword,
  },
  {
    entity: 'keyword',
    field: 'text',
    kind: 'maxWords',
    value: 10,
    code: 'KEYWORD_TOO_MANY_WORDS',
    fix: 'Use at most 10 words.',
    source: SOURCE.keyword,
  },
  ...KEYWORD_TEXTS.map((place): LimitRule => ({
    ...place,
    kind: 'forbiddenPattern',
    value: '(^|\\s)\\+',
    code: 'KEYWORD_HAS_MODIFIER',
    problem: 'contains a word with a plus sign',
    fix: 'Remove the plus signs. Modified broad match no longer exists.',
    source: SOURCE.keyword,
  })),
  {
    entity: 'campaign',
    field: 'negativeKeywords.text',
    kind: 'maxLength',
    value: 80,
    counts: 'units',
    code: 'KEYWORD_TOO_LONG',
    fix: 'Use at most 80 characters.',
    source: SOURCE.keyword,
  },
  {
    entity: 'campaign',
    field: 'negativeKeywords.text',
    kind: 'maxWords',
    value: 10,
    code: 'KEYWORD_TOO_MANY_WORDS',
    fix: 'Use at most 10 words.',
    source: SOURCE.keyword,
  },
];

const remembered = (rule: Omit<LimitRule, 'source' | 'unverified'>): LimitRule => ({
  ...rule,
  source: SOURCE.memory,
  unverified: true,
});

/** Limits from memory: see the platform's list of unverified rules. */
const unverified: readonly LimitRule[] = [
  remembered({
    entity: 'adGroup',
    field: 'name',
    campaignTypes: ['SEARCH', 'DISPLAY'],
    kind: 'maxLength',
    value: MAX_NAME_LENGTH,
    counts: 'units',
    code: 'NAME_TOO_LONG',
    fix: `Use at most ${MAX_NAME_LENGTH} characters.`,
  }),
  remembered({
    entity: 'campaign',
    field: 'negativeKeywords',
    kind: 'maxCount',
    value: 10_000,
    code: 'TOO_MANY_NEGATIVE_KEYWORDS',
    fix: 'Keep at most 10,000 negative keywords.',
  }),
  remembered({
    entity: 'campaign',
    field: 'geoTargets.radius',
    kind: 'min',
    value: MIN_RADIUS,
    code: 'RADIUS_CLAMPED_TO_MIN',
    fix: `No change is needed if a radius of ${MIN_RADIUS} is acceptable. Otherwise use at least ${MIN_RADIUS}.`,
  }),
  remembered({
    entity: 'campaign',
    field: 'geoTargets.radius',
    kind: 'max',
    value: MAX_RADIUS,
    code: 'RADIUS_CLAMPED_TO_MAX',
    fix: `No change is needed if a radius of ${MAX_RADIUS} is acceptable. Otherwise use at most ${MAX_RADIUS}.`,
  }),
  ...KEYWORD_TEXTS.map((place) =>
    remembered({
      ...place,
      kind: 'forbiddenPattern',
      value: '[!@%,*;^()={}~`<>?\\\\|]',
      code: 'KEYWORD_HAS_SYMBOL',
      problem: 'contains a symbol',
      fix: 'Remove the symbols, such as ! @ % * or |.',
    }),
  ),
];

export const limits: readonly LimitRule[] = [
  ...documented,
  ...unverified,
  ...adLimits,
  ...extensionLimits,
];
