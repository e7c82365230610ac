import type { RateLimit } from '../port/capabilities';
import type { BiddingStrategyType, CampaignType, ImageRole } from '../port/draft';

/**
 * What the money is to buy: clicks (or views, where the objective is to be known), or conversions.
 */
export type Family = 'clicks' | 'conversions';

/**
 * The goal of a campaign, as Reddit names it. It cannot be changed: for another goal the campaign
 * is created again.
 */
export interface Aim {
  readonly objective: 'CLICKS' | 'BRAND_AWARENESS' | 'SALES';
  readonly optimizationGoal: 'PURCHASE' | 'LEAD' | null;
  readonly bidType: 'CPC' | 'CPM';
}

const CLICKS: Aim = { objective: 'CLICKS', optimizationGoal: null, bidType: 'CPC' };
const AWARENESS: Aim = { objective: 'BRAND_AWARENESS', optimizationGoal: null, bidType: 'CPM' };

/**
 * Our objective and the family of the strategy make Reddit's objective, goal and bid type.
 * IMPRESSIONS and CONVERSIONS are moved by Reddit to BRAND_AWARENESS and SALES (September 2026,
 * third parties), so they are never sent.
 */
const AIMS: Readonly<Record<string, Readonly<Record<Family, Aim>>>> = {
  TRAFFIC: {
    clicks: CLICKS,
    conversions: { objective: 'SALES', optimizationGoal: 'PURCHASE', bidType: 'CPC' },
  },
  LEADS: {
    clicks: CLICKS,
    conversions: { objective: 'SALES', optimizationGoal: 'LEAD', bidType: 'CPC' },
  },
  SALES: {
    clicks: CLICKS,
    conversions: { objective: 'SALES', optimizationGoal: 'PURCHASE', bidType: 'CPC' },
  },
  AWARENESS: { clicks: AWARENESS, conversions: AWARENESS },
};

export const aimOf = (objective: string, family: Family): Aim =>
  (AIMS[objective] ?? AIMS['TRAFFIC']!)[family];

/** Whether reach is what is paid for: then no target of another kind means anything. */
export const isAwareness = (objective: string): boolean =>
  objective === 'AWARENESS' || objective === 'BRAND_AWARENESS';

/** The type that is bid by, for a campaign that exists. */
export const bidTypeOf = (redditObjective: string): Aim['bidType'] =>
  redditObjective === 'BRAND_AWARENESS' ? 'CPM' : 'CPC';

/** Reddit's objectives under which conversions are bought. */
const CONVERTING: ReadonlySet<string> = new Set([
  'SALES',
  'CONVERSIONS',
  'LEAD_GENERATION',
  'CATALOG_SALES',
  'APP_INSTALLS',
]);

export const familyOfObjective = (redditObjective: string): Family =>
  CONVERTING.has(redditObjective) ? 'conversions' : 'clicks';

/** What Reddit holds in place of each strategy: with a budget of the campaign it bids by itself. */
export const TRANSLATED_STRATEGY: Readonly<
  Record<BiddingStrategyType, 'MAXIMIZE_CLICKS' | 'MAXIMIZE_CONVERSIONS' | 'TARGET_CPA'>
> = {
  MANUAL_CPC: 'MAXIMIZE_CLICKS',
  ENHANCED_CPC: 'MAXIMIZE_CLICKS',
  MAXIMIZE_CLICKS: 'MAXIMIZE_CLICKS',
  TARGET_IMPRESSION_SHARE: 'MAXIMIZE_CLICKS',
  MAXIMIZE_CONVERSIONS: 'MAXIMIZE_CONVERSIONS',
  MAXIMIZE_CONVERSION_VALUE: 'MAXIMIZE_CONVERSIONS',
  TARGET_ROAS: 'MAXIMIZE_CONVERSIONS',
  TARGET_CPA: 'TARGET_CPA',
};

/**
 * Our words of what the button says, and the button's text, which is what Reddit takes
 * (spec/platforms/reddit-ads.md 3b).
 */
