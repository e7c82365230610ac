import { folded } from './plain-text';

/** A word, a run of digits or a sign of a text, in the form that is compared. */
export interface Token {
  readonly type: 'word' | 'digits' | 'sign';
  /** The characters of the plain text. */
  readonly raw: string;
  /** Words: lower case without accents. */
  readonly word: string;
  readonly start: number;
  /** No space is before it. */
  readonly glued: boolean;
}

const TOKEN =
  /(?<digits>(?<![\p{L}\d])\d{1,3}(?: \d{3})+(?![\d\p{L}])(?:[.,]\d+)?|\d+(?:[.,']\d+)*)|(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:'[\p{L}\p{M}]+)*)|\S/gu;
/** Scripts that write no spaces between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ELISION = /^(?:l|d|qu|n|s|c|j|m|t|jusqu|lorsqu|puisqu|dell|all|nell|sull|un|dall)'/iu;

/** The word or sign at a place; empty outside the text. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

/** Whether a sign is at a place with no space before it. */
export const isGlued = (tokens: readonly Token[], at: number, sign?: string): boolean => {
  const token = tokens[at];
  return token !== undefined && token.glued && (sign === undefined || token.raw === sign);
};

/** The tokens of a plain text. */
export const tokensOf = (plain: string): readonly Token[] => {
  let end = -1;
  return Array.from(plain.matchAll(TOKEN)).flatMap((match) => {
    const glued = match.index === end;
    end = match.index + match[0].length;
    return tokensOfMatch(match, glued);
  });
};

const tokensOfMatch = (match: RegExpExecArray, glued: boolean): readonly Token[] => {
  const { 0: raw, index: start, groups = {} } = match;
  if (groups['word'] === undefined) {
    const type = groups['digits'] === undefined ? 'sign' : 'digits';
    return [{ type, raw, word: raw, start, glued }];
  }
  return partsOf(raw).map(({ text, at }) => ({
    type: 'word',
    raw: text,
    word: folded(text),
    start: start + at,
    glued: glued || at > 0,
  }));
};

interface Part {
  readonly text: string;
  readonly at: number;
}

const partsOf = (raw: string): readonly Part[] => {
  if (WITHOUT_SPACES.test(raw)) return segmentsOf(raw);
  const elision = ELISION.exec(raw)?.[0];
  if (elision !== undefined && elision.length < raw.length) {
    return [
      { text: elision, at: 0 },
      { text: raw.slice(elision.length), at: elision.length },
    ];
  }
  const not = /(?:can)?n't$/iu.exec(raw);
  if (not && raw.length > 3) {
    return [
      { text: raw.slice(0, -3), at: 0 },
      { text: 'not', at: raw.length - 3 },
    ].filter(({ text }) => text !== '');
  }
  const shortForm = /'(?:re|ve|ll|d|m)$/iu.exec(raw);
  return [{ text: shortForm ? raw.slice(0, shortForm.index) : raw, at: 0 }];
};

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' });

const segmentsOf = (raw: string): readonly Part[] =>
  Array.from(WORDS.segment(raw), ({ segment, index }) => ({ text: segment, at: index }));
