import { type Fields, isFields } from '../../json/fields';
import { parseJson } from './parse-json';
import { readMoment } from './read-moment';
import { badParameter, missingParameter } from './refusals';
import type { Members, Shape } from './shape';

/** A value by its shape: form texts become numbers, flags, lists and objects. Throws the vendor's refusal with the path of what is wrong. */
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
      return readMembers(opened(value, path), shape.members, shape.required, path, zone);
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
): Fields {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const at = path === '' ? name : `${path}.${name}`;
    const shape = Object.hasOwn(members, name) ? members[name] : undefined;
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

/** A word may come as JSON text, in quotes or alone in a list (the list from memory, unverified). */
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
