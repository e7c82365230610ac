import type { BiddingStrategyType } from '../port/draft';

/** What the ads of an ad set are shown for, in Meta's words. */
export interface Goal {
  readonly objective: string;
  readonly optimizationGoal: string;
  /** The event that counts, for goals that need a pixel. */
  readonly event: 'LEAD' | 'PURCHASE' | null;
}

/** What a strategy bids for. */
export type Aim = 'clicks' | 'conversions' | 'value';

/** Which aim a strategy has; none for a strategy that Meta does not have. */
export const AIMS: Readonly<Record<BiddingStrategyType, Aim | null>> = {
  MANUAL_CPC: 'clicks',
  ENHANCED_CPC: 'clicks',
  MAXIMIZE_CLICKS: 'clicks',
  MAXIMIZE_CONVERSIONS: 'conversions',
  TARGET_CPA: 'conversions',
  MAXIMIZE_CONVERSION_VALUE: 'value',
  TARGET_ROAS: 'value',
  TARGET_IMPRESSION_SHARE: null,
};

export const OBJECTIVES = ['TRAFFIC', 'LEADS', 'SALES', 'AWARENESS'] as const;
export type Objective = (typeof OBJECTIVES)[number];

const REACH: Goal = { objective: 'OUTCOME_AWARENESS', optimizationGoal: 'REACH', event: null };
const LEAD: Goal = {
  objective: 'OUTCOME_LEADS',
  optimizationGoal: 'OFFSITE_CONVERSIONS',
  event: 'LEAD',
};
const PURCHASE: Goal = {
  objective: 'OUTCOME_SALES',
  optimizationGoal: 'OFFSITE_CONVERSIONS',
  event: 'PURCHASE',
};
const VALUE: Goal = { objective: 'OUTCOME_SALES', optimizationGoal: 'VALUE', event: 'PURCHASE' };

const clicks = (objective: string): Goal => ({
  objective,
  optimizationGoal: 'LINK_CLICKS',
  event: null,
});

/**
 * Objective and optimisation goal by what is bid for and what the campaign is for. Conversions are
 * counted for leads and sales only; awareness is shown to as many people as possible. Which pairs
 * Meta takes together is unverified.
 */
export const GOALS: Readonly<Record<Aim, Readonly<Record<Objective, Goal>>>> = {
  clicks: {
    TRAFFIC: clicks('OUTCOME_TRAFFIC'),
    LEADS: clicks('OUTCOME_LEADS'),
    SALES: clicks('OUTCOME_SALES'),
    AWARENESS: REACH,
  },
  conversions: { TRAFFIC: PURCHASE, LEADS: LEAD, SALES: PURCHASE, AWARENESS: PURCHASE },
  value: { TRAFFIC: VALUE, LEADS: VALUE, SALES: VALUE, AWARENESS: VALUE },
};

/** Every ad set is paid for by impressions: the one event that fits every goal here. */
export const BILLING_EVENT = 'IMPRESSIONS';

/** Our word of Meta's objective; Meta's own where we have none. */
export const objectiveOf = (outcome: string): string =>
  OBJECTIVES.find((ours) => `OUTCOME_${ours}` === outcome) ?? outcome;

/** Strategies by the optimisation goal that stands for them when read. */
const STRATEGY_OF_GOAL: Readonly<Record<string, BiddingStrategyType>> = {
  LINK_CLICKS: 'MAXIMIZE_CLICKS',
  OFFSITE_CONVERSIONS: 'MAXIMIZE_CONVERSIONS',
  VALUE: 'MAXIMIZE_CONVERSION_VALUE',
};

/** Our word of Meta's optimisation goal; Meta's own where we have none. */
export const strategyOfGoal = (goal: string): string => STRATEGY_OF_GOAL[goal] ?? goal;

/** The goal behind a word of ours or Meta's own. */
export const goalOfStrategy = (strategy: string): string =>
  Object.entries(STRATEGY_OF_GOAL).find(([, ours]) => ours === strategy)?.[0] ?? strategy;

/**
 * Buttons that fit a link to a website, of Meta's list (oracle:
 * AdCreativeLinkDataCallToAction.type).
 */
export const CALLS_TO_ACTION: readonly string[] = [
  'APPLY_NOW',
  'BOOK_NOW',
  'BUY_NOW',
  'BUY_TICKETS',
  'CONTACT_US',
  'DONATE',
  'DONATE_NOW',
  'DOWNLOAD',
  'GET_DIRECTIONS',
  'GET_OFFER',
  'GET_QUOTE',
  'GET_SHOWTIMES',
  'GET_STARTED',
  'LEARN_MORE',
  'LISTEN_NOW',
  'NO_BUTTON',
  'ORDER_NOW',
  'SEE_MORE',
  'SHOP_NOW',
  'SIGN_UP',
  'SUBSCRIBE',
  'VISIT_WEBSITE',
  'WATCH_MORE',
];

/** However people spell it: `Learn more` is LEARN_MORE. Undefined for what Meta does not know. */
export const knownCallToAction = (given: string): string | undefined => {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
  return CALLS_TO_ACTION.find((known) => known === word);
};

