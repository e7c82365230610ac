import type { PostFinding } from '../post';
import type { Evidence } from './evidence';
import { findingOf } from './findings';
import { languageOf } from './text-language';
import { LANGUAGES, type LanguageWords, wordsOfLanguage } from './words';

/**
 * Superlatives that no fact has and promises that laws restrict, in a plain text: one finding of
 * each kind.
 */
export const wordingFindings = (
  plain: string,
  language: string,
  evidence: readonly Evidence[],
  field: string,
): readonly PostFinding[] => {
  const table = wordsOfLanguage(language);
  return [
    ...superlative(plain, table, evidence).map((part) => findingOf('SUPERLATIVE', field, part)),
    ...regulated(plain, table).map((part) => findingOf('REGULATED_WORD', field, part)),
  ];
};

const RANK = /#1(?!\d)/u;

const superlative = (
  plain: string,
  { superlatives }: LanguageWords,
  evidence: readonly Evidence[],
): readonly string[] => {
  const found = (superlatives?.exec(plain) ?? RANK.exec(plain))?.[0];
  if (found === undefined) return [];
  const words = found.toLowerCase();
  return evidence.some(({ literal }) => literal.includes(words)) ? [] : [found];
};

const regulated = (plain: string, { regulated: fields }: LanguageWords): readonly string[] => {
  for (const [field, pattern] of fields) {
    const found = pattern.exec(plain)?.[0];
    if (found !== undefined) return [`“${found}” (${field})`];
  }
  return [];
};

/** A text that is clearly in another language than the post's. */
export const languageFinding = (text: string, language: string): readonly PostFinding[] => {
  if (!LANGUAGES.some((each) => each.language === language)) return [];
  const found = languageOf(text);
  if (found === undefined || found === language) return [];
  return [findingOf('OTHER_LANGUAGE', 'draft/text', `${found} instead of ${language}`)];
};
