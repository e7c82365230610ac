import { scaled, wordNumberAt } from './number-words';
import { isGlued, type Token, wordAt } from './tokens';
import { isCurrency, unitOf, unitOfPair, unitOfSign } from './units';
import type { Bound, LanguageWords } from './words';

/** A number that a text states, in the form that is compared. */
export interface NumberMention {
  /** Its tokens: from `at` up to and without `end`. */
  readonly at: number;
  readonly end: number;
  /** `30`, `6–8`. Numbers of one value are written alike. */
  readonly value: string;
  /** `minute`, `%`, `eur`, `ordinal`; empty for a count. */
  readonly unit: string;
  readonly bound: Bound;
}

/** The numbers of a text. Tokens that are taken by dates are left out. */
export const numbersOf = (
  tokens: readonly Token[],
  language: LanguageWords,
  isTaken: (at: number) => boolean,
): readonly NumberMention[] => {
  const found: NumberMention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (isTaken(at) || !mayBegin(tokens, at, language)) continue;
    const mention = numberAt(tokens, at, language, isTaken);
    if (!mention) continue;
    found.push(mention);
    at = mention.end - 1;
  }
  return found;
};

/** Most words begin no number. */
const mayBegin = (tokens: readonly Token[], at: number, language: LanguageWords): boolean => {
  const token = tokens[at];
  if (token?.type !== 'word') return token?.type === 'digits' || tokens[at + 1]?.type === 'digits';
  const { word, raw } = token;
  return (
    TABLES.some((table) => Object.hasOwn(language[table], word)) ||
    ROMAN.test(raw) ||
    (language.language === 'de' && GERMAN_NUMBER.test(word)) ||
    (tokens[at + 1]?.type === 'digits' && isCurrency(unitOf(word)))
  );
};

const TABLES = ['numbers', 'scales', 'ordinals', 'multiples'] as const;
const GERMAN_NUMBER = /und|hundert|tausend/u;

interface Amount {
  readonly value: string;
  readonly next: number;
  readonly unit?: string;
}

const numberAt = (
  tokens: readonly Token[],
  at: number,
  language: LanguageWords,
  isTaken: (at: number) => boolean,
): NumberMention | undefined => {
  const prefix = prefixUnit(tokens, at);
  const from = prefix === undefined ? at : at + 1;
  const amount = amountAt(tokens, from, language);
  if (!amount || isTaken(from)) return undefined;
  const range = rangeEnd(tokens, amount.next, at, language);
  const last = range ?? amount;
  const suffix = suffixUnit(tokens, last.next, language);
  const unit = prefix ?? amount.unit ?? suffix.unit;
  if (unit === undefined) return undefined;
  const bound = boundBefore(tokens, at, language);
  return {
    at: bound.at,
    end: suffix.next,
    value: range ? `${amount.value}–${range.value}` : amount.value,
    unit,
    bound: isGlued(tokens, last.next, '+') ? 'at-least' : bound.bound,
  };
};

/** A currency before the amount. */
const prefixUnit = (tokens: readonly Token[], at: number): string | undefined => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || next?.type !== 'digits') return undefined;
  const unit = token.type === 'sign' ? unitOfSign(token.raw) : unitOf(token.word);
  return isCurrency(unit) ? unit : undefined;
};

const amountAt = (
  tokens: readonly Token[],
  at: number,
  language: LanguageWords,
): Amount | undefined => {
  const token = tokens[at];
  if (token?.type === 'digits') return digitsAt(tokens, at, language);
  if (token?.type !== 'word') return undefined;
  const named = namedAmount(token, language);
  if (named) return { ...named, next: at + 1 };
  if (isPronounOne(tokens, at, language)) return undefined;
  const number = wordNumberAt(tokens, at, language);
  return number && { value: canonical(number.value), next: number.next };
};

