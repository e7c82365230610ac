import { complaint, Refused } from '../errors/complaint';

export interface Token {
  readonly type: 'word' | 'string' | 'number' | 'symbol';
  readonly text: string;
}

const TOKEN =
  /\s*(?:([A-Za-z_][\w.]*)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)|(!=|<=|>=|=|<|>|\(|\)|,))/y;

/** A query that is not GAQL: refused with `queryError`. */
export const badQuery = (code: string, message: string, trigger?: string): Refused =>
  new Refused(complaint(`queryError.${code}`, '', message, trigger));

export function tokens(query: string): readonly Token[] {
  const found: Token[] = [];
  const text = query.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) {
      throw badQuery(
        /^\s*['"]/.test(text.slice(at)) ? 'STRING_NOT_TERMINATED' : 'BAD_SYMBOL',
        `Error in query: unexpected input ${text.slice(at, at + 10)}.`,
      );
    }
    found.push(tokenOf(match));
  }
  return found;
}

function tokenOf([, word, single, double, number, symbol]: RegExpExecArray): Token {
  if (word !== undefined) return { type: 'word', text: word };
  const quoted = single ?? double;
  if (quoted !== undefined) return { type: 'string', text: quoted.replace(/\\(.)/g, '$1') };
  return number === undefined
    ? { type: 'symbol', text: symbol ?? '' }
    : { type: 'number', text: number };
}
