import { UNVERIFIED } from '../unverified';
import type { Call } from './call';
import { cursorOf, idOfCursor } from './cursor';
import { type Fields, textIn } from '../../json/fields';
import { badParameter } from './refusals';

/** One page of rows by cursors, with the addresses of its neighbours (platform document 1c). `key` is unique to a row. */
export function pageOf<T>(
  call: Call,
  rows: readonly T[],
  key: (row: T) => string,
  write: (row: T) => Fields,
): Fields {
  const limit = limitOf(call.parameters);
  const start = startOf(call.parameters, rows, key, limit);
  const page = rows.slice(start, start + limit);
  const [first, last] = [page[0], page.at(-1)];
  if (first === undefined || last === undefined) return { data: [], ...summary(call, rows.length) };
  const cursors = { before: cursorOf(key(first)), after: cursorOf(key(last)) };
  const next =
    start + page.length < rows.length
      ? { next: address(call, { after: cursors.after, before: '' }) }
      : {};
  const previous =
    start > 0 ? { previous: address(call, { before: cursors.before, after: '' }) } : {};
  return {
    data: page.map(write),
    paging: { cursors, ...next, ...previous },
    ...summary(call, rows.length),
  };
}

function limitOf(parameters: Fields): number {
  const asked = parameters.limit;
  if (asked === undefined || asked === '') return UNVERIFIED.page.usual;
  if (!/^\d+$/.test(String(asked))) throw badParameter('limit', 'must be an integer');
  return Math.min(Number(asked), UNVERIFIED.page.most);
}

function startOf<T>(
  parameters: Fields,
  rows: readonly T[],
  key: (row: T) => string,
  limit: number,
): number {
  const [after, before] = [textIn(parameters, 'after'), textIn(parameters, 'before')];
  if (after !== '') return positionOf(idOfCursor(after), rows, key, 'after') + 1;
  if (before !== '') {
    return Math.max(0, positionOf(idOfCursor(before), rows, key, 'before') - limit);
  }
  return 0;
}

function positionOf<T>(
  id: string,
  rows: readonly T[],
  key: (row: T) => string,
  name: string,
): number {
  const position = rows.findIndex((row) => key(row) === id);
  if (position < 0) throw badParameter(name, 'is no cursor of this list');
  return position;
}

/** The same call at another cursor. The token is part of it, as the vendor has it: clients call the address as it is. */
function address(call: Call, cursor: Fields): string {
  const url = new URLSearchParams();
  const parameters = { ...call.parameters, access_token: call.token, ...cursor };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') {
      url.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
  return `${call.baseUrl}${call.version}${call.path}?${url.toString()}`;
}

const summary = ({ parameters }: Call, total: number): Fields =>
  /true|total_count/.test(String(parameters.summary ?? ''))
    ? { summary: { total_count: total } }
    : {};