/** A Roman numeral, an ordinal, a part or a multiple. */
const namedAmount = (
  { raw, word }: Token,
  { multiples, ordinals }: LanguageWords,
): Omit<Amount, 'next'> | undefined => {
  const roman = romanValue(raw);
  if (roman !== undefined) return { value: String(roman) };
  const [value, unit = 'vague'] = multiples[word]?.split(' ') ?? [];
  if (value !== undefined) return { value, unit };
  const ordinal = ordinals[word];
  return ordinal === undefined ? undefined : { value: String(ordinal), unit: 'ordinal' };
};

const digitsAt = (tokens: readonly Token[], at: number, language: LanguageWords): Amount => {
  const amount = digitsValue(wordAt(tokens, at), language.language !== 'en');
  const below = tokens[at + 2];
  if (isGlued(tokens, at + 1, '/') && below?.type === 'digits' && below.glued) {
    const parts = digitsValue(below.raw, false);
    const value = canonical(amount / parts);
    return { value, unit: parts <= 10 && amount < parts ? 'part' : 'ratio', next: at + 3 };
  }
  const { value, next } = scaled(tokens, at + 1, amount, language);
  return { value: canonical(value), next };
};

/**
 * The value of digits with separators. The last of two kinds separates decimals; one kind alone
 * separates thousands when three digits follow and the language writes them so.
 */
