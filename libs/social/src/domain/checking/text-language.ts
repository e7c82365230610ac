import { plainText } from './plain-text';
import { tokensOf } from './tokens';
import { LANGUAGES } from './words';

/** Fewer known words than this say nothing about the language of a text. */
const FEWEST_KNOWN = 3;
/** The language that leads must have so many times the words of the next one. */
const LEAD = 1.4;
/** A text is read this far. */
const ENOUGH = 4_000;

/** The language of a text by its common words; undefined when it is not clear. */
export const languageOf = (text: string): string | undefined => {
  const words = tokensOf(plainText(text.slice(0, ENOUGH))).map(({ word }) => word);
  const [first, second] = LANGUAGES.map(({ language, stop }) => ({
    language,
    count: words.filter((word) => word.length > 1 && stop.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  if (!first || !second || first.count < FEWEST_KNOWN) return undefined;
  return first.count >= second.count * LEAD ? first.language : undefined;
};
