import type { Account } from '../accounts/account';
import type { Scope } from '../accounts/scopes';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';
import type { Policy } from './policies';
import type { Shape } from './shape';

/** One admitted call: its token holds the route's scope, its `data` fits the route's shape. */
export interface Call {
  readonly world: World;
  /** Whose token it is: this emulator gives every ad account a person and an application of its own. */
  readonly caller: Account;
  /** What the path names, in its order. */
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  /** The request's `data`. */
  readonly data: unknown;
  /** Path as it was called, for the addresses of other pages. */
  readonly path: string;
  /** What absolute addresses in the answer start with. */
  readonly baseUrl: string;
}

/** One operation. Its answer is the whole body; lists bring their own `pagination`. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly policy: Policy;
  readonly scope: Scope;
  /** The shape of `data`, where there is a body. */
  readonly data?: Shape;
  readonly status: number;
  /** A POST that only looks something up. */
  readonly isSearch: boolean;
  answer(call: Call): Fields | Promise<Fields>;
}

type Options = Pick<Route, 'policy'> &
  Partial<Pick<Route, 'data' | 'status' | 'isSearch' | 'scope'>>;

/** A route; without a scope of its own, reads need `adsread` and writes `adsedit`. */
export function route(
  method: Route['method'],
  path: string,
  options: Options,
  answer: Route['answer'],
): Route {
  const { isSearch = false, status = 200 } = options;
  const scope = options.scope ?? (method === 'GET' || isSearch ? 'adsread' : 'adsedit');
  return { method, path, status, isSearch, answer, ...options, scope };
}
