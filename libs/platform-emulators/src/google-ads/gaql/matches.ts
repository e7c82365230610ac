import type { Field } from '../schema/field';
import type { BoundCondition } from './bound-query';

/** Whether a value meets a condition. An absent value counts as its type's default. */
export function matches({ ref, operator, values }: BoundCondition, value: unknown): boolean {
  const [first = '', second = ''] = values;
  const compare = (to: string) => compareAs(ref.field, value, to);
  switch (operator) {
    case '=':
      return compare(first) === 0;
    case '!=':
      return compare(first) !== 0;
    case '<':
      return compare(first) < 0;
    case '<=':
      return compare(first) <= 0;
    case '>':
      return compare(first) > 0;
    case '>=':
      return compare(first) >= 0;
    case 'BETWEEN':
      return compare(first) >= 0 && compare(second) <= 0;
    case 'IN':
      return values.some((wanted) => compare(wanted) === 0);
    case 'NOT IN':
      return values.every((wanted) => compare(wanted) !== 0);
    case 'LIKE':
      return like(first).test(textOf(value));
    case 'NOT LIKE':
      return !like(first).test(textOf(value));
    case 'CONTAINS ANY':
      return values.some((wanted) => items(value).includes(wanted));
    case 'CONTAINS ALL':
      return values.every((wanted) => items(value).includes(wanted));
    case 'CONTAINS NONE':
      return values.every((wanted) => !items(value).includes(wanted));
    case 'IS NULL':
      return value === undefined;
    case 'IS NOT NULL':
      return value !== undefined;
    case 'DURING':
      return false;
  }
}

function compareAs(field: Field, value: unknown, to: string): number {
  switch (field.type) {
    case 'bool':
      return Number(value === true) - Number(to.toLowerCase() === 'true');
    case 'int64':
    case 'int32':
    case 'double':
      return Number(value ?? 0) - Number(to);
    default:
      return textOf(value) < to ? -1 : Number(textOf(value) > to);
  }
}

const textOf = (value: unknown): string => (value === undefined ? '' : String(value));
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `%` stands for anything; `[%]` and `[_]` for themselves. */
function like(pattern: string): RegExp {
  const source = pattern
    .split(/(\[[%_[\]]\]|%|_)/)
    .map((part) => (part === '%' ? '.*' : part === '_' ? '.' : escaped(/^\[.\]$/.test(part) ? part.charAt(1) : part)))
    .join('');
  return new RegExp(`^${source}$`, 'is');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
