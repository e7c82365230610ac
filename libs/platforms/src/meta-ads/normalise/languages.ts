import { sortedSet } from '../attributes/sorted-set';
import { heldLanguage } from '../data/locales';
import type { Warn } from '../../normalising';

/** The languages that Meta can target, each once, sorted. Empty means all. */
export const heldLanguages = (languages: readonly string[], warn: Warn): readonly string[] =>
  sortedSet(
    languages.flatMap((language) => {
      const held = heldLanguage(language);
      if (held === undefined) {
        warn(
          'LANGUAGE_UNSUPPORTED',
          'languages',
          `Meta cannot target the language ${language}. It is not sent there.`,
        );
      }
      return held ?? [];
    }),
  );
