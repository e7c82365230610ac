import type { LimitRule } from '../port/capabilities';
import type { AdType } from '../port/draft';

/** The documents that rules point to. */
export const SOURCE = {
  campaign: 'Microsoft Advertising API v13, Campaign',
  bidding: 'Microsoft Advertising API v13, BiddingScheme',
  criterion: 'Microsoft Advertising API v13, CampaignCriterion',
  schedule: 'Microsoft Advertising API v13, DayTimeCriterion',
  negative: 'Microsoft Advertising API v13, NegativeKeyword',
  adGroup: 'Microsoft Advertising API v13, AdGroup',
  ad: 'Microsoft Advertising API v13, ResponsiveSearchAd',
  displayAd: 'Microsoft Advertising API v13, ResponsiveAd',
  assetGroup: 'Microsoft Advertising API v13, AssetGroup',
  performanceMax: 'Microsoft Advertising API guides, Performance Max Campaigns',
  audience: 'Microsoft Advertising API guides, Audience Ads',
  keyword: 'Microsoft Advertising API v13, Keyword',
  sitelink: 'Microsoft Advertising API v13, SitelinkAdExtension',
  callout: 'Microsoft Advertising API v13, CalloutAdExtension',
  snippet: 'Microsoft Advertising API v13, StructuredSnippetAdExtension',
  call: 'Microsoft Advertising API v13, CallAdExtension',
  imageExtension: 'Microsoft Advertising API v13, ImageAdExtension',
  image: 'Microsoft Advertising API v13, Image',
  budgets: 'Microsoft Advertising Help, Daily budget limit',
  reports: 'Microsoft Advertising API v13, Reporting service: report requests and their columns',
  booksClose: 'Bing Ads API guides, Determining When the Books Close',
  memory: 'from memory, unverified',
} as const;

type AdLimit = Omit<LimitRule, 'entity' | 'source' | 'adType'>;

const adRule =
  (adType: AdType, source: string) =>
  (limit: AdLimit): LimitRule => ({ entity: 'ad', adType, source, ...limit });
const searchAd = adRule('RESPONSIVE_SEARCH', SOURCE.ad);

const paths = (adType: AdType, source: string): readonly LimitRule[] =>
  (['path1', 'path2'] as const).map((field) =>
    adRule(
      adType,
      source,
    )({
      field,
      kind: 'maxLength',
      value: 15,
      counts: 'units',
      code: 'PATH_TOO_LONG',
      fix: 'Use at most 15 characters.',
    }),
  );

const TEXTS = {
  'headlines.text': {
    blank: 'HEADLINE_EMPTY',
    broken: 'HEADLINE_HAS_LINE_BREAK',
    what: 'headline',
  },
  'descriptions.text': {
    blank: 'DESCRIPTION_EMPTY',
    broken: 'DESCRIPTION_HAS_LINE_BREAK',
    what: 'description',
  },
  longHeadline: {
    blank: 'LONG_HEADLINE_EMPTY',
    broken: 'LONG_HEADLINE_HAS_LINE_BREAK',
    what: 'long headline',
  },
  businessName: {
    blank: 'BUSINESS_NAME_EMPTY',
    broken: 'BUSINESS_NAME_HAS_LINE_BREAK',
    what: 'business name',
  },
} as const;

/** A text is one line with a word in it. */
const written = (
  limit: (limit: AdLimit) => LimitRule,
  ...fields: readonly (keyof typeof TEXTS)[]
): readonly LimitRule[] =>
  fields.flatMap((field) => {
    const { blank, broken, what } = TEXTS[field];
    return [
      limit({
        field,
        kind: 'forbiddenPattern',
        value: '^\\s*$',
        code: blank,
        problem: 'is blank',
        fix: `Write a text, or remove the ${what}.`,
      }),
      limit({
        field,
        kind: 'forbiddenPattern',
        value: '\\S[\\s\\S]*\\n|\\n[\\s\\S]*\\S',
        code: broken,
        problem: 'contains a line break',
        fix: `Remove the line breaks from the ${what}.`,
      }),
    ];
  });

