import type { HttpAnswer } from '../../port/io';
import { isRow, listIn, rowIn, textIn, type Row } from './row';

/** What Meta said to one call, read but not yet believed. */
export interface GraphAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined when the body is no JSON object. */
  readonly body: Row | undefined;
}

export const readAnswer = ({ status, headers, body }: HttpAnswer): GraphAnswer => ({
  status,
  headers,
  body: rowOf(parsed(body.toString('utf8'))),
});

/** The answers to the parts of a batch, in their order; null for a part that did not come to an end. Undefined when it is no list. */
export const readParts = ({
  headers,
  body,
}: HttpAnswer): readonly (GraphAnswer | null)[] | undefined => {
  const parts = parsed(body.toString('utf8'));
  return Array.isArray(parts)
    ? parts.map((part: unknown) => (isRow(part) ? partOf(part, headers) : null))
    : undefined;
};

/** Headers of the whole stand in for those that a part does not have. */
const partOf = (part: Row, whole: HttpAnswer['headers']): GraphAnswer => {
  const own = listIn(part, 'headers')
    .filter(isRow)
    .map((header) => [textIn(header, 'name').toLowerCase(), textIn(header, 'value')] as const);
  return {
    status: Number(part['code'] ?? 0),
    headers: { ...whole, ...Object.fromEntries(own) },
    body: rowOf(parsed(textIn(part, 'body'))),
  };
};

/** The error object of an answer; empty when there is none. */
export const errorIn = ({ body }: GraphAnswer): Row => rowIn(body ?? {}, 'error');

const rowOf = (value: unknown): Row | undefined => (isRow(value) ? value : undefined);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
