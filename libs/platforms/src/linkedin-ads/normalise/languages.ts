import { DEFAULT_LANGUAGE, LOCALES } from '../data/locales';
import type { Warn } from '../../normalising';

/** The one language that a campaign speaks: LinkedIn insists on one, and would add one by itself. Validate asks for it where none is named. */
export const heldLanguages = (languages: readonly string[], warn: Warn): readonly string[] => {
  const unknown = languages.filter((language) => !Object.hasOwn(LOCALES, language));
  for (const language of unknown) {
    warn(
      'LANGUAGE_UNSUPPORTED',
      'languages',
      `LinkedIn cannot target the language ${language}. It is not sent there.`,
    );
  }
  const [first, ...others] = [
    ...new Set(languages.filter((language) => Object.hasOwn(LOCALES, language))),
  ].sort(mainFirst);
  if (others.length > 0) {
    warn(
      'LANGUAGES_DROPPED',
      'languages',
      `LinkedIn accepts one language per campaign. Only ${first} is sent there.`,
    );
  }
  return [first ?? DEFAULT_LANGUAGE];
};

/** English last: who names another language beside it means that one. Else by the alphabet: a set has no order. */
const mainFirst = (a: string, b: string): number =>
  Number(a === 'en') - Number(b === 'en') || (a < b ? -1 : 1);
