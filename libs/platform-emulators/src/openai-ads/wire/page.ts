import { invalidValue } from './refusal';
import { numberOf, wordOf } from './query';

export const PAGE_NAMES = ['limit', 'after', 'before', 'order'] as const;

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

/** One page of items that stand in their order: what follows `after`, or what precedes `before`; 20 of them unless told otherwise. */
export function pageOf<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  query: URLSearchParams,
  max: number,
  otherwise = 20,
): Page<Item> {
  const limit = numberOf(query, 'limit', { min: 1, max }, otherwise);
  const [after, before] = [query.get('after'), query.get('before')];
  if (before !== null) {
    const end = positionOf(items, idOf, before, 'before');
    return { items: items.slice(Math.max(0, end - limit), end), hasMore: end > limit };
  }
  const start = after === null ? 0 : positionOf(items, idOf, after, 'after') + 1;
  return { items: items.slice(start, start + limit), hasMore: items.length > start + limit };
}

/** The order that is asked for; newest first when none is. */
export const isAscending = (query: URLSearchParams): boolean =>
  wordOf(query, 'order', ['asc', 'desc'], 'desc') === 'asc';

function positionOf<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  id: string,
  param: string,
): number {
  const position = items.findIndex((item) => idOf(item) === id);
  if (position < 0) throw invalidValue(param, `Invalid cursor: '${id}'.`);
  return position;
}
