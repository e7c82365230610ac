import type {
  BiddingRule,
  DailyQuota,
  LimitRule,
  MediaRule,
  Overdelivery,
} from '../port/capabilities';
import { type AdType, type CampaignType, LINKEDIN_FACETS } from '../port/draft';
import type { ReportRules } from '../port/performance';
import { UNVERIFIED } from './unverified';
import { MOST_PLACES, MOST_VALUES } from './vocabulary';

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

type Limit = Omit<LimitRule, 'entity' | 'source'>;

const limitRule =
  (entity: LimitRule['entity'], source: string) =>
  (limit: Limit): LimitRule => ({ entity, source, ...limit });
const campaign = limitRule('campaign', SOURCE.campaign);
const targeting = limitRule('campaign', SOURCE.targeting);

const campaignLimits: readonly LimitRule[] = [
  limitRule(
    'campaign',
    SOURCE.budgets,
  )({
    field: 'budget',
    kind: 'min',
    value: UNVERIFIED.smallestDailyBudget,
    code: 'BUDGET_TOO_LOW',
    fix: `Set a daily budget of at least ${UNVERIFIED.smallestDailyBudget} for this platform.`,
    unverified: true,
  }),
  targeting({
    field: 'geoTargets.areas',
    kind: 'minCount',
    value: 1,
    code: 'PLACE_REQUIRED',
    problem: 'contains no country, region or city',
    fix: 'Add a country, region or city to `geoTargets`.',
  }),
  limitRule(
    'campaign',
    SOURCE.locales,
  )({
    field: 'languages',
    kind: 'minCount',
    value: 1,
    ours: true,
    code: 'LANGUAGE_REQUIRED',
    fix: 'Add the language of the ads to `languages`.',
  }),
  targeting({
    field: 'geoTargets',
    kind: 'maxCount',
    value: MOST_PLACES,
    code: 'TOO_MANY_PLACES',
    fix: `Keep at most ${MOST_PLACES} locations.`,
  }),
  ...(['include', 'exclude'] as const).flatMap((side) =>
    LINKEDIN_FACETS.map((facet) =>
      targeting({
        field: `targeting.linkedin.${side}.${facet}`,
        kind: 'maxCount',
        value: MOST_VALUES,
        code: 'TOO_MANY_VALUES',
        fix: `Keep at most ${MOST_VALUES} values.`,
      }),
    ),
  ),
  targeting({
    field: 'targeting.linkedin.exclude.memberGroups',
    kind: 'maxCount',
    value: 0,
    code: 'FACET_NOT_EXCLUDABLE',
    problem: 'contains member groups',
    fix: 'Remove the member groups from `exclude`. Groups can only be included.',
  }),
  targeting({
    field: 'targeting.linkedin.both',
    kind: 'maxCount',
    value: 0,
    code: 'TARGETED_AND_EXCLUDED',
    problem: 'contains values that are also included',
    fix: 'Remove each such value from `include` or from `exclude`.',
  }),
  targeting({
    field: 'targeting.linkedin.together',
    kind: 'forbiddenPattern',
    value: '^jobTitles.*(jobFunctions|seniorities)',
    code: 'INCOMPATIBLE_TARGETING_COMBINATION',
    problem: 'combines job titles with job functions or seniorities',
    fix: 'Include either job titles, or job functions and seniorities, or set `matching` to ANY.',
  }),
  campaign({
    field: 'trackingTemplate',
    ours: true,
    kind: 'forbiddenPattern',
    value: '^(?!.*\\{lpurl\\})|\\{lpurl\\}.*\\{lpurl\\}',
    code: 'TRACKING_TEMPLATE_WITHOUT_PAGE',
    problem: 'does not contain {lpurl} exactly once',
    fix: 'Put {lpurl} into the template once, such as {lpurl}?source=ads.',
  }),
];

const adGroupLimits: readonly LimitRule[] = [
  limitRule(
    'adGroup',
    SOURCE.bidding,
  )({ field: 'maxCpc', kind: 'min', value: 0.01, code: 'BID_TOO_LOW', fix: 'Set a bid above 0.' }),
];

const adLimitsOf = (adType: AdType): readonly LimitRule[] => {
  const post = (limit: Limit): LimitRule => limitRule('ad', SOURCE.post)({ adType, ...limit });
  return [
    post({
      field: 'headlines',
      kind: 'minCount',
      value: 1,
      code: 'TOO_FEW_HEADLINES',
      fix: 'Write at least 1 headline.',
    }),
    post({
      field: 'headlines.text',
      first: 1,
      kind: 'maxLength',
      value: 200,
      code: 'HEADLINE_TOO_LONG',
      fix: 'Use at most 200 characters. About 70 are shown.',
    }),
    post({
      field: 'headlines.text',
      first: 1,
      kind: 'forbiddenPattern',
      value: '^\\s*$',
      code: 'HEADLINE_EMPTY',
      problem: 'is blank',
      fix: 'Write a text.',
    }),
    post({
      field: 'descriptions',
      kind: 'minCount',
      value: 1,
      ours: true,
      code: 'TOO_FEW_DESCRIPTIONS',
      fix: 'Write at least 1 description.',
    }),
    post({
      field: 'descriptions.text',
      first: 1,
      kind: 'maxLength',
      value: 600,
      code: 'DESCRIPTION_TOO_LONG',
      fix: 'Use at most 600 characters. About 150 are shown.',
    }),
    post({
      field: 'descriptions.text',
      first: 1,
      ours: true,
      kind: 'forbiddenPattern',
      value: '^\\s*$',
      code: 'DESCRIPTION_EMPTY',
      problem: 'is blank',
      fix: 'Write a text.',
    }),
    post({
      field: 'finalUrl.tracked',
      kind: 'maxLength',
      value: UNVERIFIED.addressLength,
      counts: 'units',
      code: 'URL_TOO_LONG',
      fix: `Use at most ${UNVERIFIED.addressLength} characters, together with the tracking template.`,
      unverified: true,
    }),
  ];
};

