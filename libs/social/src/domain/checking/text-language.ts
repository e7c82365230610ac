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
  const counts = LANGUAGES.map(({ language }) => ({ language, count: 0 }));
  for (const { word } of tokensOf(plainText(text.slice(0, ENOUGH)))) {
    for (const [place, { stop }] of LANGUAGES.entries()) {
      const count = counts[place];
      if (count && word.length > 1 && stop.has(word)) count.count += 1;
    }
  }
  const [first, second] = counts.sort((one, other) => other.count - one.count);
  if (!first || first.count < FEWEST_KNOWN) return undefined;
  return first.count >= (second?.count ?? 0) * LEAD ? first.language : undefined;
};
