import type { CampaignType, ImageRole } from '../port/draft';

/** Microsoft's names of the types of campaigns that are exported. */
const CAMPAIGN_TYPE_NAMES = {
  SEARCH: 'Search',
  DISPLAY: 'Audience',
  PERFORMANCE_MAX: 'PerformanceMax',
} as const satisfies Partial<Record<CampaignType, string>>;

export type ExportedCampaignType = keyof typeof CAMPAIGN_TYPE_NAMES;
export type CampaignTypeName = (typeof CAMPAIGN_TYPE_NAMES)[ExportedCampaignType];

export const isExportedType = (type: string): type is ExportedCampaignType =>
  Object.hasOwn(CAMPAIGN_TYPE_NAMES, type);

export const campaignTypeName = (type: ExportedCampaignType): CampaignTypeName =>
  CAMPAIGN_TYPE_NAMES[type];

/**
 * Ours; a type that is not exported is read as the plainest one: its ad groups and ads have no part
 * that only others have.
 */
export const campaignTypeOf = (name: string | null | undefined): ExportedCampaignType =>
  (Object.keys(CAMPAIGN_TYPE_NAMES) as readonly ExportedCampaignType[]).find(
    (type) => CAMPAIGN_TYPE_NAMES[type] === name,
  ) ?? 'SEARCH';

/** Ours, or Microsoft's own name of a type that is not exported. */
export const knownTypeOf = (name: string): string =>
  (Object.keys(CAMPAIGN_TYPE_NAMES) as readonly ExportedCampaignType[]).find(
    (type) => CAMPAIGN_TYPE_NAMES[type] === name,
  ) ?? name;

/**
 * Microsoft's calls to action (CallToAction of the vendor's generated client), without those that
 * say nothing: Unknown, Dismiss, CustomText.
 */
const NAMES = [
  'ActNow',
  'AddToCart',
  'Apply',
  'ApplyNow',
  'Attend',
  'Automated',
  'BetNow',
  'BidNow',
  'BookACar',
  'BookHotel',
  'BookNow',
  'BookTravel',
  'Browse',
  'BuildNow',
  'Buy',
  'BuyNow',
  'ChatNow',
  'Compare',
  'ContactUs',
  'Coupon',
  'Dealers',
  'Default',
  'Directions',
  'Discover',
  'Donate',
  'Download',
  'EmailNow',
  'EnrollNow',
  'Explore',
  'FileNow',
  'FindJob',
  'FindStore',
  'FreePlay',
  'FreeQuote',
  'FreeTrial',
  'GetDeals',
  'GetDemo',
  'GetNow',
  'GetOffer',
  'GetQuote',
  'GoToDemo',
  'Install',
  'Join',
  'JoinNow',
  'LearnMore',
  'ListenNow',
  'LogIn',
  'Message',
  'NewCars',
  'NoButton',
  'OpenLink',
  'OrderNow',
  'PlayGame',
  'PlayNow',
  'PostJob',
  'Register',
  'RegisterNow',
  'RenewNow',
  'RentACar',
  'RentNow',
  'Reorder',
  'RequestDemo',
  'Reserve',
  'Sale',
  'SaveNow',
  'Schedule',
  'SeeDemo',
  'SeeMenu',
  'SeeModels',
  'SeeMore',
  'SeeOffer',
  'SeeOffers',
  'SellNow',
  'ShopNow',
  'Showtimes',
  'SignIn',
  'SignUp',
  'StartFree',
  'StartNow',
  'Subscribe',
  'SwitchNow',
  'TestDrive',
  'TryNow',
  'UsedCars',
  'ViewCars',
  'ViewDemo',
  'ViewNow',
  'ViewPlans',
  'ViewQuote',
  'VisitSite',
  'VisitStore',
  'VoteNow',
  'Watch',
  'WatchMore',
  'WatchNow',
] as const;

const ours = (name: string): string =>
  name
    .split(/(?=[A-Z])/)
    .join('_')
    .toUpperCase();

const BY_OURS: ReadonlyMap<string, string> = new Map(NAMES.map((name) => [ours(name), name]));

/** In our spelling, LEARN_MORE for LearnMore. */
export const CALLS_TO_ACTION: readonly string[] = [...BY_OURS.keys()].sort();

/** Microsoft's spelling; a word that is not in the list goes as it is, to be refused by name. */
export const callToActionName = (word: string): string => BY_OURS.get(word) ?? word;

export const callToActionOf = (name: string | null | undefined): string | null =>
  name ? ours(name) : null;

