import type { Type } from '@nestjs/common';
import { idPattern, type IdPrefix, isId } from '@switchyard/kernel';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { Findings, isRecord, pointer } from '../validation/findings';
import {
  field,
  type Field,
  type FieldOptions,
  type FieldSpec,
  must,
  type Rule,
  says,
} from './field';
import { listSchema, type OneOfOptions } from './text';
import { holderOf, readHeld } from './objects';

export interface ListOptions extends FieldOptions {
  readonly minItems?: number;
  readonly maxItems: number;
  /** No item twice; or no two items for which the function returns the same. */
  readonly unique?: boolean | ((item: unknown) => unknown);
}

/**
 * A list whose items are described by another field: `@ListOf(Text({ max: 90, … }), { maxItems: 15,
 * … })`.
 */
export const ListOf = (item: Field, options: ListOptions): Field =>
  field({
    kind: 'list',
    options,
    item: item.spec,
    nested: item.spec.nested,
    rules: [
      ...sizeRules(options),
      ...item.spec.rules.map(
        (rule): Rule =>
          () =>
            rule(true),
      ),
    ],
    schema: () => ({ type: 'array', items: item.spec.schema(), ...bounds(options) }),
    api: apiOf(item.spec, options),
    models: item.spec.models,
  });

const sizeRules = ({ minItems = 0, maxItems, unique }: ListOptions): Rule[] => [
  () => IsArray(says({ code: 'WRONG_TYPE' }, 'must be a list', false)),
  () =>
    ArrayMaxSize(
      maxItems,
      says(
        { code: 'TOO_MANY' },
        `must have at most ${maxItems} ${maxItems === 1 ? 'item' : 'items'}`,
        false,
      ),
    ),
  ...(minItems > 0
    ? [
        (): PropertyDecorator =>
          ArrayMinSize(
            minItems,
            says(
              { code: 'TOO_FEW' },
              `must have at least ${minItems} ${minItems === 1 ? 'item' : 'items'}`,
              false,
            ),
          ),
      ]
    : []),
  ...(unique ? [(): PropertyDecorator => uniqueness(unique)] : []),
];

const uniqueness = (unique: true | ((item: unknown) => unknown)): PropertyDecorator => {
  const options = says({ code: 'DUPLICATE' }, 'must not have the same item twice', false);
  return unique === true ? ArrayUnique(options) : ArrayUnique(unique, options);
};

const bounds = ({ minItems = 0, maxItems, unique }: ListOptions): Record<string, unknown> => ({
  minItems,
  maxItems,
  ...(unique === true ? { uniqueItems: true } : {}),
});

const apiOf = (item: FieldSpec, options: ListOptions): Record<string, unknown> => {
  const { nested } = item;
  if (item.kind === 'object' && nested) {
    return { type: (): Type => nested(), isArray: true, ...bounds(options) };
  }
  const { description, example } = item.options;
  const items =
    '$ref' in item.schema() ? item.schema() : { ...item.schema(), description, example };
  return { type: 'array', items, ...bounds(options) };
};

/**
 * An object from known keys to values of one kind: `@MapOf(PLATFORM_IDS, Amount({ … }), { … })`.
 */
export const MapOf = (keys: readonly string[], value: Field, options: OneOfOptions): Field => {
  const holder = holderOf(value);
  const read = (given: unknown, path: string, findings: Findings): unknown =>
    readMap(keys, holder, given, path, findings);
  return field({
    kind: 'map',
    options,
    item: value.spec,
    rules: [
      isMap,
      must(
        'isMapOf',
        { code: 'BAD_FORMAT', shape: { read } },
        `must map ${keys.join(', ')} to valid values`,
        (given) => {
          const findings = new Findings();
          read(given, '', findings);
          return findings.isClean;
        },
      ),
    ],
    schema: () => ({
      type: 'object',
      propertyNames: listSchema(keys, options),
      maxProperties: keys.length,
      additionalProperties: value.spec.schema(),
    }),
    models: () => [
      ...(value.spec.models?.() ?? []),
      ...(value.spec.nested ? [value.spec.nested()] : []),
    ],
  });
};

const isMap: Rule = must('isMap', { code: 'WRONG_TYPE' }, 'must be an object', isRecord);

const readMap = (
  keys: readonly string[],
  holder: Type,
  given: unknown,
  path: string,
  findings: Findings,
): unknown => {
  if (!isRecord(given)) return undefined;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(given)) {
    const at = pointer(path, key);
    if (!keys.includes(key)) {
      findings.add(at, 'UNKNOWN_FIELD', `is not one of ${keys.join(', ')}`);
    } else copy[key] = readHeld(holder, given[key], at, findings);
  }
  return copy;
};

export interface MapByIdOptions extends FieldOptions {
  readonly maxEntries: number;
}

/**
 * An object from ids of one kind to values of one kind, for answers: `@MapById('cmp', OneOf([…], {
 * … }), { … })`.
 */
export const MapById = (
  prefix: IdPrefix,
  value: Field,
  { maxEntries, ...options }: MapByIdOptions,
): Field =>
  field({
    kind: 'map',
    options,
    item: value.spec,
    rules: [
      must(
        'isMapById',
        { code: 'WRONG_TYPE' },
        `must be an object whose members are ids such as ${prefix}_01890a5d00f4k9r8e7h7x6a5b4`,
        (given) => isRecord(given) && Object.keys(given).every((key) => isId(prefix, key)),
      ),
    ],
    schema: () => ({
      type: 'object',
      propertyNames: { type: 'string', pattern: idPattern(prefix) },
      maxProperties: maxEntries,
      additionalProperties: value.spec.schema(),
    }),
  });
