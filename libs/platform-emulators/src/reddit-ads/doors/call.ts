import type { Fields } from '../../core/json';
import { ApiError, badRequest, fieldError, forbidden, notFound } from '../errors';
import { type Account, type Caller, isSuspended, type Scope } from '../store/accounts';
import type { World } from '../store/world';
import { UNVERIFIED } from '../unverified';
import type { Policy } from './rate-limits';
import type { Shape } from './shapes';

/** One admitted call: its token holds the route's scope, its `data` fits the route's shape. */
export interface Call {
  readonly world: World;
  /** Whose token it is. */
  readonly caller: Caller;
  /** Whether it changes something, which suspended ad accounts refuse. */
  readonly isWrite: boolean;
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

/** A page of things, and where it is among them all. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly index: number;
  readonly total: number;
  readonly pagination: Fields;
}

/**
 * Cuts the asked page out of a list. `max` is the largest `page.size`. Throws 400 for a size or
 * token that is none.
 */
export function page<T>(all: readonly T[], call: Call, max = 1_000): Page<T> {
  const size = pageSize(call.query, max);
  const offset = offsetOf(call.query.get('page.token'));
  const urlOf = (start: number) => pageUrl(call, start, size);
  const pagination = {
    next_url: offset + size < all.length ? urlOf(offset + size) : null,
    previous_url: offset > 0 ? urlOf(Math.max(0, offset - size)) : null,
  };
  return {
    items: all.slice(offset, offset + size),
    index: Math.floor(offset / size),
    total: all.length,
    pagination,
  };
}

/** The asked page as the vendor answers lists. */
export function listPage<T>(
  all: readonly T[],
  call: Call,
  read: (item: T) => Fields,
  max?: number,
): Fields {
  const { items, pagination } = page(all, call, max);
  return { data: items.map(read), pagination };
}

function pageSize(query: URLSearchParams, max: number): number {
  const asked = query.get('page.size');
  if (asked === null) return Math.min(UNVERIFIED.defaultPageSize, max);
  const size = Number(asked);
  if (/^\d+$/.test(asked) && size >= 1 && size <= max) return size;
  throw badRequest([fieldError('page.size', `Must be from 1 to ${max}.`)]);
}

/** Tokens mean nothing to a client: pages are followed by their address as given. */
const tokenOf = (offset: number): string => Buffer.from(`after:${offset}`).toString('base64url');

function offsetOf(token: string | null): number {
  if (token === null) return 0;
  const offset = /^after:(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  if (offset === undefined) throw badRequest([fieldError('page.token', 'Invalid value.')]);
  return Number(offset);
}

function pageUrl({ baseUrl, path, query }: Call, offset: number, size: number): string {
  const next = new URLSearchParams(query);
  next.set('page.size', String(size));
  next.set('page.token', tokenOf(offset));
  return `${baseUrl}${path}?${next}`;
}

/** The ad account that a path names first, if the caller may use it. */
export function askedAccount(call: Call): Account {
  const {
    world,
    caller,
    params: [id = ''],
  } = call;
  const account = caller.accounts.find((one) => one.id === id);
  if (account) return openFor(call, account);
  throw world.accounts.get(id)
    ? forbidden('Access not granted for this ad account.')
    : notFound('The ad account');
}

/** The account, unless it is suspended and the call would change something. */
export function openFor({ isWrite }: Call, account: Account): Account {
  if (isWrite && isSuspended(account)) throw forbidden('The ad account is suspended.');
  return account;
}

/** The account of an object that the caller reaches, with the same rule. */
export function accountOf(call: Call, { accountId }: { readonly accountId: string }): Account {
  const account = call.caller.accounts.find(({ id }) => id === accountId);
  if (!account) throw notFound('The ad account');
  return openFor(call, account);
}

/** The profile's account, for paths that name a profile first. */
export function askedProfile(call: Call): Account {
  const {
    world,
    caller,
    params: [id = ''],
  } = call;
  const account = caller.accounts.find((one) => one.profileId === id);
  if (account) return openFor(call, account);
  const isOthers = world.accounts.all().some((account) => account.profileId === id);
  throw isOthers ? forbidden('Access not granted for this profile.') : notFound('The profile');
}

/**
 * A comma list of the query; undefined when it is not asked. Throws 400 when it is too long or
 * holds what is none of `known`.
 */
export function askedValues(
  query: URLSearchParams,
  name: string,
  max: number,
  known?: readonly string[],
): ReadonlySet<string> | undefined {
  const asked = query.get(name);
  if (asked === null || asked === '') return undefined;
  const values = asked.split(',');
  if (values.length > max) throw badRequest([fieldError(name, `Takes at most ${max} values.`)]);
  if (known && values.some((value) => !known.includes(value))) {
    throw badRequest([fieldError(name, `Must be of ${known.join(', ')}.`)]);
  }
  return new Set(values);
}

/** The user agent that libraries send by default. */
const DEFAULT_AGENTS =
  /^(python|java|curl|wget|node|undici|axios|got|go-http-client|okhttp|apache-httpclient|postmanruntime|ruby|php|guzzle|libwww|mozilla)/i;

/**
 * Every call, token calls too, names who calls in its `User-Agent`. Default agents are limited to
 * nothing, a missing one is refused (platform document 3a: 429 or 403; which of them when is from
 * memory).
 */
export function requireUserAgent(agent: string | undefined): void {
  if (agent === undefined || agent.trim() === '') {
    throw forbidden('A descriptive User-Agent is required.');
  }
  if (DEFAULT_AGENTS.test(agent)) throw new ApiError(429, 'Too Many Requests');
}
