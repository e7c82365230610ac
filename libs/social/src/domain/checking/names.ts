import type { Token } from './tokens';
import type { LanguageWords } from './words';

/**
 * Which tokens are names: a capital inside a sentence, an acronym, a product such as `iPhone` or
 * `X200`, or letters of two scripts in one word. German writes every noun with a capital: there a
 * name needs its form or a title such as `Frau` before it.
 */
export const namesOf = (
  tokens: readonly Token[],
  language: LanguageWords,
  isTaken: (at: number) => boolean,
): ReadonlySet<number> => {
  const found = new Set<number>();
  const isTitle = isTitleCase(tokens);
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'word' || isTaken(at)) continue;
    const isCapitalised = !isTitle && isCapital(token) && !language.stop.has(token.word);
    if (
      hasFormOfName(token.raw, isTitle) ||
      isCode(tokens, at) ||
      (isCapitalised && isNameByPlace(tokens, at, language))
    ) {
      found.add(at);
    }
  }
  return found;
};

const isCapital = ({ raw }: Token): boolean => /^\p{Lu}/u.test(raw);

/** Every word begins with a capital: a headline. */
const isTitleCase = (tokens: readonly Token[]): boolean => {
  const long = tokens.filter(({ type, raw }) => type === 'word' && raw.length > 3);
  return long.length >= 3 && long.every(isCapital);
};

const hasFormOfName = (raw: string, isTitle: boolean): boolean =>
  (!isTitle && /^\p{Lu}{2,}s?$/u.test(raw)) ||
  /\p{Ll}\p{Lu}/u.test(raw) ||
  /\p{L}\d/u.test(raw) ||
  mixesScripts(raw);

const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Latin letters beside letters of another script that look like them. */
export const mixesScripts = (raw: string): boolean =>
  /\p{Script=Latin}/u.test(raw) && LOOKALIKES.test(raw);

/** `3D`: letters that are glued to digits. */
const isCode = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.glued === true && tokens[at - 1]?.type === 'digits';

const isNameByPlace = (tokens: readonly Token[], at: number, language: LanguageWords): boolean => {
  const next = tokens[at + 1];
  const nextIsCapital = next?.type === 'word' && isCapital(next) && !language.stop.has(next.word);
  if (language.language === 'de') return isGermanName(tokens, at);
  return !startsSentence(tokens, at) || nextIsCapital;
};

const GERMAN_TITLES = new Set('frau herr herrn dr prof firma familie in aus nach'.split(' '));

const isGermanName = (tokens: readonly Token[], at: number): boolean => {
  const [before, earlier] = [tokens[at - 1], tokens[at - 2]];
  if (!before) return false;
  return (
    GERMAN_TITLES.has(before.word) || (before.raw === '.' && GERMAN_TITLES.has(earlier?.word ?? ''))
  );
};

const INSIDE = new Set([',', "'", '-', '&', '/', '+', '%', '€', '$']);

/** Whether a capital is there because a sentence, a quotation or an item begins. */
const startsSentence = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  if (!before) return true;
  if (before.type !== 'sign') return false;
  const isAbbreviation = before.raw === '.' && (tokens[at - 2]?.raw.length ?? 9) <= 4;
  return !INSIDE.has(before.raw) && !isAbbreviation;
};
