import { invalidType, invalidValue, unknownParameter } from './refusal';
import { integer } from './shape';

/** What a route reads from its query. Lists are written `name[]=`; a bare name is refused (platform document 4c, seen live). */
export interface QueryNames {
  readonly single?: readonly string[];
  readonly lists?: readonly string[];
}

/** Refuses unknown names, and lists that are not written as lists. */
export function checkQuery(query: URLSearchParams, { single = [], lists = [] }: QueryNames): void {
  for (const name of query.keys()) {
    if (lists.includes(name)) {
      throw invalidType(name, 'an array of strings, but got a string instead');
    }
    const isKnown =
      single.includes(name) || (name.endsWith('[]') && lists.includes(name.slice(0, -2)));
    if (!isKnown) throw unknownParameter(name);
  }
}

export const listOf = (query: URLSearchParams, name: string): readonly string[] =>
  query.getAll(`${name}[]`);

/** A whole number of the query, or the default when it is not there. */
export function numberOf(
  query: URLSearchParams,
  name: string,
  bounds: { readonly min: number; readonly max: number },
  otherwise: number,
): number {
  const value = query.get(name);
  if (value === null) return otherwise;
  const number = /^-?\d+$/.test(value) ? Number(value) : value;
  integer(bounds)(number, name);
  return Number(number);
}

/** One of several words of the query, or the default. */
export function wordOf<Word extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly Word[],
  otherwise: Word,
): Word {
  const value = query.get(name);
  if (value === null) return otherwise;
  const word = words.find((one) => one === value);
  if (!word) {
    throw invalidValue(
      name,
      `Invalid value: '${value}'. Supported values are: ${words.join(', ')}.`,
    );
  }
  return word;
}