const searchAdLimits: readonly LimitRule[] = [
  searchAd({
    field: 'headlines',
    kind: 'minCount',
    value: 3,
    code: 'TOO_FEW_HEADLINES',
    fix: 'Write at least 3 headlines.',
  }),
  searchAd({
    field: 'headlines',
    kind: 'maxCount',
    value: 15,
    code: 'TOO_MANY_HEADLINES',
    fix: 'Keep at most 15 headlines.',
  }),
  searchAd({
    field: 'headlines.text',
    kind: 'maxLength',
    value: 30,
    counts: 'shownUnits',
    code: 'HEADLINE_TOO_LONG',
    fix: 'Use at most 30 characters.',
  }),
  searchAd({
    field: 'descriptions',
    kind: 'minCount',
    value: 2,
    code: 'TOO_FEW_DESCRIPTIONS',
    fix: 'Write at least 2 descriptions.',
  }),
  searchAd({
    field: 'descriptions',
    kind: 'maxCount',
    value: 4,
    code: 'TOO_MANY_DESCRIPTIONS',
    fix: 'Keep at most 4 descriptions.',
  }),
  searchAd({
    field: 'descriptions.text',
    kind: 'maxLength',
    value: 90,
    counts: 'shownUnits',
    code: 'DESCRIPTION_TOO_LONG',
    fix: 'Use at most 90 characters.',
  }),
  ...written(searchAd, 'headlines.text', 'descriptions.text'),
  ...paths('RESPONSIVE_SEARCH', SOURCE.ad),
  searchAd({
    field: 'finalUrl',
    kind: 'maxLength',
    value: 2_048,
    counts: 'units',
    code: 'URL_TOO_LONG',
    fix: 'Use at most 2,048 characters.',
    unverified: true,
  }),
];

/**
 * What responsive ads and asset groups ask for alike; a text that must be there is a `minCount` of
 * 1.
 */
const withImages = (
  limit: (limit: AdLimit) => LimitRule,
  counts: { readonly headlines: number; readonly descriptions: number },
): readonly LimitRule[] => [
  ...written(limit, 'headlines.text', 'descriptions.text', 'longHeadline', 'businessName'),
  limit({
    field: 'headlines',
    kind: 'minCount',
    value: counts.headlines,
    code: 'TOO_FEW_HEADLINES',
    fix: `Write at least ${counts.headlines} ${counts.headlines === 1 ? 'headline' : 'headlines'}.`,
  }),
  limit({
    field: 'headlines',
    kind: 'maxCount',
    value: 15,
    code: 'TOO_MANY_HEADLINES',
    fix: 'Keep at most 15 headlines.',
  }),
  limit({
    field: 'headlines.text',
    kind: 'maxLength',
    value: 30,
    counts: 'shownUnits',
    code: 'HEADLINE_TOO_LONG',
    fix: 'Use at most 30 characters.',
  }),
  limit({
    field: 'descriptions',
    kind: 'minCount',
    value: counts.descriptions,
    code: 'TOO_FEW_DESCRIPTIONS',
    fix: `Write at least ${counts.descriptions} ${counts.descriptions === 1 ? 'description' : 'descriptions'}.`,
  }),
  limit({
    field: 'descriptions',
    kind: 'maxCount',
    value: 5,
    code: 'TOO_MANY_DESCRIPTIONS',
    fix: 'Keep at most 5 descriptions.',
  }),
  limit({
    field: 'descriptions.text',
    kind: 'maxLength',
    value: 90,
    counts: 'shownUnits',
    code: 'DESCRIPTION_TOO_LONG',
    fix: 'Use at most 90 characters.',
  }),
  limit({
    field: 'longHeadline',
    kind: 'maxLength',
    value: 90,
    counts: 'shownUnits',
    code: 'LONG_HEADLINE_TOO_LONG',
    fix: 'Use at most 90 characters.',
  }),
  limit({
    field: 'businessName',
    kind: 'minCount',
    value: 1,
    code: 'BUSINESS_NAME_REQUIRED',
    fix: 'Set the business name of the ad.',
  }),
  limit({
    field: 'businessName',
    kind: 'maxLength',
    value: 25,
    counts: 'shownUnits',
    code: 'BUSINESS_NAME_TOO_LONG',
    fix: 'Use at most 25 characters.',
  }),
  limit({
    field: 'finalUrl',
    kind: 'maxLength',
    value: 2_048,
    counts: 'units',
    code: 'URL_TOO_LONG',
    fix: 'Use at most 2,048 characters.',
  }),
];

const needsLongHeadline: AdLimit = {
  field: 'longHeadline',
  kind: 'minCount',
  value: 1,
  code: 'LONG_HEADLINE_REQUIRED',
  fix: 'Set the long headline of the ad.',
};
const needsCallToAction: AdLimit = {
  field: 'callToAction',
  kind: 'minCount',
  value: 1,
  code: 'CALL_TO_ACTION_REQUIRED',
  fix: 'Set `callToAction` to one of `callsToAction` in GET /platforms/:platformId.',
};

const displayAd = adRule('RESPONSIVE_DISPLAY', SOURCE.displayAd);
const assetGroup = adRule('ASSET_GROUP', SOURCE.assetGroup);

/** Limits of each type of ad. */
export const adLimits: readonly LimitRule[] = [
  ...searchAdLimits,
  ...withImages(displayAd, { headlines: 1, descriptions: 1 }),
  displayAd(needsLongHeadline),
  ...withImages(adRule('SINGLE_IMAGE', SOURCE.displayAd), { headlines: 1, descriptions: 1 }),
  ...withImages(assetGroup, { headlines: 3, descriptions: 2 }),
  assetGroup(needsLongHeadline),
  assetGroup(needsCallToAction),
  ...paths('ASSET_GROUP', SOURCE.assetGroup),
];
