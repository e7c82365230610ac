import { type Fields, isFields } from '../../core/json';
import type { RequestNature, VendorRequest } from '../../vendor';
import { ApiRefusal, invalidType, invalidValue, unknownParameter } from '../errors';
import type { Account } from '../store/accounts';
import type { World } from '../store/world';
import { UNVERIFIED } from '../unverified';
import { integer } from './shapes';

/** One authorised request. */
export interface Call {
  readonly world: World;
  readonly account: Account;
  /** What stands for `{…}` in the route's path, in order. */
  readonly ids: readonly string[];
  readonly query: URLSearchParams;
  /** The JSON body; empty where the route takes none. */
  readonly body: Fields;
  readonly request: VendorRequest;
}

export interface Route {
  readonly method: 'GET' | 'POST';
  /** Below `/v1`, with `{…}` for ids: `/campaigns/{id}/pause`. */
  readonly path: string;
  readonly pattern: RegExp;
  /** How the body is read: `none` takes an empty one only, `own` leaves it to the route. */
  readonly body: 'json' | 'none' | 'own';
  readonly query: QueryNames;
  readonly nature: RequestNature;
  readonly status: number;
  answer(call: Call): unknown;
}

type Extras = Partial<Pick<Route, 'body' | 'query' | 'nature' | 'status'>>;

/** A GET is a read without a body; a POST is a write with a JSON body by default. */
export function route(
  method: Route['method'],
  path: string,
  answer: Route['answer'],
  extras: Extras = {},
): Route {
  const isGet = method === 'GET';
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  return {
    method,
    path,
    pattern,
    answer,
    body: isGet ? 'none' : 'json',
    query: {},
    nature: isGet ? 'read' : 'write',
    status: 200,
    ...extras,
  };
}

/**
 * What a route reads from its query. Lists are written `name[]=`; a bare name is refused (platform
 * document 4c, seen live).
 */
interface QueryNames {
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

export const PAGE_NAMES = ['limit', 'after', 'before', 'order'] as const;

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

/**
 * One page of items in their order: what follows `after`, or what precedes `before`; 20 of them by
 * default.
 */
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

/** The envelope of lists (platform document 4c). */
export function listEnvelope(data: readonly Fields[], hasMore: boolean): Fields {
  return {
    object: 'list',
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: hasMore,
  };
}

/** The body of a request as its route wants it. */
export function readJson({ headers, body }: VendorRequest, wanted: Route['body']): Fields {
  if (wanted === 'own' || body.length === 0) return {};
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
    throw unsupportedContentType(headers['content-type']);
  }
  const parsed = parse(body);
  if (!isFields(parsed)) throw invalidType('body', 'an object');
  const [first] = Object.keys(parsed);
  if (wanted === 'none' && first !== undefined) throw unknownParameter(first);
  return parsed;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ApiRefusal({
      status: 400,
      code: UNVERIFIED.codes.unreadableBody,
      message: 'We could not parse the JSON body of your request.',
    });
  }
}

const unsupportedContentType = (found = 'none') =>
  new ApiRefusal({
    status: UNVERIFIED.unsupportedContentTypeStatus,
    code: 'unsupported_content_type',
    message: `Unsupported content type: '${found}'.`,
  });
