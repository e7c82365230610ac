import { type Fields, isFields } from '../../json/fields';
import { fieldError, type FieldError } from './field-error';
import type { ObjectShape, Shape } from './shape';

/** Every place where a value leaves its shape; empty when it fits. `path` is where the value stands in the request. */
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
