import type { BiddingRule, LimitRule, MediaRule, Overdelivery } from '../port/capabilities';
import type { AdType, CampaignType } from '../port/draft';
import type { ReportRules } from '../port/performance';
import { UNVERIFIED } from './unverified';
import { PICTURE_ROLES } from './vocabulary';

/** The documents that rules point to. */
export const SOURCE = {
  campaign: 'Reddit Ads API v3, Campaign',
  schedule: 'Reddit Ads API v3, TimeBlock',
  adGroup: 'Reddit Ads API v3, Ad Group',
  targeting: 'Reddit Ads API v3, Targeting',
  geolocation: 'Reddit Ads API v3, Geolocation',
  post: 'Reddit Ads API v3, Structured Post',
  ad: 'Reddit Ads API v3, Ad',
  report: 'Reddit Ads API v3, Get A Report',
  budgets: 'Reddit Ads Help, Budgets and bidding',
  memory: 'from memory, unverified',
} as const;

/** What a post's body takes (vendor's OpenAPI). */
const BODY_LENGTH = 40_000;
const CLICK_URL_LENGTH = 5_000;

const keywordTooLong = {
  kind: 'maxLength',
  value: UNVERIFIED.keywordLength,
  counts: 'units',
  code: 'KEYWORD_TOO_LONG',
  fix: `Use at most ${UNVERIFIED.keywordLength} characters.`,
  source: SOURCE.memory,
  unverified: true,
} as const;

/** Limits that Reddit sets. */
export const limits: readonly LimitRule[] = [
  {
    entity: 'campaign',
    field: 'budget',
    kind: 'min',
    value: UNVERIFIED.smallestDailyBudget,
    code: 'BUDGET_TOO_LOW',
    fix: `Set a daily budget of at least ${UNVERIFIED.smallestDailyBudget} for this platform.`,
    source: SOURCE.memory,
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
    kind: 'maxCount',
    value: 20_000,
    code: 'TOO_MANY_PLACES',
    fix: 'Keep at most 20,000 locations.',
    source: SOURCE.targeting,
  },
  {
    entity: 'campaign',
    field: 'negativeKeywords',
    kind: 'maxCount',
    value: 2_000,
    code: 'TOO_MANY_NEGATIVE_KEYWORDS',
    fix: 'Keep at most 2,000 negative keywords, including those of the ad groups.',
    source: SOURCE.targeting,
  },
  { entity: 'campaign', field: 'negativeKeywords.text', ...keywordTooLong },
  { entity: 'keyword', field: 'text', ...keywordTooLong },
  {
    entity: 'ad',
    field: 'headlines.text',
    first: 1,
    kind: 'maxLength',
    value: UNVERIFIED.headlineLength,
    counts: 'units',
    code: 'HEADLINE_TOO_LONG',
    fix: `Use at most ${UNVERIFIED.headlineLength} characters.`,
    source: SOURCE.post,
    unverified: true,
  },
  {
    entity: 'ad',
    field: 'descriptions.text',
    first: 1,
    kind: 'maxLength',
    value: BODY_LENGTH,
    counts: 'units',
    code: 'DESCRIPTION_TOO_LONG',
    fix: 'Use at most 40,000 characters.',
    source: SOURCE.post,
  },
  {
    entity: 'ad',
    field: 'finalUrl',
    kind: 'maxLength',
    value: CLICK_URL_LENGTH,
    counts: 'units',
    code: 'URL_TOO_LONG',
    fix: 'Use at most 5,000 characters.',
    source: SOURCE.ad,
  },
];

export const overdelivery: Overdelivery = {
  dayPercent: 120,
  evensOut: null,
  note: 'Up to 1.2 times the daily budget on one day.',
  source: SOURCE.budgets,
  unverified: true,
};

/** Files that an ad may bring along for other platforms: Reddit shows one of them. */
const AT_MOST = 20;

const SIZES = {
  MARKETING_IMAGE: [1_200, 628],
  SQUARE_MARKETING_IMAGE: [1_080, 1_080],
  PORTRAIT_MARKETING_IMAGE: [1_080, 1_350],
} as const;