const digitsValue = (raw: string, commaIsDecimal: boolean): number => {
  const text = raw.replace(/[ ']/gu, '');
  const mark = /[.,](?=\d*$)/u.exec(text)?.[0];
  if (mark === undefined) return Number(text);
  if (separatesThousands(text, mark, commaIsDecimal)) return Number(text.replace(/[.,]/gu, ''));
  const at = text.lastIndexOf(mark);
  return Number(`${text.slice(0, at).replace(/[.,]/gu, '')}.${text.slice(at + 1)}`);
};

const separatesThousands = (text: string, mark: string, commaIsDecimal: boolean): boolean => {
  const marks = text.match(/[.,]/gu) ?? [];
  const isAlone = marks.every((each) => each === mark);
  if (!isAlone || !/[.,]\d{3}$/u.test(text)) return false;
  return marks.length > 1 || (mark === (commaIsDecimal ? '.' : ',') && !text.startsWith('0'));
};

const canonical = (value: number): string => String(Number(value.toPrecision(12)));

const ROMAN = /^(?=[IVX]{2,})X{0,3}(?:IX|IV|V?I{0,3})$/u;
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

const romanValue = (raw: string): number | undefined => {
  if (!ROMAN.test(raw)) return undefined;
  const values = Array.from(raw, (letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
};

const ONE_AS_PRONOUN = new Set(
  'no this that which each every any the another some next last good'.split(' '),
);

/** `one` counts nothing after `this`, before `of` or at the end. */
const isPronounOne = (tokens: readonly Token[], at: number, { language }: LanguageWords): boolean =>
  language === 'en' &&
  tokens[at]?.word === 'one' &&
  (ONE_AS_PRONOUN.has(wordAt(tokens, at - 1)) ||
    tokens[at + 1]?.type !== 'word' ||
    ['another', 'can', 'of'].includes(wordAt(tokens, at + 1)));

const rangeEnd = (
  tokens: readonly Token[],
  at: number,
  start: number,
  language: LanguageWords,
): Amount | undefined => {
  const next = tokens[at + 1];
  if (!next || !isRangeJoin(wordAt(tokens, at), wordAt(tokens, start - 1), language)) {
    return undefined;
  }
  const skip = isCurrency(unitOfSign(next.raw)) ? 2 : 1;
  const number = amountAt(tokens, at + skip, language);
  return number?.unit === undefined ? number : undefined;
};

/** `and` makes a range only after `between`. */
const isRangeJoin = (join: string, before: string, { rangeWords, joins }: LanguageWords): boolean =>
  join === '–' ||
  join === '-' ||
  (rangeWords.has(join) && (BETWEEN.has(before) || !joins.has(join)));

const BETWEEN = new Set(['between', 'zwischen', 'entre', 'tra', 'fra', 'tussen']);

interface Suffix {
  /** Undefined: letters are glued to the digits, and it is a code such as `3D`. */
  readonly unit: string | undefined;
  readonly next: number;
}

const suffixUnit = (tokens: readonly Token[], from: number, language: LanguageWords): Suffix => {
  const at = unitPlace(tokens, from);
  const token = tokens[at];
  if (!token) return { unit: '', next: at };
  const pair = unitOfPair(token.word, wordAt(tokens, at + 1));
  if (pair !== undefined) return { unit: pair, next: at + 2 };
  const unit = token.type === 'sign' ? unitOfSign(token.raw) : wordUnit(token, language);
  if (unit !== undefined) return { unit, next: at + 1 };
  if (isGermanOrdinal(tokens, at, language)) return { unit: 'ordinal', next: at + 1 };
  const isCode = token.type === 'word' && token.glued && tokens[at - 1]?.type === 'digits';
  return { unit: isCode ? undefined : '', next: at };
};

/** The unit is after a plus sign, and after the hyphen of `30-minute`. */
const unitPlace = (tokens: readonly Token[], from: number): number => {
  const at = isGlued(tokens, from, '+') ? from + 1 : from;
  return isGlued(tokens, at, '-') && unitOf(wordAt(tokens, at + 1)) !== undefined ? at + 1 : at;
};

/** Endings of ordinals and one-letter units belong to digits only when nothing is between them. */
const wordUnit = (token: Token, { language }: LanguageWords): string | undefined => {
  if (
    token.glued &&
    /^(?:er|re|e|o|a)$/u.test(token.word) &&
    /^(?:fr|es|it|pt|nl)$/u.test(language)
  ) {
    return 'ordinal';
  }
  const unit = unitOf(token.word);
  return unit === 'ordinal' && !token.glued ? undefined : unit;
};

const isGermanOrdinal = (
  tokens: readonly Token[],
  at: number,
  { language }: LanguageWords,
): boolean =>
  language === 'de' &&
  isGlued(tokens, at, '.') &&
  tokens[at - 1]?.type === 'digits' &&
  tokens[at + 1]?.type === 'word' &&
  !isGlued(tokens, at + 1);

const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'une',
  'un',
  'una',
  'die',
  'der',
  'das',
  'la',
  'le',
  'el',
]);
const LONGEST_BOUND = 4;

/** What limits the number: the phrase before it, and where the phrase begins. */
const boundBefore = (
  tokens: readonly Token[],
  at: number,
  language: LanguageWords,
): { readonly bound: Bound; readonly at: number } => {
  const end = ARTICLES.has(wordAt(tokens, at - 1)) ? at - 1 : at;
  const last = isGlued(tokens, end - 1, '.') ? end - 1 : end;
  const phrases = phrasesOf(language);
  let found: { bound: Bound; at: number } | undefined;
  let text = '';
  for (let from = last - 1; from >= last - LONGEST_BOUND; from -= 1) {
    if (tokens[from]?.type !== 'word') break;
    text = text === '' ? wordAt(tokens, from) : `${wordAt(tokens, from)} ${text}`;
    const bound = phrases.get(text);
    if (bound) found = { bound, at: from };
  }
  return found ?? { bound: 'none', at };
};

const phraseTables = new WeakMap<LanguageWords, ReadonlyMap<string, Bound>>();

const phrasesOf = (language: LanguageWords): ReadonlyMap<string, Bound> => {
  const known = phraseTables.get(language);
  if (known) return known;
  const made = new Map(language.bounds);
  phraseTables.set(language, made);
  return made;
};

/** Whether a fact's number says what a claim's number says. */
export const supportsNumber = (claim: NumberMention, fact: NumberMention): boolean =>
  claim.value === fact.value && claim.unit === fact.unit && supportsBound(claim.bound, fact.bound);

const supportsBound = (claim: Bound, fact: Bound): boolean =>
  claim === fact ||
  (claim === 'none' && fact === 'only') ||
  (claim === 'at-least' && fact === 'more');
