import { type Token, wordAt } from './tokens';
import type { LanguageWords } from './words';

export interface WordNumber {
  readonly value: number;
  /** The token after the number. */
  readonly next: number;
}

/** The number that is written in words from a token on, such as `two hundred and five`. */
export const wordNumberAt = (
  tokens: readonly Token[],
  at: number,
  language: LanguageWords,
): WordNumber | undefined => {
  const first = tokens[at];
  if (first?.type !== 'word') return undefined;
  if (language.language === 'de') {
    const value = germanNumber(first.word, language);
    if (value !== undefined) return scaled(tokens, at + 1, value, language);
  }
  const sum = new Sum();
  let next = at;
  for (;;) {
    const skip = next === at ? 0 : joinLength(tokens, next, sum, language);
    const word = tokens[next + skip];
    if (word?.type !== 'word' || !sum.add(word.word, language, next === at)) break;
    next += skip + 1;
  }
  return next === at ? undefined : { value: sum.value, next };
};

/** `2.5 million`, `10k`, `3 Mrd.`: an amount and the scale after it. */
export const scaled = (
  tokens: readonly Token[],
  at: number,
  amount: number,
  { scales }: LanguageWords,
): WordNumber => {
  let value = amount;
  let next = at;
  for (let token = tokens[next]; token?.type === 'word'; token = tokens[next]) {
    const scale = token.glued && next === at ? gluedScale(token) : scales[token.word];
    if (scale === undefined || value * scale > MOST) break;
    value *= scale;
    next += SHORT_SCALE.test(token.word) && wordAt(tokens, next + 1) === '.' ? 2 : 1;
  }
  return { value, next };
};

const MOST = 1e15;
const SHORT_SCALE = /^(?:mio|mrd|tsd)$/u;

const gluedScale = ({ raw }: Token): number | undefined =>
  ({ k: 1_000, K: 1_000, M: 1_000_000, Mio: 1_000_000, mn: 1_000_000, B: 1e9, bn: 1e9 })[raw];

/** Words such as `and` inside a number, and the hyphen of `twenty-one`. */
const joinLength = (
  tokens: readonly Token[],
  at: number,
  sum: Sum,
  { numbers, innerNumbers, joins }: LanguageWords,
): number => {
  const [join, after] = [tokens[at], tokens[at + 1]];
  if (!join || after?.type !== 'word') return 0;
  const value = numbers[after.word] ?? innerNumbers[after.word];
  if (join.raw === '-') return join.glued && value !== undefined ? 1 : 0;
  return joins.has(join.word) && value !== undefined && sum.takesAfterAnd(value) ? 1 : 0;
};

/** A number that grows word by word. */
class Sum {
  private total = 0;
  private current = 0;

  get value(): number {
    return this.total + this.current;
  }

  takesAfterAnd(value: number): boolean {
    const rest = this.current % 100;
    return this.value >= 100 ? rest === 0 || this.isTens(rest, value) : this.isTens(rest, value);
  }

  /** False when the word does not continue the number. */
  add(word: string, { numbers, innerNumbers, scales }: LanguageWords, isFirst: boolean): boolean {
    const scale = scales[word];
    if (scale !== undefined && word.length > 2) return this.scale(scale);
    const value = numbers[word] ?? (isFirst ? undefined : innerNumbers[word]);
    if (value === undefined || (!isFirst && !this.fits(value))) return false;
    this.current = value === 20 && this.current === 4 ? 80 : this.current + value;
    return true;
  }

  private fits(value: number): boolean {
    const rest = this.current % 100;
    return rest === 0 || (rest === 4 && value === 20) || this.isTens(rest, value);
  }

  private isTens(rest: number, value: number): boolean {
    return (
      rest >= 20 && rest % 10 === 0 && (value < 10 || ((rest === 60 || rest === 80) && value < 20))
    );
  }

  private scale(scale: number): boolean {
    if (scale === 100) {
      if (this.current > 19) return false;
      this.current = Math.max(1, this.current) * 100;
    } else {
      this.total += Math.max(1, this.current) * scale;
      this.current = 0;
    }
    return true;
  }
}

const GERMAN_SCALES = [
  ['tausend', 1_000],
  ['hundert', 100],
] as const;

const LONGEST_WORD = 60;

/** `zweihundertdreiundzwanzig`. */
const germanNumber = (word: string, language: LanguageWords): number | undefined => {
  if (word.length > LONGEST_WORD) return undefined;
  return language.numbers[word] ?? germanScale(word, language) ?? germanTens(word, language);
};

const germanScale = (word: string, language: LanguageWords): number | undefined => {
  for (const [name, scale] of GERMAN_SCALES) {
    const at = word.indexOf(name);
    if (at === -1 || word.length === name.length) continue;
    const before = at === 0 ? 1 : partNumber(word.slice(0, at), language);
    const rest = word.slice(at + name.length).replace(/^und/u, '');
    const after = rest === '' ? 0 : germanNumber(rest, language);
    if (before !== undefined && after !== undefined) return before * scale + after;
  }
  return undefined;
};

const germanTens = (word: string, language: LanguageWords): number | undefined => {
  const [, first = '', last = ''] = /^(.+?)und(.+)$/u.exec(word) ?? [];
  const [ones = 99, tens = 0] = [partNumber(first, language), language.numbers[last]];
  return tens >= 20 && ones < 10 ? tens + ones : undefined;
};

const partNumber = (word: string, { numbers, innerNumbers }: LanguageWords): number | undefined =>
  numbers[word] ?? innerNumbers[word];
