import type { ImageRole } from '../port/draft';

/** Words of Google's CallToActionType (v25). */
export const CALLS_TO_ACTION: readonly string[] = [
  'APPLY_NOW',
  'BOOK_NOW',
  'BUY_NOW',
  'CONTACT_US',
  'DONATE_NOW',
  'DOWNLOAD',
  'GET_QUOTE',
  'LEARN_MORE',
  'ORDER_NOW',
  'PLAY_NOW',
  'SEE_MORE',
  'SHOP_NOW',
  'SIGN_UP',
  'START_NOW',
  'SUBSCRIBE',
  'VISIT_SITE',
  'WATCH_NOW',
];

/**
 * What a responsive display ad calls it: `Learn more`. Google takes texts of a list that it does
 * not publish in its schema: unverified.
 */
export const buttonText = (word: string): string =>
  word.charAt(0) + word.slice(1).toLowerCase().replaceAll('_', ' ');

/** Our word of a button's text; the text itself when it is none of ours. */
export const wordOfButton = (text: string): string =>
  CALLS_TO_ACTION.find((word) => buttonText(word).toLowerCase() === text.toLowerCase()) ?? text;

/** However people spell it: `Learn more` is LEARN_MORE. */
export const knownWord = (given: string): string | undefined => {
  const word = given
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_');
  return CALLS_TO_ACTION.find((known) => known === word);
};

/**
 * ISO 639-1 code to Google's language constant. Ids seen alike in several public code bases, none
 * of them Google's own list: unverified, kept here only. Traditional Chinese (1018) has no ISO
 * 639-1 code of its own.
 */
export const LANGUAGE_CONSTANTS: Readonly<Record<string, string>> = {
  en: '1000',
  de: '1001',
  fr: '1002',
  es: '1003',
  it: '1004',
  ja: '1005',
  da: '1009',
  nl: '1010',
  fi: '1011',
  ko: '1012',
  no: '1013',
  pt: '1014',
  sv: '1015',
  zh: '1017',
  ar: '1019',
  bg: '1020',
  cs: '1021',
  el: '1022',
  hi: '1023',
  hu: '1024',
  id: '1025',
  is: '1026',
  he: '1027',
  lv: '1028',
  lt: '1029',
  pl: '1030',
  ru: '1031',
  ro: '1032',
  sk: '1033',
  sl: '1034',
  sr: '1035',
  uk: '1036',
  tr: '1037',
  ca: '1038',
  hr: '1039',
  vi: '1040',
  ur: '1041',
  tl: '1042',
  et: '1043',
  th: '1044',
  bn: '1056',
  fa: '1064',
  gu: '1072',
  kn: '1086',
  ml: '1098',
  mr: '1101',
  ms: '1102',
  pa: '1110',
  ta: '1130',
  te: '1131',
};

const CODES = new Map(
  Object.entries(LANGUAGE_CONSTANTS).map(([code, id]) => [`languageConstants/${id}`, code]),
);

/** True for codes of the table, and for constants that a read found on the platform. */
export const isTargetable = (language: string): boolean =>
  language in LANGUAGE_CONSTANTS || language.startsWith('languageConstants/');

export const languageConstant = (language: string): string =>
  language.startsWith('languageConstants/')
    ? language
    : `languageConstants/${LANGUAGE_CONSTANTS[language]}`;

/** The code, or the constant itself where ISO 639-1 has no code for it. */
export const languageCode = (constant: string): string => CODES.get(constant) ?? constant;

/**
 * Where a responsive display ad holds images of a role (v25 ResponsiveDisplayAdInfo: `logo_images`
 * are the wide ones). Portrait has no place.
 */
export const DISPLAY_IMAGES = {
  MARKETING_IMAGE: 'marketingImages',
  SQUARE_MARKETING_IMAGE: 'squareMarketingImages',
  LOGO: 'squareLogoImages',
  LANDSCAPE_LOGO: 'logoImages',
} as const satisfies Partial<Record<ImageRole, string>>;

export type DisplayRole = keyof typeof DISPLAY_IMAGES;
export const DISPLAY_ROLES = Object.keys(DISPLAY_IMAGES) as readonly DisplayRole[];
