import { scaled, wordNumberAt } from './number-words';
import type { Token } from './tokens';
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
    if (isTaken(at)) continue;
    const mention = numberAt(tokens, at, language, isTaken);
    if (!mention) continue;
    found.push(mention);
    at = mention.end - 1;
  }
  return found;
};

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
  const isOpen = tokens[last.next]?.raw === '+' && tokens[last.next]?.glued === true;
  const bound = boundBefore(tokens, at, language);
  return {
    at: bound.at,
    end: suffix.next,
    value: range ? `${amount.value}–${range.value}` : amount.value,
    unit,
    bound: isOpen ? 'at-least' : bound.bound,
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
  const roman = romanValue(token.raw);
  if (roman !== undefined) return { value: String(roman), next: at + 1 };
  const multiple = language.multiples[token.word];
  if (multiple !== undefined) {
    const [value = '', unit = 'vague'] = multiple.split(' ');
    return { value, unit, next: at + 1 };
  }
  const ordinal = language.ordinals[token.word];
  if (ordinal !== undefined) return { value: String(ordinal), unit: 'ordinal', next: at + 1 };
  if (isPronounOne(tokens, at, language)) return undefined;
  const number = wordNumberAt(tokens, at, language);
  return number && { value: canonical(number.value), next: number.next };
};

const digitsAt = (tokens: readonly Token[], at: number, language: LanguageWords): Amount => {
  const [token, slash, below] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const amount = digitsValue(token?.raw ?? '', language.language !== 'en');
  if (slash?.raw === '/' && slash.glued && below?.type === 'digits' && below.glued) {
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
export const digitsValue = (raw: string, commaIsDecimal: boolean): number => {
  const text = raw.replace(/[ ']/gu, '');
  const marks = text.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(text);
  const isMixed = marks.some((mark) => mark !== last);
  const decimals = text.length - text.lastIndexOf(last) - 1;
  const thousandsMark = commaIsDecimal ? '.' : ',';
  const isThousands =
    !isMixed &&
    decimals === 3 &&
    (marks.length > 1 || (last === thousandsMark && !text.startsWith('0')));
  const whole = isThousands ? text : text.slice(0, text.lastIndexOf(last));
  const fraction = isThousands ? '' : text.slice(text.lastIndexOf(last) + 1);
  return Number(`${whole.replace(/[.,]/gu, '')}.${fraction || '0'}`);
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

/** `one` after `this` counts nothing, nor before `of` or `another`. */
const isPronounOne = (tokens: readonly Token[], at: number, { language }: LanguageWords): boolean =>
  language === 'en' &&
  tokens[at]?.word === 'one' &&
  (ONE_AS_PRONOUN.has(tokens[at - 1]?.word ?? '') ||
    ['another', 'can', 'of'].includes(tokens[at + 1]?.word ?? ''));

const rangeEnd = (
  tokens: readonly Token[],
  at: number,
  start: number,
  language: LanguageWords,
): Amount | undefined => {
  const join = tokens[at];
  if (!join) return undefined;
  const isBetween = BETWEEN.has(tokens[start - 1]?.word ?? '');
  const joins =
    join.raw === '–' ||
    join.raw === '-' ||
    (language.rangeWords.has(join.word) && (isBetween || !language.joins.has(join.word)));
  const next = tokens[at + 1];
  if (!joins || !next) return undefined;
  const skip = next.type === 'sign' && isCurrency(unitOfSign(next.raw)) ? 2 : 1;
  const number = amountAt(tokens, at + skip, language);
  return number?.unit === undefined ? number : undefined;
};

const BETWEEN = new Set(['between', 'zwischen', 'entre', 'tra', 'fra', 'tussen']);

interface Suffix {
  /** Undefined: letters are glued to the digits, and it is a code such as `3D`. */
  readonly unit: string | undefined;
  readonly next: number;
}

const suffixUnit = (tokens: readonly Token[], from: number, language: LanguageWords): Suffix => {
  let at = from;
  if (tokens[at]?.raw === '+' && tokens[at]?.glued) at += 1;
  if (tokens[at]?.raw === '-' && tokens[at]?.glued && unitOf(tokens[at + 1]?.word ?? '')) at += 1;
  const [token, second] = [tokens[at], tokens[at + 1]];
  if (!token) return { unit: '', next: at };
  const pair = unitOfPair(token.word, second?.word ?? '');
  if (pair !== undefined) return { unit: pair, next: at + 2 };
  const unit = token.type === 'sign' ? unitOfSign(token.raw) : wordUnit(token, language);
  if (unit !== undefined) return { unit, next: at + 1 };
  if (isGermanOrdinal(tokens, at, language)) return { unit: 'ordinal', next: at + 1 };
  const isCode = token.type === 'word' && token.glued && tokens[at - 1]?.type === 'digits';
  return { unit: isCode ? undefined : '', next: at };
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
  tokens[at]?.raw === '.' &&
  tokens[at]?.glued === true &&
  tokens[at - 1]?.type === 'digits' &&
  tokens[at + 1]?.type === 'word' &&
  tokens[at + 1]?.glued === false;

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
  const end = ARTICLES.has(tokens[at - 1]?.word ?? '') ? at - 1 : at;
  const phrases = phrasesOf(language);
  let found: { bound: Bound; at: number } | undefined;
  let text = '';
  for (let from = end - 1; from >= Math.max(0, end - LONGEST_BOUND); from -= 1) {
    const { type, word } = tokens[from] ?? { type: 'sign', word: '' };
    if (type !== 'word' && !(word === '.' && from === end - 1)) break;
    if (type === 'word') text = text === '' ? word : `${word} ${text}`;
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
