/**
 * ISO 639-1 languages and Microsoft's names for them (LanguageName of the vendor's generated client). `zh` says nothing of the
 * script, so it means both. Source: spec/platforms/microsoft-ads.md 2b; Microsoft opens some languages to some accounts only.
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

/** What Microsoft says instead of a list when a campaign speaks to everybody. */
export const EVERY_LANGUAGE = 'All';

const byName = new Map(
  Object.entries(LANGUAGES).flatMap(([iso, names]) => names.map((name) => [name, iso] as const)),
);

/** Microsoft's names for a list of ISO 639-1 languages; an empty list is every language. */
export const languageNames = (isos: readonly string[]): readonly string[] =>
  isos.length === 0 ? [EVERY_LANGUAGE] : isos.flatMap((iso) => LANGUAGES[iso] ?? []);

/** ISO 639-1, sorted; a name that is not in the table is answered as Microsoft spells it, so that it is seen as a difference. */
export const languagesFromNames = (names: readonly string[]): readonly string[] =>
  [
    ...new Set(
      names.filter((name) => name !== EVERY_LANGUAGE).map((name) => byName.get(name) ?? name),
    ),
  ].sort();