/** Limits that LinkedIn sets. Names are cut by the connector, which says so. */
export const limits: readonly LimitRule[] = [
  ...campaignLimits,
  ...adGroupLimits,
  ...adLimitsOf('SINGLE_IMAGE'),
  ...adLimitsOf('RESPONSIVE_DISPLAY'),
];

/**
 * Figures are shown to the application's owner only; per resource they may differ, and the set
 * figure limits all requests together.
 */
export const dailyQuota: DailyQuota = {
  counts: 'requests',
  perDay: null,
  levels: [],
  resets: 'UTC',
  sharedBy: 'clientId',
  note: 'Counts the requests of one application until midnight UTC. LinkedIn publishes no figure. The Analytics page of the application shows it.',
  source: SOURCE.rateLimits,
};

export const overdelivery: Overdelivery = {
  dayPercent: 150,
  evensOut: { over: 'week', begins: 1, percent: 700 },
  note: 'Up to 1.5 times the daily budget on one day, and at most seven daily budgets from Monday to Sunday.',
  source: SOURCE.budgets,
  unverified: true,
};

/**
 * The most files of one role. LinkedIn shows one of them; every plan warns that the others are left
 * out.
 */
const MOST_IMAGES = 20;

const ROLES = ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE', 'PORTRAIT_MARKETING_IMAGE'] as const;

const SHAPE = {
  sizesAreOurs: true,
  aspectRatio: null,
  ratioTolerance: 0,
  minWidth: UNVERIFIED.imageMinPixels,
  minHeight: UNVERIFIED.imageMinPixels,
  maxWidth: UNVERIFIED.imageMaxPixels,
  maxHeight: UNVERIFIED.imageMaxPixels,
  recommendedWidth: 1_200,
  recommendedHeight: 628,
  maxBytes: UNVERIFIED.imageMaxBytes,
  mimeTypes: ['image/gif', 'image/jpeg', 'image/png'],
} as const satisfies Partial<MediaRule>;

const imageRules = (campaignType: CampaignType, adType: AdType): readonly MediaRule[] => [
  ...ROLES.map((role): MediaRule => ({
    campaignType,
    adType,
    role,
    min: role === 'MARKETING_IMAGE' ? 1 : 0,
    oneOf: ROLES,
    max: MOST_IMAGES,
    ...SHAPE,
    source: SOURCE.image,
    unverified: true,
  })),
];

/**
 * What LinkedIn asks of images: one of any shape is shown. Pixels and bytes are from other people's
 * manuals.
 */
export const media: readonly MediaRule[] = (['DISPLAY', 'SOCIAL'] as const).flatMap(
  (campaignType) =>
    (['SINGLE_IMAGE', 'RESPONSIVE_DISPLAY'] as const).flatMap((adType) =>
      imageRules(campaignType, adType),
    ),
);

const source = SOURCE.bidding;

/** What becomes of each bidding strategy. A strategy that is not here is not there. */
export const biddingRules: readonly BiddingRule[] = [
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'Becomes maximum delivery for clicks on the landing page, or for impressions with the objective AWARENESS. A ceiling becomes a cost cap.',
    source,
  },
  {
    strategy: 'MANUAL_CPC',
    support: 'native',
    requires: [],
    note: 'Bids come from ad groups. Campaigns with the objective AWARENESS pay for impressions and bid automatically.',
    source,
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'translated',
    requires: [],
    becomes: 'MANUAL_CPC',
    note: 'LinkedIn needs conversions on the campaign for enhanced bidding. They are not exported yet.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'LinkedIn needs conversions on the campaign for this strategy. They are not exported yet.',
    source,
  },
];

export const reports: ReportRules = {
  levels: ['campaign', 'adGroup', 'ad'],
  days: 'utc',
  restatedDays: UNVERIFIED.restatedDays,
  lagHours: UNVERIFIED.reportLagHours,
  conversions:
    'Conversions on websites, after clicks and after views, of every rule of the ad account that counts for the campaign. Lead forms are not included.',
  sources: {
    levels: { source: SOURCE.reporting },
    days: { source: SOURCE.reporting },
    restatedDays: {
      source: `${SOURCE.reporting}: the last one or two days move; conversions come as late as their windows, of 30 days unless set otherwise`,
      unverified: true,
    },
    lagHours: { source: `${SOURCE.reporting}: near real time`, unverified: true },
    conversions: { source: SOURCE.reporting },
  },
};
