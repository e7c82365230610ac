import { withoutNulls } from '../../core/json';

/** What a request member may look like. Null is always allowed; every object is closed. */
export type Shape =
  | { readonly is: 'text' | 'id' | 'number' | 'integer' | 'flag' }
  | { readonly is: 'enum' | 'flags'; readonly values: readonly string[] }
  | { readonly is: 'list'; readonly item: Shape }
  | { readonly is: 'object'; readonly members: Members }
  | { readonly is: 'typed'; readonly variants: readonly Variant[] };

export type Members = Readonly<Record<string, Shape>>;

/**
 * One class of a polymorphic object: its `Type` as answered, other spellings taken, and its members
 * besides `Type`.
 */
interface Variant {
  readonly type: string;
  readonly alsoSpelled: readonly string[];
  readonly members: Members;
}

export const text: Shape = { is: 'text' };
/** A `long`: digits in a JSON string. */
export const id: Shape = { is: 'id' };
export const number: Shape = { is: 'number' };
export const integer: Shape = { is: 'integer' };
export const flag: Shape = { is: 'flag' };
export const oneOf = (values: readonly string[]): Shape => ({ is: 'enum', values });
/** A flag enum: names joined by a comma and a blank. */
export const flags = (values: readonly string[]): Shape => ({ is: 'flags', values });
export const list = (item: Shape): Shape => ({ is: 'list', item });
export const object = (members: Members): Shape => ({ is: 'object', members });
export const typed = (variants: readonly Variant[]): Shape => ({ is: 'typed', variants });
export const variant = (
  type: string,
  alsoSpelled: readonly string[],
  members: Members,
): Variant => ({ type, alsoSpelled, members });

/** Where a request leaves the vendor's schema, and how. */
export interface Misfit {
  readonly path: string;
  readonly reason: string;
}

type Found = Misfit[];
type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a value by its shape: a copy with the answered spelling of every `Type`. What does not fit
 * is added to `found`. A null member is one that was not given, whatever its name: the vendor's own
 * client sends every member that is not set as null.
 */
export function readShape(value: unknown, shape: Shape, path: string, found: Found): unknown {
  if (value === null || value === undefined) return null;
  switch (shape.is) {
    case 'list':
      return readList(value, shape.item, path, found);
    case 'object':
      return isObject(value)
        ? readMembers(value, shape.members, path, found)
        : misfit(path, 'an object is expected', found);
    case 'typed':
      return isObject(value)
        ? readTyped(value, shape.variants, path, found)
        : misfit(path, 'an object is expected', found);
    default:
      return fits(value, shape) ? value : misfit(path, `${describe(shape)} is expected`, found);
  }
}

type Leaf = Exclude<Shape, { is: 'list' | 'object' | 'typed' }>;

function fits(value: unknown, shape: Leaf): boolean {
  switch (shape.is) {
    case 'text':
      return typeof value === 'string';
    case 'id':
      return typeof value === 'string' && /^\d{1,19}$/.test(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'integer':
      return Number.isInteger(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'enum':
      return typeof value === 'string' && shape.values.includes(value);
    case 'flags':
      return (
        typeof value === 'string' && value.split(/, ?/).every((name) => shape.values.includes(name))
      );
  }
}

const describe = (shape: Leaf): string =>
  'values' in shape ? `one of ${shape.values.join(', ')}` : `a value of kind ${shape.is}`;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readList(value: unknown, item: Shape, path: string, found: Found): unknown {
  if (!Array.isArray(value)) return misfit(path, 'a list is expected', found);
  return value.map((entry, index) => readShape(entry, item, `${path}[${index}]`, found));
}

function readMembers(value: Json, members: Members, path: string, found: Found): Json {
  const read: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(withoutNulls(value))) {
    const shape = Object.hasOwn(members, name) ? members[name] : undefined;
    if (shape === undefined) misfit(`${path}.${name}`, 'no such member', found);
    else read[name] = readShape(member, shape, `${path}.${name}`, found);
  }
  return read;
}

function readTyped(value: Json, variants: readonly Variant[], path: string, found: Found): unknown {
  const { Type: type, ...rest } = value;
  const variant = variants.find(
    (one) => one.type === type || one.alsoSpelled.includes(String(type)),
  );
  if (variant === undefined) {
    return misfit(
      `${path}.Type`,
      `one of ${variants.map((one) => one.type).join(', ')} is expected`,
      found,
    );
  }
  return { Type: variant.type, ...readMembers(rest, variant.members, path, found) };
}

function misfit(path: string, reason: string, found: Found): null {
  found.push({ path, reason });
  return null;
}
