import { datesOf, type DateMention } from './dates';
import { contactsOf, masked } from './links';
import { namesOf } from './names';
import { type NumberMention, numbersOf } from './numbers';
import { plainText } from './plain-text';
import { quotesOf } from './quotes';
import { stemOf } from './stems';
import { type Token, tokensOf, wordAt } from './tokens';
import { unitOf } from './units';
import { type LanguageWords, wordsOfLanguage } from './words';

/** A word with a meaning, in a form in which words of one meaning are equal. */
export interface ReadWord {
  readonly key: string;
  readonly word: string;
  readonly raw: string;
  readonly at: number;
  readonly clause: number;
  readonly isName: boolean;
  /** It changes the statement as a whole. */
  readonly isCritical: boolean;
  /** It may be added to a statement. */
  readonly isLight: boolean;
  readonly isNegated: boolean;
  /** Its clause says what may be, not what is. */
  readonly isHedged: boolean;
}

/** A number, and what it counts: the words that follow in its clause. */
export interface ReadNumber extends NumberMention {
  readonly clause: number;
  readonly nouns: readonly string[];
}

export interface ReadDate extends DateMention {
  readonly clause: number;
}

/** A text as the rules see it. */
export interface Reading {
  readonly plain: string;
  readonly language: LanguageWords;
  readonly tokens: readonly Token[];
  readonly words: readonly ReadWord[];
  readonly numbers: readonly ReadNumber[];
  readonly dates: readonly ReadDate[];
  readonly quotes: readonly string[];
  /** Words that bind the whole to a condition. */
  readonly conditions: ReadonlySet<string>;
}

/** Reads a text by the rules of a language (ISO 639-1). Addresses and hashtags are no words of it. */
export const readText = (text: string, code: string): Reading => {
  const plain = plainText(text);
  const language = wordsOfLanguage(code);
  const bare = withoutTags(masked(plain, contactsOf(plain)));
  const tokens = tokensOf(bare);
  const dates = datesOf(tokens, language);
  const taken = new Set(dates.flatMap(({ at, end }) => span(at, end)));
  const numbers = numbersOf(tokens, language, (at) => taken.has(at));
  const counted = new Set(numbers.flatMap(({ at, end }) => span(at, end)));
  const isTaken = (at: number): boolean => taken.has(at) || counted.has(at);
  const clauseOf = clausesOf(tokens, language, isTaken);
  const names = namesOf(tokens, language, isTaken);
  const modeAt = modesOf(tokens, clauseOf, language, isTaken);
  const words = tokens.flatMap((token, at) => {
    const word =
      token.type === 'word' && !isTaken(at) && readWord(tokens, at, names.has(at), language);
    return word ? [{ ...word, at, clause: clauseOf[at] ?? 0, ...modeAt(at) }] : [];
  });
  return {
    plain,
    language,
    tokens,
    words,
    numbers: numbers.map((number, index) => ({
      ...number,
      clause: clauseOf[number.at] ?? 0,
      nouns: nounsAfter(number.end, words, clauseOf[number.end - 1] ?? 0, numbers[index + 1]?.at),
    })),
    dates: dates.map((date) => ({ ...date, clause: clauseOf[date.at] ?? 0 })),
    quotes: quotesOf(plain),
    conditions: new Set(
      tokens.flatMap(({ word }, at) =>
        language.conditions.has(word) && !isTaken(at) ? [word] : [],
      ),
    ),
  };
};

