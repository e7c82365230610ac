import { DEFAULT_LANGUAGE, LOCALES } from '../data/locales';

/** LinkedIn's locale of a campaign's language. */
export const localeOf = (languages: readonly string[]): string =>
  LOCALES[languages[0] ?? DEFAULT_LANGUAGE] ?? languages[0]!;
