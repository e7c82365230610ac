import { type BiddingStrategyType, LINKEDIN_FACETS, type LinkedinFacet } from '../port/draft';

/**
 * Objectives of campaigns, in the spelling that LinkedIn takes: singular (platform document 2b).
 */
export type ObjectiveType = 'WEBSITE_VISIT' | 'WEBSITE_CONVERSION' | 'BRAND_AWARENESS';

/**
 * What each of our objectives becomes. Lead generation asks for a lead form on every creative,
 * which are not exported: leads are won on the advertiser's own site.
 */
export const OBJECTIVES: Readonly<Record<string, ObjectiveType>> = {
  TRAFFIC: 'WEBSITE_VISIT',
  LEADS: 'WEBSITE_CONVERSION',
  SALES: 'WEBSITE_CONVERSION',
  AWARENESS: 'BRAND_AWARENESS',
};

export const objectiveOf = (objective: string): ObjectiveType =>
  OBJECTIVES[objective] ?? 'WEBSITE_VISIT';

/**
 * How LinkedIn is to bid, in our words: by itself, by itself under a cost per click, or by the bid
 * of the ad group.
 */
export type LinkedinBidding =
  | { readonly type: 'MAXIMIZE_CLICKS'; readonly maxCpcBidCeilingMicros?: number }
  | { readonly type: 'MANUAL_CPC' };

export type BidStrategy = 'MAXIMUM_DELIVERY' | 'COST_CAP' | 'MANUAL';

/**
 * Members of a campaign that say how it bids; with `bid` the amount is a bid or a cap, else it is
 * 0.
 */
export interface BiddingWords {
  readonly bidStrategy: BidStrategy;
  readonly optimizationTargetType: string;
  readonly costType: 'CPM' | 'CPC';
}

/**
 * Automatic bidding is always paid by impressions, whatever it aims at (platform document 2b,
 * vendor's page on bidding).
 */
const AUTOMATIC = {
  bidStrategy: 'MAXIMUM_DELIVERY',
  optimizationTargetType: 'MAX_CLICK',
  costType: 'CPM',
} as const;
const CAPPED = {
  bidStrategy: 'COST_CAP',
  optimizationTargetType: 'CAP_COST_AND_MAXIMIZE_CLICKS',
  costType: 'CPM',
} as const;
const MANUAL = { bidStrategy: 'MANUAL', optimizationTargetType: 'NONE', costType: 'CPC' } as const;
const AWARENESS = {
  bidStrategy: 'MAXIMUM_DELIVERY',
  optimizationTargetType: 'MAX_IMPRESSION',
  costType: 'CPM',
} as const;

/**
 * The one table from how to bid and for what to LinkedIn's words; conversions are capped by no
 * document's words for clicks, so they are not.
 */
export const BIDDING: Readonly<Record<ObjectiveType, readonly BiddingWords[]>> = {
  WEBSITE_VISIT: [AUTOMATIC, CAPPED, MANUAL],
  WEBSITE_CONVERSION: [AUTOMATIC, MANUAL],
  BRAND_AWARENESS: [AWARENESS],
};

export const bidStrategyOf = (bidding: LinkedinBidding): BidStrategy => {
  if (bidding.type === 'MANUAL_CPC') return 'MANUAL';
  return bidding.maxCpcBidCeilingMicros === undefined ? 'MAXIMUM_DELIVERY' : 'COST_CAP';
};

/** Whether campaigns of an objective can bid so. */
export const canBid = (objective: ObjectiveType, strategy: BidStrategy): boolean =>
  BIDDING[objective].some(({ bidStrategy }) => bidStrategy === strategy);

export const biddingWords = (objective: ObjectiveType, bidding: LinkedinBidding): BiddingWords =>
  BIDDING[objective].find(({ bidStrategy }) => bidStrategy === bidStrategyOf(bidding)) ??
  BIDDING[objective][0]!;