const withoutTags = (text: string): string =>
  /[#@]/u.test(text) ? text.replace(/[#@][\p{L}\p{N}_]+/gu, (tag) => ' '.repeat(tag.length)) : text;

const span = (at: number, end: number): readonly number[] =>
  Array.from({ length: end - at }, (_each, index) => at + index);

const readWord = (
  tokens: readonly Token[],
  at: number,
  isName: boolean,
  language: LanguageWords,
): Pick<ReadWord, 'key' | 'word' | 'raw' | 'isName' | 'isCritical' | 'isLight'> | undefined => {
  const { word, raw } = tokens[at] ?? { word: '', raw: '' };
  if (word === '' || (isGrammar(word, language) && !isName)) return undefined;
  const isRate = language.each.has(word) && unitOf(wordAt(tokens, at + 1)) !== undefined;
  return {
    key: keyOf(word, language),
    word,
    raw,
    isName,
    isCritical: !isRate && (language.critical.has(word) || language.conditions.has(word)),
    isLight: !isName && (isRate || language.light.has(word)),
  };
};

const isGrammar = (word: string, { stop, negators, excluders, hedges }: LanguageWords): boolean =>
  stop.has(word) || negators.has(word) || excluders.has(word) || hedges.has(word);

/** The stem of a word, or the group of words that mean the same. */
export const keyOf = (word: string, language: LanguageWords): string => {
  const groups = groupsOf(language);
  const stem = stemOf(word, language.language);
  return groups.get(word) ?? groups.get(stem) ?? stem;
};

const groupTables = new WeakMap<LanguageWords, ReadonlyMap<string, string>>();

const groupsOf = (language: LanguageWords): ReadonlyMap<string, string> => {
  const known = groupTables.get(language);
  if (known) return known;
  const made = new Map<string, string>();
  for (const group of language.synonyms) {
    const members = group.split(' ');
    const name = `=${members[0]}`;
    for (const member of members) {
      made.set(member, name);
      made.set(stemOf(member, language.language), name);
    }
  }
  groupTables.set(language, made);
  return made;
};

const CLAUSE_SIGN = /^[,;:–()[\]/•|.!?…“”„«»"]$/u;

/** The clause of each token: clauses end at signs and at words such as `and`. */
const clausesOf = (
  tokens: readonly Token[],
  { joins }: LanguageWords,
  isTaken: (at: number) => boolean,
): readonly number[] => {
  let clause = 0;
  return tokens.map(({ type, word, raw }, at) => {
    if (!isTaken(at) && (type === 'sign' ? CLAUSE_SIGN.test(raw) : joins.has(word))) clause += 1;
    return clause;
  });
};

/** How each word is stated: negators work on their clause, `without` on what follows it there. */
const modesOf = (
  tokens: readonly Token[],
  clauseOf: readonly number[],
  { negators, excluders, hedges }: LanguageWords,
  isTaken: (at: number) => boolean,
): ((at: number) => Pick<ReadWord, 'isNegated' | 'isHedged'>) => {
  const [negated, hedged] = [new Set<number>(), new Set<number>()];
  const excludedFrom = new Map<number, number>();
  for (const [at, { word }] of tokens.entries()) {
    const clause = clauseOf[at] ?? 0;
    if (isTaken(at)) continue;
    if (negators.has(word) && !isNotOnly(tokens, at)) negated.add(clause);
    if (hedges.has(word)) hedged.add(clause);
    if (excluders.has(word) && !excludedFrom.has(clause)) excludedFrom.set(clause, at);
  }
  return (at) => {
    const clause = clauseOf[at] ?? 0;
    return {
      isNegated: negated.has(clause) || (excludedFrom.get(clause) ?? Infinity) < at,
      isHedged: hedged.has(clause),
    };
  };
};

const isNotOnly = (tokens: readonly Token[], at: number): boolean =>
  /^(?:only|just|nur|seulement|solo)$/u.test(wordAt(tokens, at + 1));

const MOST_NOUNS = 3;

const nounsAfter = (
  end: number,
  words: readonly ReadWord[],
  clause: number,
  next = Infinity,
): readonly string[] => {
  const nouns: string[] = [];
  for (let index = firstFrom(words, end); index < words.length; index += 1) {
    const word = words[index];
    if (!word || word.clause !== clause || word.at >= next || nouns.length >= MOST_NOUNS) break;
    if (!word.isLight) nouns.push(word.key);
  }
  return nouns;
};

/** The index of the first word from a token on. */
const firstFrom = (words: readonly ReadWord[], at: number): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
};
