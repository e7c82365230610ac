/** A locale that `Intl` takes; English for what is no language. */
export const localeOf = (language: string): string =>
  /^[a-z]{2,3}$/i.test(language) ? language.toLowerCase() : 'en';

/** The words of a sentence as the language parts them. */
export const wordsOf = (sentence: string, language: string): string[] => {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenterOf(language).segment(sentence)) {
    if (isWordLike) words.push(segment);
  }
  return words;
};

const segmenters = new Map<string, Intl.Segmenter>();
const segmenterOf = (language: string): Intl.Segmenter => {
  const locale = localeOf(language);
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, known);
  return known;
};
