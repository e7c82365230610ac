import { DateTime } from 'luxon';
import { type Fields, isFields } from '../../core/json';
import { badParameter, missingParameter } from '../errors';

/**
 * What a parameter may be (types of the vendor's own parameter lists). Closed objects refuse
 * members they do not know.
 */
export type Shape =
  | { readonly type: 'text'; readonly max?: number }
  | { readonly type: 'integer'; readonly min?: number; readonly max?: number }
  | { readonly type: 'decimal' }
  | { readonly type: 'flag' }
  | { readonly type: 'moment' }
  | { readonly type: 'choice'; readonly values: readonly string[] }
  | { readonly type: 'list'; readonly of: Shape; readonly max?: number }
  | {
      readonly type: 'object';
      readonly members: Members;
      readonly required: readonly string[];
      /** It takes members of any other name too, if they are of this shape. */
      readonly others?: Shape;
    }
  | { readonly type: 'map' }
  | { readonly type: 'scalar' }
  | { readonly type: 'selection' };

export type Members = Readonly<Record<string, Shape>>;

export const text: Shape = { type: 'text' };
export const limitedText = (max: number): Shape => ({ type: 'text', max });
export const integer: Shape = { type: 'integer' };
export const unsigned: Shape = { type: 'integer', min: 0 };
export const between = (min: number, max: number): Shape => ({ type: 'integer', min, max });
export const decimal: Shape = { type: 'decimal' };
export const flag: Shape = { type: 'flag' };
/** A time: ISO 8601 or Unix seconds on the wire, milliseconds when read. */
export const moment: Shape = { type: 'moment' };
export const choice = (values: readonly string[]): Shape => ({ type: 'choice', values });
export const list = (of: Shape, max?: number): Shape =>
  max === undefined ? { type: 'list', of } : { type: 'list', of, max };
export const object = (members: Members, required: readonly string[] = []): Shape => ({
  type: 'object',
  members,
  required,
});
/** A text, a number or a truth value, kept as it is. */
export const scalar: Shape = { type: 'scalar' };
/** An object that takes members of other names too. */
export const openObject = (members: Members, others: Shape): Shape => ({
  type: 'object',
  members,
  required: [],
  others,
});
/** An object that is kept as it is: nothing of it is emulated. */
export const map: Shape = { type: 'map' };
/** Names of fields, with commas between them or as a list: read by `readSelection`. */
export const selection: Shape = { type: 'selection' };
export const maps: Shape = list(map);
export const texts: Shape = list(text);

/** Members of one shape, by name. */
export const all = (shape: Shape, names: string): Members =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, shape]),
  );

/**
 * ISO 8601 (without an offset in the account's zone) or Unix seconds, as milliseconds; undefined
 * when it is neither. 0 stays 0.
 */
export function readMoment(value: unknown, zone: string): number | undefined {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= 0 ? value * 1_000 : undefined;
  }
  if (typeof value !== 'string') return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const read = DateTime.fromISO(value.trim().replace(' ', 'T'), { zone });
  return read.isValid ? read.toMillis() : undefined;
}

/** As the vendor writes times: in the account's zone, offset without a colon. */
export const writeMoment = (ms: number, zone: string): string =>
  DateTime.fromMillis(ms, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZZ");

type Source = { readonly source?: string };

/**
 * Parses JSON text; integers too long for a number (ids) become texts instead of other numbers.
 * Undefined when it is no JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: Source) =>
      isTooLong(value) ? (context?.source ?? String(value)) : value,
    );
  } catch {
    return undefined;
  }
}

const isTooLong = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);

/**
 * A value by its shape: form texts become numbers, flags, lists and objects. Throws the vendor's
 * refusal with the path of what is wrong.
 */
export function readShape(value: unknown, shape: Shape, path: string, zone: string): unknown {
  switch (shape.type) {
    case 'text':
      return readText(value, shape.max, path);
    case 'integer':
      return readInteger(value, shape.min, shape.max, path);
    case 'decimal':
      return readDecimal(value, path);
    case 'flag':
      return readFlag(value, path);
    case 'moment':
      return (
        readMoment(value, zone) ?? refuse(path, 'must be an ISO 8601 time or a UNIX timestamp')
      );
    case 'choice':
      return readChoice(value, shape.values, path);
    case 'list':
      return readList(value, shape.of, shape.max, path, zone);
    case 'object':
      return readMembers(
        opened(value, path),
        shape.members,
        shape.required,
        path,
        zone,
        shape.others,
      );
    case 'scalar':
      if (!['string', 'number', 'boolean'].includes(typeof value)) {
        throw badParameter(path, 'must be a text, a number or a boolean');
      }
      return value;
    case 'map':
      return opened(value, path);
    case 'selection':
      return value;
  }
}

/** The members of a closed object. A member of null counts as left out. */
export function readMembers(
  given: Fields,
  members: Members,
  required: readonly string[],
  path: string,
  zone: string,
  others?: Shape,
): Fields {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const at = path === '' ? name : `${path}.${name}`;
    const shape = Object.hasOwn(members, name) ? members[name] : others;
    if (!shape) throw badParameter(at, 'is not a known parameter');
    if (value !== null && value !== undefined) read[name] = readShape(value, shape, at, zone);
  }
  const missing = required.find((name) => read[name] === undefined);
  if (missing !== undefined) throw missingParameter(path === '' ? missing : `${path}.${missing}`);
  return read;
}

function refuse(path: string, what: string): never {
  throw badParameter(path, what);
}

function readText(value: unknown, max: number | undefined, path: string): string {
  if (typeof value !== 'string' && typeof value !== 'number') {
    return refuse(path, 'must be a string');
  }
  const text = String(value);
  if (max !== undefined && [...text].length > max) {
    return refuse(path, `must be at most ${max} characters long`);
  }
  return text;
}

function readInteger(
  value: unknown,
  min: number | undefined,
  max: number | undefined,
  path: string,
): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) {
    return refuse(path, 'must be an integer');
  }
  if (min !== undefined && number < min) {
    return refuse(path, `must be greater than or equal to ${min}`);
  }
  if (max !== undefined && number > max) {
    return refuse(path, `must be less than or equal to ${max}`);
  }
  return number;
}

function readDecimal(value: unknown, path: string): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number)
    ? number
    : refuse(path, 'must be a number');
}

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
]);
const readFlag = (value: unknown, path: string): boolean =>
  FLAGS.get(value) ?? refuse(path, 'must be a boolean');

function readChoice(value: unknown, values: readonly string[], path: string): string {
  const text = String(single(value));
  return values.includes(text) ? text : refuse(path, `must be one of {${values.join(', ')}}`);
}

/**
 * A word may come as JSON text, in quotes or alone in a list (the list from memory, unverified).
 */
function single(value: unknown): unknown {
  const opened = typeof value === 'string' && /^\s*["[]/.test(value) ? parseJson(value) : value;
  return Array.isArray(opened) && opened.length === 1 ? opened[0] : opened;
}

function readList(
  value: unknown,
  of: Shape,
  max: number | undefined,
  path: string,
  zone: string,
): readonly unknown[] {
  const items = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(items)) return refuse(path, 'must be an array.');
  if (max !== undefined && items.length > max) {
    return refuse(path, `must have at most ${max} items`);
  }
  return items.map((item, index) => readShape(item, of, `${path}.${index}`, zone));
}

/** An object, or the JSON text of one. PHP's empty list counts as an empty object. */
function opened(value: unknown, path: string): Fields {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (Array.isArray(parsed) && parsed.length === 0) return {};
  return isFields(parsed) ? parsed : refuse(path, 'must be a JSON object');
}
