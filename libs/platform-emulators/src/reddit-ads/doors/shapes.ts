import { type Fields, isFields } from '../../core/json';
import type { VendorRequest } from '../../vendor';
import { ApiError, badRequest, fieldError, type FieldError } from '../errors';

/**
 * What a request member may look like. Objects are closed unless they say otherwise; null is
 * refused unless a shape is nullable.
 */
export type Shape =
  | { readonly is: 'text'; readonly min?: number; readonly max?: number; readonly pattern?: RegExp }
  | { readonly is: 'integer'; readonly min?: number; readonly max?: number }
  | { readonly is: 'flag' | 'any' }
  | { readonly is: 'enum'; readonly values: readonly string[] }
  | { readonly is: 'list'; readonly item: Shape; readonly min?: number; readonly max?: number }
  | ObjectShape
  | { readonly is: 'byType'; readonly variants: Readonly<Record<string, ObjectShape>> }
  | { readonly is: 'nullable'; readonly shape: Shape };

export interface ObjectShape {
  readonly is: 'object';
  readonly members: Members;
  readonly required: readonly string[];
  /**
   * Other members are taken as they come, as where the vendor's description leaves an object open.
   */
  readonly open: boolean;
}

export type Members = Readonly<Record<string, Shape>>;

export const text: Shape = { is: 'text' };
export const textOf = (min: number, max: number): Shape => ({ is: 'text', min, max });
export const textLike = (pattern: RegExp): Shape => ({ is: 'text', pattern });
export const integer: Shape = { is: 'integer' };
export const integerFrom = (min: number, max?: number): Shape => ({
  is: 'integer',
  min,
  ...(max === undefined ? {} : { max }),
});
export const flag: Shape = { is: 'flag' };
export const any: Shape = { is: 'any' };
export const oneOf = (values: readonly string[]): Shape => ({ is: 'enum', values });
export const list = (item: Shape, max?: number, min?: number): Shape => ({
  is: 'list',
  item,
  ...(max === undefined ? {} : { max }),
  ...(min === undefined ? {} : { min }),
});
export const object = (members: Members, required: readonly string[] = []): ObjectShape => ({
  is: 'object',
  members,
  required,
  open: false,
});
export const openObject = (members: Members, required: readonly string[] = []): ObjectShape => ({
  is: 'object',
  members,
  required,
  open: true,
});
/** One of several objects, distinguished by their `type`. */
export const byType = (variants: Readonly<Record<string, ObjectShape>>): Shape => ({
  is: 'byType',
  variants,
});
export const nullable = (shape: Shape): Shape => ({ is: 'nullable', shape });

/**
 * Every place where a value leaves its shape; empty when it fits. `path` is where the value is in
 * the request.
 */
export function misfits(value: unknown, shape: Shape, path: string): readonly FieldError[] {
  switch (shape.is) {
    case 'any':
      return [];
    case 'nullable':
      return value === null ? [] : misfits(value, shape.shape, path);
    case 'list':
      return ofList(value, shape, path);
    case 'object':
      return isFields(value)
        ? ofObject(value, shape, path)
        : [fieldError(path, 'Must be an object.')];
    case 'byType':
      return isFields(value)
        ? ofVariant(value, shape.variants, path)
        : [fieldError(path, 'Must be an object.')];
    default: {
      const reason = leafMisfit(value, shape);
      return reason === undefined ? [] : [fieldError(path, reason)];
    }
  }
}

type Leaf = Extract<Shape, { is: 'text' | 'integer' | 'flag' | 'any' | 'enum' }>;

function leafMisfit(value: unknown, shape: Leaf): string | undefined {
  switch (shape.is) {
    case 'any':
      return undefined;
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'Must be a boolean.';
    case 'enum':
      return typeof value === 'string' && shape.values.includes(value)
        ? undefined
        : `Must be one of ${shape.values.join(', ')}.`;
    case 'text':
      return typeof value === 'string' ? textMisfit(value, shape) : 'Must be a string.';
    case 'integer':
      return Number.isInteger(value)
        ? integerMisfit(value as number, shape)
        : 'Must be an integer.';
  }
}

function textMisfit(
  value: string,
  { min = 0, max = Number.POSITIVE_INFINITY, pattern }: Extract<Shape, { is: 'text' }>,
): string | undefined {
  const length = [...value].length;
  if (length < min || length > max) return `Must have ${min} to ${max} characters.`;
  return pattern === undefined || pattern.test(value) ? undefined : 'Invalid value.';
}

function integerMisfit(
  value: number,
  {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
  }: Extract<Shape, { is: 'integer' }>,
): string | undefined {
  return value < min || value > max ? `Must be from ${min} to ${max}.` : undefined;
}

function ofList(
  value: unknown,
  { item, min = 0, max = Number.POSITIVE_INFINITY }: Extract<Shape, { is: 'list' }>,
  path: string,
): readonly FieldError[] {
  if (!Array.isArray(value)) return [fieldError(path, 'Must be an array.')];
  if (value.length < min || value.length > max) {
    return [fieldError(path, `Must have ${min} to ${max} items.`)];
  }
  return value.flatMap((entry, index) => misfits(entry, item, `${path}[${index}]`));
}

function ofObject(
  value: Fields,
  { members, required, open }: ObjectShape,
  path: string,
): readonly FieldError[] {
  const missing = required
    .filter((name) => value[name] === undefined)
    .map((name) => fieldError(`${path}.${name}`, 'Missing required field.'));
  const found = Object.entries(value).flatMap(([name, member]) => {
    const shape = Object.hasOwn(members, name) ? members[name] : undefined;
    if (shape !== undefined) return misfits(member, shape, `${path}.${name}`);
    return open ? [] : [fieldError(`${path}.${name}`, 'Unknown field.')];
  });
  return [...missing, ...found];
}

function ofVariant(
  value: Fields,
  variants: Readonly<Record<string, ObjectShape>>,
  path: string,
): readonly FieldError[] {
  const name = String(value.type);
  const shape = Object.hasOwn(variants, name) ? variants[name] : undefined;
  return shape
    ? ofObject(value, shape, path)
    : [fieldError(`${path}.type`, `Must be one of ${Object.keys(variants).join(', ')}.`)];
}

/** The `data` of a JSON body, checked against its shape. Throws 400 with every misfit at once. */
export function readData(request: VendorRequest, shape: Shape): unknown {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new ApiError(400, 'Content-Type must be application/json.');
  }
  const body = parse(request.body);
  if (!isFields(body)) throw badRequest([fieldError('data', 'Missing required field.')]);
  const found = misfits(body, object({ data: shape }, ['data']), '$').map(({ field, message }) =>
    fieldError(field.slice(2), message),
  );
  if (found.length > 0) throw badRequest(found);
  return body.data;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ApiError(400, 'The body is not JSON.');
  }
}
