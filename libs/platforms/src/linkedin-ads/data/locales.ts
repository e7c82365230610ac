/** A campaign speaks one language: LinkedIn's locale for each of ours (vendor's table of language codes). */
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