const BUTTONS = {
  APPLY_NOW: 'Apply Now',
  BOOK_NOW: 'Book Now',
  BUY_TICKETS: 'Buy Tickets',
  CONTACT_US: 'Contact Us',
  DONATE_NOW: 'Donate Now',
  DOWNLOAD: 'Download',
  GET_A_QUOTE: 'Get a Quote',
  GET_DIRECTIONS: 'Get Directions',
  GET_SHOWTIMES: 'Get Showtimes',
  INSTALL: 'Install',
  LEARN_MORE: 'Learn More',
  LISTEN_NOW: 'Listen Now',
  ORDER_NOW: 'Order Now',
  PLAY_NOW: 'Play Now',
  PRE_ORDER_NOW: 'Pre-order Now',
  READ_MORE: 'Read More',
  REMIND_ME: 'Remind Me',
  SEE_MENU: 'See Menu',
  SHOP_NOW: 'Shop Now',
  SIGN_UP: 'Sign Up',
  SUBSCRIBE: 'Subscribe',
  VIEW_MORE: 'View More',
  VISIT_STORE: 'Visit Store',
  WATCH_NOW: 'Watch Now',
} as const;

type Word = keyof typeof BUTTONS;

export const CALLS_TO_ACTION: readonly string[] = Object.keys(BUTTONS);

/** However people spell it: `Learn more` is LEARN_MORE. Undefined for what Reddit does not know. */
export const knownCallToAction = (given: string): string | undefined => {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
  return Object.hasOwn(BUTTONS, word) ? word : undefined;
};

/** The text itself where the word is none of ours, as another person's button may read. */
export const buttonOf = (word: string): string =>
  Object.hasOwn(BUTTONS, word) ? BUTTONS[word as Word] : word;

export const wordOfButton = (text: string): string =>
  (Object.keys(BUTTONS) as readonly Word[]).find((word) => BUTTONS[word] === text) ?? text;

/** Types of campaigns that Reddit can run; the others are refused, not half done. */
export const SUPPORTED_TYPES = [
  'SEARCH',
  'DISPLAY',
  'SOCIAL',
] as const satisfies readonly CampaignType[];

export const isSupportedType = (type: string): boolean =>
  (SUPPORTED_TYPES as readonly string[]).includes(type);

/**
 * Languages that Reddit targets, ISO 639-1; its own codes are the same in upper case (vendor's
 * OpenAPI, TargetingLanguageCodes).
 */
export const LANGUAGES: readonly string[] = [
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fi',
  'fr',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'sv',
  'vi',
  'zh',
];

/** Roles that can be the picture of a post, the best first. */
export const PICTURE_ROLES: readonly ImageRole[] = [
  'MARKETING_IMAGE',
  'SQUARE_MARKETING_IMAGE',
  'PORTRAIT_MARKETING_IMAGE',
];

const source = 'Reddit Ads API v3, rate limits of each operation';

/** What the vendor publishes per operation; requests name the one that they count against. */
export const RATE_LIMITS = {
  read: 'ads-campaign-management-read',
  write: 'ads-campaign-management-write',
  creative: 'ads-creative-management',
  taxonomy: 'ads-targeting-taxonomy',
  business: 'ads-business-manager',
  reporting: 'ads-reporting',
  conversions: 'ads-conversion-events',
  signals: 'ads-conversion-signals',
  funding: 'ads-funding-instruments',
} as const;

const REQUESTS: Readonly<Record<keyof typeof RATE_LIMITS, number>> = {
  read: 400,
  write: 200,
  creative: 200,
  taxonomy: 100,
  business: 100,
  reporting: 60,
  conversions: 60_000,
  signals: 30,
  funding: 30,
};

export type Policy = keyof typeof RATE_LIMITS;

export const rateLimits: readonly RateLimit[] = (Object.keys(RATE_LIMITS) as readonly Policy[]).map(
  (policy) => ({
    name: RATE_LIMITS[policy],
    requests: REQUESTS[policy],
    perSeconds: 60,
    source,
  }),
);

/** The one special category that Reddit has (vendor's OpenAPI, special_ad_categories). */
export const SPECIAL_CATEGORY = 'HOUSING_EMPLOYMENT_CREDIT';
export const NO_SPECIAL_CATEGORY = 'NONE';

const MEANT = /HOUSING|EMPLOYMENT|CREDIT/;

/** Whether a declared category is Reddit's. */
export const isSpecial = (declared: string): boolean => MEANT.test(declared.toUpperCase());
