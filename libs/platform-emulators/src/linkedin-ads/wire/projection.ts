import { type Fields, isFields } from '../../json/fields';
import { MalformedRestli } from './restli-value';

/** Which members an answer keeps: `true` for the whole member. */
export interface Projection {
  readonly [name: string]: true | Projection;
}

const NAME = /[A-Za-z_$][\w$]*/y;

/** Reads `fields=id,name,dateRange:(start)`: the one parameter whose commas may stand raw or encoded. */
export function parseProjection(encoded: string): Projection {
  const text = decodeURIComponent(encoded);
  const [found, end] = members(text, 0);
  if (end < text.length) throw new MalformedRestli('fields');
  return found;
}

function members(text: string, from: number): readonly [Projection, number] {
  const found = new Map<string, true | Projection>();
  let at = from - 1;
  do {
    const [name, end] = nameAt(text, at + 1);
    const [sub, after] = text.startsWith(':(', end) ? nested(text, end + 2) : [true as const, end];
    found.set(name, sub);
    at = after;
  } while (text[at] === ',');
  return [Object.fromEntries(found), at];
}

function nested(text: string, from: number): readonly [Projection, number] {
  const [found, end] = members(text, from);
  if (text[end] !== ')') throw new MalformedRestli('fields');
  return [found, end + 1];
}

function nameAt(text: string, at: number): readonly [string, number] {
  NAME.lastIndex = at;
  const name = NAME.exec(text)?.[0];
  if (name === undefined) throw new MalformedRestli('fields');
  return [name, at + name.length];
}

/** The members that a projection keeps; all of them without one. */
export function project(fields: Fields, projection: Projection | undefined): Fields {
  if (!projection) return fields;
  const kept = Object.entries(fields).filter(([name]) => Object.hasOwn(projection, name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, projected(value, projection[name])]),
  );
}

function projected(value: unknown, projection: true | Projection | undefined): unknown {
  return projection === true || !isFields(value) ? value : project(value, projection);
}
