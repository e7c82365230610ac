import { UNVERIFIED } from '../unverified';
import { badRequest } from './api-error';
import { fieldError } from './field-error';
import type { Fields } from '../../json/fields';
import type { Call } from './route';

/** A page of things, and where it stands among them all. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly index: number;
  readonly total: number;
  readonly pagination: Fields;
}

/** Cuts the asked page out of a list. `max` is the largest `page.size`. Throws 400 for a size or token that is none. */
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