/** Strategies of ours that bid by the ad group's own amount; all others leave it to LinkedIn. */
export const MANUAL_STRATEGIES: readonly BiddingStrategyType[] = ['MANUAL_CPC', 'ENHANCED_CPC'];

/** Labels of the button of a sponsored post (platform document 2b). */
export const CALLS_TO_ACTION = [
  'APPLY',
  'DOWNLOAD',
  'VIEW_QUOTE',
  'LEARN_MORE',
  'SIGN_UP',
  'SUBSCRIBE',
  'REGISTER',
  'JOIN',
  'ATTEND',
  'REQUEST_DEMO',
] as const;

/** Other networks' words for the same button. */
const SAME: Readonly<Record<string, string>> = {
  APPLY_NOW: 'APPLY',
  DOWNLOAD_NOW: 'DOWNLOAD',
  GET_QUOTE: 'VIEW_QUOTE',
  SUBSCRIBE_NOW: 'SUBSCRIBE',
  REGISTER_NOW: 'REGISTER',
  SIGN_UP_NOW: 'SIGN_UP',
  BOOK_DEMO: 'REQUEST_DEMO',
};

/**
 * LinkedIn's word for a call to action, however people spell it; null for what it has no button
 * for.
 */
export const knownCallToAction = (given: string): string | null => {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
  const known = SAME[word] ?? word;
  return (CALLS_TO_ACTION as readonly string[]).includes(known) ? known : null;
};

const PREFIX = 'urn:li:adTargetingFacet:';

/** LinkedIn's facet of each part of an audience (platform document 2b). */
const FACETS: Readonly<Record<LinkedinFacet, string>> = {
  jobTitles: 'titles',
  jobFunctions: 'jobFunctions',
  seniorities: 'seniorities',
  industries: 'industries',
  companySizes: 'staffCountRanges',
  skills: 'skills',
  memberGroups: 'groups',
};

/** Facets that are not the audience's: where people are, and what language they use LinkedIn in. */
export const LOCATIONS = `${PREFIX}locations`;
export const LOCALES_FACET = `${PREFIX}interfaceLocales`;

export const facetUrn = (facet: LinkedinFacet): string => `${PREFIX}${FACETS[facet]}`;

const OURS: ReadonlyMap<string, LinkedinFacet> = new Map(
  LINKEDIN_FACETS.map((facet) => [facetUrn(facet), facet]),
);

/** The part of an audience that a facet stands for; undefined for facets that we do not have. */
export const audienceFacet = (urn: string): LinkedinFacet | undefined => OURS.get(urn);

/** Values that one facet takes, of places twice as many (vendor's page on ad targeting). */
export const MOST_VALUES = 100;
export const MOST_PLACES = 200;

/**
 * A campaign speaks one language: LinkedIn's locale for each of ours (vendor's table of language
 * codes).
 */
export const LOCALES: Readonly<Record<string, string>> = {
  ar: 'ar_AE',
  cs: 'cs_CZ',
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  id: 'in_ID',
  it: 'it_IT',
  ja: 'ja_JP',
  ko: 'ko_KR',
  ms: 'ms_MY',
  nl: 'nl_NL',
  no: 'no_NO',
  pl: 'pl_PL',
  pt: 'pt_BR',
  ro: 'ro_RO',
  ru: 'ru_RU',
  sv: 'sv_SE',
  th: 'th_TH',
  tl: 'tl_PH',
  tr: 'tr_TR',
  zh: 'zh_CN',
};

/** Of campaigns that name no language which LinkedIn has. */
export const DEFAULT_LANGUAGE = 'en';

const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries(LOCALES).map(([language, locale]) => [locale, language]),
);

/** Ours for a locale; its own name where we have none. */
export const languageOf = (locale: string): string => LANGUAGES.get(locale) ?? locale;

export const localeRecord = (
  locale: string,
): { readonly language: string; readonly country: string } => {
  const [language = '', country = ''] = locale.split('_');
  return { language, country };
};
