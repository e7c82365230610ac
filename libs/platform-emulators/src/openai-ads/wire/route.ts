import type { RequestNature, VendorRequest } from '../../vendor';
import type { Account } from '../accounts/account';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';
import type { QueryNames } from './query';

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

/** A GET is a read without a body; a POST is a write with a JSON body unless told otherwise. */
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
