import { folded } from './plain-text';

/** A word, a run of digits or a sign of a text, in the form that is compared. */
export interface Token {
  readonly type: 'word' | 'digits' | 'sign';
  /** As it stands in the plain text. */
  readonly raw: string;
  /** Words: lower case without accents. */
  readonly word: string;
  readonly start: number;
  /** No space stands before it. */
  readonly glued: boolean;
}

const TOKEN =
  /(?<digits>(?<![\p{L}\d])\d{1,3}(?: \d{3})+(?![\d\p{L}])(?:[.,]\d+)?|\d+(?:[.,']\d+)*)|(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:'[\p{L}\p{M}]+)*)|\S/gu;
/** Scripts that write no spaces between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ELISION = /^(?:l|d|qu|n|s|c|j|m|t|jusqu|lorsqu|puisqu|dell|all|nell|sull|un|dall)'/iu;

/** The tokens of a plain text. */
export const tokensOf = (plain: string): readonly Token[] => {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of plain.matchAll(TOKEN)) {
    const raw = match[0];
    const glued = match.index === end;
    end = match.index + raw.length;
    if (match.groups?.['word'] === undefined) {
      const type = match.groups?.['digits'] === undefined ? 'sign' : 'digits';
      tokens.push({ type, raw, word: raw, start: match.index, glued });
    } else {
      for (const part of partsOf(raw)) {
        const start = match.index + part.at;
        tokens.push({
          type: 'word',
          raw: part.text,
          word: folded(part.text),
          start,
          glued: glued || part.at > 0,
        });
      }
    }
  }
  return tokens;
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
