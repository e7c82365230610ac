import { complaint, Refused } from '../errors';

/** Reads a GAQL query, or throws Refused with the vendor's `queryError`. */
export function parseQuery(text: string): Query {
  const reader = new TokenReader(tokens(text));
  reader.keyword('SELECT', 'EXPECTED_SELECT');
  const select = reader.list(() => reader.word('BAD_FIELD_NAME'));
  reader.keyword('FROM', 'EXPECTED_FROM');
  const from = reader.word('BAD_RESOURCE_TYPE_IN_FROM_CLAUSE');
  const where = reader.took('WHERE') ? conditions(reader) : [];
  const orderBy = reader.took('ORDER') ? ordering(reader) : [];
  const limit = reader.took('LIMIT') ? limitOf(reader) : undefined;
  if (reader.took('PARAMETERS')) reader.skipParameters();
  reader.end();
  return { select, from, where, orderBy, ...(limit === undefined ? {} : { limit }) };
}

function conditions(reader: TokenReader): readonly Condition[] {
  const found = [condition(reader)];
  while (reader.took('AND')) found.push(condition(reader));
  return found;
}

function condition(reader: TokenReader): Condition {
  const field = reader.word('BAD_FIELD_NAME');
  const operator = reader.operator();
  return { field, operator, values: values(reader, operator) };
}

function values(reader: TokenReader, operator: Operator): readonly string[] {
  switch (operator) {
    case 'IS NULL':
    case 'IS NOT NULL':
      return [];
    case 'IN':
    case 'NOT IN':
    case 'CONTAINS ANY':
    case 'CONTAINS ALL':
    case 'CONTAINS NONE':
      return bracketed(reader);
    case 'BETWEEN': {
      const low = reader.value();
      reader.keyword('AND', 'EXPECTED_VALUE_WITH_BETWEEN_OPERATOR');
      return [low, reader.value()];
    }
    default:
      return [reader.value()];
  }
}

function bracketed(reader: TokenReader): readonly string[] {
  reader.symbol('(');
  if (reader.tookSymbol(')')) {
    throw badQuery(
      'PROHIBITED_EMPTY_LIST_IN_CONDITION',
      'Error in query: an empty list is not allowed.',
    );
  }
  const found = reader.list(() => reader.value());
  reader.symbol(')');
  return found;
}

function ordering(reader: TokenReader): Query['orderBy'] {
  reader.keyword('BY', 'EXPECTED_BY');
  return reader.list(() => {
    const field = reader.word('BAD_FIELD_NAME');
    const descending = reader.took('DESC');
    if (!descending) reader.took('ASC');
    return { field, descending };
  });
}

function limitOf(reader: TokenReader): number {
  const limit = Number(reader.value());
  if (!Number.isInteger(limit)) {
    throw badQuery('BAD_LIMIT_VALUE', 'Error in query: the limit is not a number.');
  }
  if (limit < 1) {
    throw badQuery('LIMIT_VALUE_TOO_LOW', 'Error in query: the limit must be above 0.');
  }
  return limit;
}

class TokenReader {
  private at = 0;

  constructor(private readonly all: readonly Token[]) {}

  took(keyword: string): boolean {
    const token = this.all[this.at];
    const found = token?.type === 'word' && token.text.toUpperCase() === keyword;
    if (found) this.at++;
    return found;
  }

  tookSymbol(symbol: string): boolean {
    const token = this.all[this.at];
    const found = token?.type === 'symbol' && token.text === symbol;
    if (found) this.at++;
    return found;
  }

  keyword(keyword: string, code: string): void {
    if (!this.took(keyword)) throw badQuery(code, `Error in query: expected ${keyword}.`);
  }

  symbol(symbol: string): void {
    if (!this.tookSymbol(symbol)) {
      throw badQuery('EXPECTED_LIST', `Error in query: expected ${symbol}.`);
    }
  }

  word(code: string): string {
    const token = this.all[this.at];
    if (token?.type !== 'word') {
      throw badQuery(code, 'Error in query: a name was expected.', token?.text);
    }
    this.at++;
    return token.text;
  }

  value(): string {
    const token = this.all[this.at];
    if (!token) throw badQuery('UNEXPECTED_END_OF_QUERY', 'Error in query: unexpected end.');
    if (token.type === 'symbol') {
      throw badQuery('BAD_VALUE', 'Error in query: a value was expected.', token.text);
    }
    this.at++;
    return token.text;
  }

  operator(): Operator {
    const upper = (index: number) => this.all[this.at + index]?.text.toUpperCase() ?? '';
    for (const length of [3, 2, 1]) {
      const words = Array.from({ length }, (_, index) => upper(index)).join(' ');
      const operator = OPERATORS.find((known) => known === words);
      if (!operator) continue;
      this.at += length;
      return operator;
    }
    throw badQuery('BAD_OPERATOR', 'Error in query: an operator was expected.', upper(0));
  }

  list<T>(item: () => T): readonly T[] {
    const found = [item()];
    while (this.tookSymbol(',')) found.push(item());
    return found;
  }

  skipParameters(): void {
    this.list(() => [this.word('BAD_PARAMETER_NAME'), this.symbol('='), this.value()]);
  }

  end(): void {
    const left = this.all[this.at];
    if (left) {
      throw badQuery(
        'UNEXPECTED_INPUT',
        `Error in query: unexpected input ${left.text}.`,
        left.text,
      );
    }
  }
}

const OPERATORS = [
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'IN',
  'NOT IN',
  'LIKE',
  'NOT LIKE',
  'CONTAINS ANY',
  'CONTAINS ALL',
  'CONTAINS NONE',
  'IS NULL',
  'IS NOT NULL',
  'BETWEEN',
  'DURING',
] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Condition {
  readonly field: string;
  readonly operator: Operator;
  readonly values: readonly string[];
}

/** A query as it was written; whether its fields exist is not known yet. */
export interface Query {
  readonly select: readonly string[];
  readonly from: string;
  readonly where: readonly Condition[];
  readonly orderBy: readonly { readonly field: string; readonly descending: boolean }[];
  readonly limit?: number;
}

interface Token {
  readonly type: 'word' | 'string' | 'number' | 'symbol';
  readonly text: string;
}

const TOKEN =
  /\s*(?:([A-Za-z_][\w.]*)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)|(!=|<=|>=|=|<|>|\(|\)|,))/y;

/** A query that is not GAQL: refused with `queryError`. */
export const badQuery = (code: string, message: string, trigger?: string): Refused =>
  new Refused(complaint(`queryError.${code}`, '', message, trigger));

function tokens(query: string): readonly Token[] {
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
