import type { Account } from '../accounts/account';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';
import type { Members } from './shape';

/** One accepted call: its body fits the route's shape, its account may be used. */
export interface Call {
  readonly world: World;
  readonly account: Account;
  readonly body: Fields;
  /** What absolute addresses in the answer start with. */
  readonly baseUrl: string;
}

/** One operation of a service. */
export interface Route {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: Members;
  answer(call: Call): Fields;
}

export const route = (
  method: Route['method'],
  path: string,
  body: Members,
  answer: Route['answer'],
): Route => ({ method, path, body, answer });