/**
 * However people spell it: `Learn more` is LEARN_MORE; what is no word of Microsoft's stays as it
 * is.
 */
export const knownCallToAction = (given: string): string => {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
  return BY_OURS.has(word) ? word : given;
};

/**
 * ISO 639-1 languages and Microsoft's names for them (LanguageName of the vendor's generated
 * client). `zh` says nothing of the script, so it means both. Source:
 * spec/platforms/microsoft-ads.md 2b; Microsoft opens some languages to some accounts only.
 */
export const LANGUAGES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  ar: ['Arabic'],
  bg: ['Bulgarian'],
  bs: ['Bosnian'],
  cs: ['Czech'],
  da: ['Danish'],
  de: ['German'],
  el: ['Greek'],
  en: ['English'],
  es: ['Spanish'],
  et: ['Estonian'],
  fi: ['Finnish'],
  fr: ['French'],
  he: ['Hebrew'],
  hi: ['Hindi'],
  hr: ['Croatian'],
  hu: ['Hungarian'],
  id: ['Indonesian'],
  is: ['Icelandic'],
  it: ['Italian'],
  ja: ['Japanese'],
  ko: ['Korean'],
  lt: ['Lithuanian'],
  lv: ['Latvian'],
  mk: ['Macedonian'],
  ms: ['Malay'],
  mt: ['Maltese'],
  nl: ['Dutch'],
  no: ['Norwegian'],
  pl: ['Polish'],
  pt: ['Portuguese'],
  ro: ['Romanian'],
  ru: ['Russian'],
  sk: ['Slovak'],
  sl: ['Slovenian'],
  sq: ['Albanian'],
  sr: ['Serbian'],
  sv: ['Swedish'],
  th: ['Thai'],
  tl: ['Tagalog'],
  tr: ['Turkish'],
  vi: ['Vietnamese'],
  zh: ['SimplifiedChinese', 'TraditionalChinese'],
};

/** Microsoft's value for a campaign in all languages, instead of a list. */
export const EVERY_LANGUAGE = 'All';

const byName = new Map(
  Object.entries(LANGUAGES).flatMap(([iso, names]) => names.map((name) => [name, iso] as const)),
);

/** Microsoft's names for a list of ISO 639-1 languages; an empty list is every language. */
export const languageNames = (isos: readonly string[]): readonly string[] =>
  isos.length === 0 ? [EVERY_LANGUAGE] : isos.flatMap((iso) => LANGUAGES[iso] ?? []);

/**
 * ISO 639-1, sorted; a name that is not in the table is answered as Microsoft spells it, so that it
 * is seen as a difference.
 */
export const languagesFromNames = (names: readonly string[]): readonly string[] =>
  [
    ...new Set(
      names.filter((name) => name !== EVERY_LANGUAGE).map((name) => byName.get(name) ?? name),
    ),
  ].sort();

/**
 * Microsoft's sub types of images (reference pages of ResponsiveAd and AssetGroup). It has none of
 * the portrait shape 4:5.
 */
export const SUB_TYPES = {
  MARKETING_IMAGE: 'LandscapeImageMedia',
  SQUARE_MARKETING_IMAGE: 'SquareImageMedia',
  LOGO: 'SquareLogoMedia',
  LANDSCAPE_LOGO: 'LandscapeLogoMedia',
} as const satisfies Partial<Record<ImageRole, string>>;

export type SupportedRole = keyof typeof SUB_TYPES;

/** Our role of a sub type; undefined for those that Microsoft has beyond ours. */
export const roleOf = (subType: string | null | undefined): SupportedRole | undefined =>
  (Object.keys(SUB_TYPES) as readonly SupportedRole[]).find((role) => SUB_TYPES[role] === subType);

/** Countries whose phone numbers a call extension takes (reference page of CallAdExtension). */
export const CALL_COUNTRIES = [
  'AR',
  'AT',
  'AU',
  'BR',
  'CA',
  'CH',
  'CL',
  'CO',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'HK',
  'ID',
  'IE',
  'IN',
  'IT',
  'MX',
  'MY',
  'NL',
  'NZ',
  'NO',
  'PE',
  'PH',
  'SE',
  'SG',
  'TH',
  'TW',
  'US',
  'VE',
  'VN',
] as const;

/**
 * English headers of structured snippets; Microsoft wants a header in the language it is shown in,
 * ours are English.
 */
export const SNIPPET_HEADERS = [
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
] as const;
