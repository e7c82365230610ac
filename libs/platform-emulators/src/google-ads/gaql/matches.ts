import type { Field } from '../schema/field';
import type { BoundCondition } from './bound-condition';
import type { Operator } from './query';

type Test = (value: unknown, wanted: readonly string[], field: Field) => boolean;

/** Whether a value meets a condition. An absent value counts as its type's default. */
export function matches({ ref, operator, values, keys }: BoundCondition, value: unknown): boolean {
  if (operator === 'IN') return keys.has(comparisonKey(ref.field, value));
  if (operator === 'NOT IN') return !keys.has(comparisonKey(ref.field, value));
  return TESTS[operator](value, values, ref.field);
}

/** Equal values of a field have equal keys: lists of thousands of values are met by one look-up. */
export function comparisonKey(field: Field, value: unknown): string {
  switch (field.type) {
    case 'bool':
      return String(String(value).toLowerCase() === 'true');
    case 'int64':
    case 'int32':
    case 'double':
      return String(Number(value ?? 0));
    default:
      return textOf(value);
  }
}

const against =
  (holds: (difference: number) => boolean): Test =>
  (value, [wanted = ''], field) =>
    holds(difference(field, value, wanted));

const isLike: Test = (value, [pattern = '']) => like(pattern).test(textOf(value));
const containsAny: Test = (value, wanted) => wanted.some((one) => items(value).includes(one));

const TESTS: Readonly<Record<Exclude<Operator, 'IN' | 'NOT IN'>, Test>> = {
  '=': against((sign) => sign === 0),
  '!=': against((sign) => sign !== 0),
  '<': against((sign) => sign < 0),
  '<=': against((sign) => sign <= 0),
  '>': against((sign) => sign > 0),
  '>=': against((sign) => sign >= 0),
  BETWEEN: (value, [low = '', high = ''], field) =>
    difference(field, value, low) >= 0 && difference(field, value, high) <= 0,
  LIKE: isLike,
  'NOT LIKE': (...given) => !isLike(...given),
  'CONTAINS ANY': containsAny,
  'CONTAINS ALL': (value, wanted) => wanted.every((one) => items(value).includes(one)),
  'CONTAINS NONE': (...given) => !containsAny(...given),
  'IS NULL': (value) => value === undefined,
  'IS NOT NULL': (value) => value !== undefined,
  // Named ranges are turned into BETWEEN when the query is bound.
  DURING: () => false,
};

function difference(field: Field, value: unknown, wanted: string): number {
  switch (field.type) {
    case 'bool':
      return Number(value === true) - Number(wanted.toLowerCase() === 'true');
    case 'int64':
    case 'int32':
    case 'double':
      return Number(value ?? 0) - Number(wanted);
    default:
      return textOf(value) < wanted ? -1 : Number(textOf(value) > wanted);
  }
}

const textOf = (value: unknown): string => (value === undefined ? '' : String(value));
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `%` stands for anything; `[%]` and `[_]` for themselves. */
function like(pattern: string): RegExp {
  const source = pattern
    .split(/(\[[%_[\]]\]|%|_)/)
    .map((part) =>
      part === '%'
        ? '.*'
        : part === '_'
          ? '.'
          : escaped(/^\[.\]$/.test(part) ? part.charAt(1) : part),
    )
    .join('');
  return new RegExp(`^${source}$`, 'is');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
