import { badParameter } from './query-faults';
import { type Query, textParameter } from './query';
import { plainError } from './envelope';
import type { Fields } from '../../json/fields';
import { Refusal } from './refusal';

const DEFAULT_SIZE = 100;

/** One page of a search: at most `max` a page, 100 unless asked otherwise; the token goes on after the last id (platform document 2c). */
export function pageOf<T extends Numbered>(
  found: readonly T[],
  query: Query,
  max: number,
  read: (one: T) => Fields,
): Fields {
  const size = pageSize(query, max);
  const after = textParameter(query, 'pageToken');
  const compare = inOrder(query);
  const sorted = [...found].sort(compare);
  if (
    textParameter(query, 'pageSize') === undefined &&
    after === undefined &&
    sorted.length > max
  ) {
    throw tooMany();
  }
  const from = after === undefined ? 0 : placeAfter(sorted, after, compare);
  const page = sorted.slice(from, from + size);
  const last = page.at(-1);
  const isMore = last !== undefined && from + size < sorted.length;
  return { elements: page.map(read), metadata: isMore ? { nextPageToken: tokenOf(last.id) } : {} };
}

function pageSize(query: Query, max: number): number {
  const asked = textParameter(query, 'pageSize');
  if (asked === undefined) return DEFAULT_SIZE;
  if (!/^[1-9]\d*$/.test(asked)) throw badParameter('pageSize');
  if (Number(asked) > max) throw tooMany();
  return Number(asked);
}

type Numbered = { readonly id: string };
type Compare = (a: Numbered, b: Numbered) => number;

function inOrder(query: Query): Compare {
  const order = textParameter(query, 'sortOrder') ?? 'ASCENDING';
  if (order !== 'ASCENDING' && order !== 'DESCENDING') throw badParameter('sortOrder');
  const sign = order === 'ASCENDING' ? 1 : -1;
  return (a, b) => sign * (Number(a.id) - Number(b.id));
}

function placeAfter(sorted: readonly Numbered[], token: string, compare: Compare): number {
  const id = Buffer.from(token, 'base64url')
    .toString('utf8')
    .replace(/^after-/, '');
  if (tokenOf(id) !== token) throw badParameter('pageToken');
  const place = sorted.findIndex((one) => compare(one, { id }) > 0);
  return place < 0 ? sorted.length : place;
}

const tokenOf = (id: string): string => Buffer.from(`after-${id}`).toString('base64url');
const tooMany = () => new Refusal(400, plainError(400, 'Request would return too many entities.'));
