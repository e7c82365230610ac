import type { Type } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { field, type Field, type FieldOptions, type FieldSpec } from './field';
import { says, type Rule } from './rule';

export interface ListOptions extends FieldOptions {
  readonly minItems?: number;
  readonly maxItems: number;
  /** No item twice; or no two items for which the function returns the same. */
  readonly unique?: boolean | ((item: unknown) => unknown);
}

/** A list whose items are described by another field: `@ListOf(Text({ max: 90, … }), { maxItems: 15, … })`. */
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
