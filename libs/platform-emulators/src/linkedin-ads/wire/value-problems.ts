import { amountProblems } from '../rules/money';
import type { Fields } from '../../json/fields';
import { type Problem, problem } from './problem';
import type { Shape } from './shape';
import { idInUrn } from './urn';

/** Values that the field cannot take though their JSON type is right (see structure-faults, which goes before): enums, URNs, amounts. */
export function valueProblems(
  shape: Shape,
  value: unknown,
  currency: string,
  path = '',
): readonly Problem[] {
  if (value === undefined || value === null) return [];
  switch (shape.kind) {
    case 'enum':
      return allowed(shape.values.includes(String(value)), path, value);
    case 'urn':
      return allowed(idInUrn(String(value), ...shape.types) !== undefined, path, value);
    case 'money':
      return amountProblems(value as Fields, currency, path);
    case 'list':
      return (value as readonly unknown[]).flatMap((item, index) =>
        valueProblems(shape.of, item, currency, `${path}/${index}`),
      );
    case 'record':
      return Object.entries(shape.members).flatMap(([name, member]) =>
        valueProblems(member, (value as Fields)[name], currency, `${path}/${name}`),
      );
    case 'text':
    case 'flag':
    case 'long':
    case 'facets':
      return [];
  }
}

const allowed = (isAllowed: boolean, path: string, value: unknown): readonly Problem[] =>
  isAllowed ? [] : [problem('INVALID_VALUE_FOR_FIELD', path, `can't be set to ${String(value)}`)];
