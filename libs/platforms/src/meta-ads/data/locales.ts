/**
 * ISO 639-1 code to Meta's locale keys; `(All)` keys where Meta has one for a language of several countries. Keys as a public dump
 * of Meta's `search?type=adlocale` shows them, not from a document of Meta's: unverified.
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
export const heldLanguage = (code: string): string | undefined => {
  const held = ALIASES[code] ?? code;
  return held in LOCALES || /^locale:\d+$/.test(held) ? held : undefined;
};

export const localeKey = (held: string): number =>
  LOCALES[held] ?? Number(held.slice('locale:'.length));

/** The code, or `locale:<key>` where ISO 639-1 has none for it. */
export const languageOf = (key: number): string => CODES.get(key) ?? `locale:${key}`;