/** Types of campaigns that go to Meta. */
export const SUPPORTED_TYPES = ['DISPLAY', 'SOCIAL'] as const;

/**
 * ISO 639-1 code to Meta's locale keys; `(All)` keys where Meta has one for a language of several
 * countries. Keys as a public dump of Meta's `search?type=adlocale` shows them, not from a document
 * of Meta's: unverified.
 */
const LOCALES: Readonly<Record<string, number>> = {
  en: 1001,
  es: 1002,
  fr: 1003,
  zh: 1004,
  pt: 1005,
  ca: 1,
  cs: 2,
  cy: 3,
  da: 4,
  de: 5,
  fi: 8,
  it: 10,
  ja: 11,
  ko: 12,
  nb: 13,
  nl: 14,
  pl: 15,
  ru: 17,
  sv: 18,
  tr: 19,
  id: 25,
  tl: 26,
  vi: 27,
  ar: 28,
  he: 29,
  hu: 30,
  ro: 32,
  sk: 33,
  sl: 34,
  th: 35,
  af: 36,
  bg: 37,
  hr: 38,
  el: 39,
  lt: 40,
  ms: 41,
  sr: 42,
  bn: 45,
  hi: 46,
  pa: 47,
  ta: 48,
  te: 49,
  ml: 50,
  uk: 52,
  az: 53,
  be: 54,
  bs: 55,
  et: 58,
  eu: 59,
  fa: 60,
  ga: 64,
  gl: 65,
  gu: 67,
  hy: 68,
  is: 69,
  ka: 72,
  kk: 73,
  km: 74,
  kn: 75,
  lv: 78,
  mk: 79,
  mn: 80,
  mr: 81,
  ne: 82,
  nn: 84,
  si: 86,
  sq: 87,
  sw: 88,
  ur: 90,
  uz: 91,
};

/** People write Norwegian as one language: bokmål is what most of its speakers use Facebook in. */
const ALIASES: Readonly<Record<string, string>> = { no: 'nb' };

const CODES: ReadonlyMap<number, string> = new Map(
  Object.entries(LOCALES).map(([code, key]) => [key, code]),
);

export const LANGUAGES: readonly string[] = [
  ...Object.keys(LOCALES),
  ...Object.keys(ALIASES),
].sort();

/** The one spelling of a language that Meta can target: `no` is `nb`. Undefined for others. */
export const supportedLanguage = (code: string): string | undefined => {
  const language = ALIASES[code] ?? code;
  return language in LOCALES || /^locale:\d+$/.test(language) ? language : undefined;
};

export const localeKey = (language: string): number =>
  LOCALES[language] ?? Number(language.slice('locale:'.length));

/** The code, or `locale:<key>` where ISO 639-1 has none for it. */
export const languageOf = (key: number): string => CODES.get(key) ?? `locale:${key}`;

/**
 * Kinds of places: how an id of ours begins, and under which member of `geo_locations` they are.
 * Plain ones are texts, the others `{key}` (spec/platforms/meta-ads.md 1b, 1g).
 */
export const PLACE_KINDS = [
  { kind: 'country', member: 'countries', isPlain: true, searched: 'country', type: 'COUNTRY' },
  {
    kind: 'country_group',
    member: 'country_groups',
    isPlain: true,
    searched: 'country_group',
    type: 'country_group',
  },
  { kind: 'region', member: 'regions', isPlain: false, searched: 'region', type: 'REGION' },
  { kind: 'city', member: 'cities', isPlain: false, searched: 'city', type: 'CITY' },
  {
    kind: 'neighborhood',
    member: 'neighborhoods',
    isPlain: false,
    searched: 'neighborhood',
    type: 'DISTRICT',
  },
  { kind: 'zip', member: 'zips', isPlain: false, searched: 'zip', type: 'POSTAL_CODE' },
  { kind: 'market', member: 'geo_markets', isPlain: false, searched: 'geo_market', type: 'METRO' },
] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

/**
 * A place as our rows name it, `city:2420605` or `zip:US:94304`, taken apart; undefined when it
 * names no kind that there is.
 */
export const readPlaceId = (
  id: string,
): { readonly kind: PlaceKind; readonly key: string } | undefined => {
  const [, name, key] = /^([a-z_]+):(.+)$/.exec(id) ?? [];
  const kind = PLACE_KINDS.find((one) => one.kind === name);
  return kind && key !== undefined ? { kind, key } : undefined;
};

/** The country that an id names by itself. */
export const countryIn = (id: string): string | undefined =>
  /^(?:country|zip):([A-Z]{2})(?::|$)/.exec(id)?.[1];

/**
 * What a campaign for one of Meta's special subjects is declared as (spec/platforms/meta-ads.md
 * 1b).
 */
export const SPECIAL_AD_CATEGORIES = [
  'CREDIT',
  'EMPLOYMENT',
  'FINANCIAL_PRODUCTS_SERVICES',
  'HOUSING',
  'ISSUES_ELECTIONS_POLITICS',
  'ONLINE_GAMBLING_AND_GAMING',
] as const;

/** What political advertising is declared as. */
export const POLITICAL = 'ISSUES_ELECTIONS_POLITICS';