const ROLES = PICTURE_ROLES as readonly (keyof typeof SIZES)[];

const picture = (
  campaignType: CampaignType,
  adType: AdType | null,
  role: keyof typeof SIZES,
  min: number,
): MediaRule => ({
  campaignType,
  adType,
  role,
  min,
  minIsOurs: true,
  oneOf: ROLES,
  max: AT_MOST,
  aspectRatio: null,
  ratioTolerance: 0,
  minWidth: null,
  minHeight: null,
  recommendedWidth: SIZES[role][0],
  recommendedHeight: SIZES[role][1],
  maxBytes: UNVERIFIED.imageBytes,
  mimeTypes: UNVERIFIED.imageTypes,
  source: SOURCE.post,
  unverified: true,
});

const WITH_PICTURES = [
  ['DISPLAY', 'RESPONSIVE_DISPLAY'],
  ['DISPLAY', 'SINGLE_IMAGE'],
  ['SOCIAL', 'SINGLE_IMAGE'],
  ['SOCIAL', 'RESPONSIVE_DISPLAY'],
] as const;

/**
 * What Reddit asks of images: one picture for an ad that shows one, none for search ads, any shape.
 */
export const media: readonly MediaRule[] = [
  ...WITH_PICTURES.flatMap(([campaignType, adType]) =>
    ROLES.map((role) => picture(campaignType, adType, role, role === 'MARKETING_IMAGE' ? 1 : 0)),
  ),
  ...ROLES.flatMap((role) => [
    picture('SEARCH', 'RESPONSIVE_SEARCH', role, 0),
    picture('SEARCH', null, role, 0),
  ]),
];

const source = SOURCE.campaign;
const GOAL = 'The pixel must have counted such an event before (third parties).';

/**
 * What becomes of each strategy. With AWARENESS Reddit bids for views whatever is asked; the plan
 * warns of that.
 */
export const biddingRules: readonly BiddingRule[] = [
  {
    strategy: 'MANUAL_CPC',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'Reddit has no manual bids with a campaign budget.',
    source,
  },
  {
    strategy: 'ENHANCED_CPC',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'Reddit has no manual bids with a campaign budget.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CLICKS',
    support: 'native',
    requires: [],
    note: 'The lowest cost without a cap. A ceiling per click becomes MAXIMIZE_VOLUME.',
    source,
  },
  {
    strategy: 'MAXIMIZE_CONVERSIONS',
    support: 'native',
    requires: [],
    note: `The lowest cost per purchase, or per lead with the objective LEADS. A target CPA is possible. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'MAXIMIZE_CONVERSION_VALUE',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: `Reddit has conversion values in its automated campaigns only. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'TARGET_CPA',
    support: 'native',
    requires: ['targetCpa'],
    note: `Becomes TARGET_CPX for purchases, or for leads with the objective LEADS. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'TARGET_ROAS',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CONVERSIONS',
    note: `Reddit has conversion values in its automated campaigns only. ${GOAL}`,
    source,
    unverified: true,
  },
  {
    strategy: 'TARGET_IMPRESSION_SHARE',
    support: 'translated',
    requires: [],
    becomes: 'MAXIMIZE_CLICKS',
    note: 'Reddit has no impression share.',
    source,
  },
];

export const reports: ReportRules = {
  levels: ['campaign', 'adGroup', 'ad'],
  days: 'account',
  restatedDays: UNVERIFIED.restatedDays,
  lagHours: 6,
  conversions:
    'Purchases, leads and sign-ups, after clicks and after views. Their value is that of the purchases.',
  sources: {
    levels: { source: SOURCE.report },
    days: { source: SOURCE.report },
    restatedDays: {
      source: `${SOURCE.report}: a daily refresh restates days when conversions come late, without a bound`,
      unverified: true,
    },
    lagHours: { source: `${SOURCE.report}: up to 6 hours to stabilize` },
    conversions: { source: `${SOURCE.report}, the fields; which of them to count is a decision` },
  },
};
