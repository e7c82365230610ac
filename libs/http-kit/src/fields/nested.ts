import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';
import { Type as Transforms } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { isRecord } from '../validation/is-record';
import { field, type Field, type FieldOptions } from './field';
import { says, type Rule } from './rule';

/** The longest example that helps in a message. */
const LONGEST_EXAMPLE = 200;

const isObject =
  ({ example }: FieldOptions): Rule =>
  (each) =>
    IsObject(says({ code: 'WRONG_TYPE' }, `must be an object${suchAs(example)}`, each));

const suchAs = (example: unknown): string => {
  const text = JSON.stringify(example) ?? '';
  return isRecord(example) && text.length <= LONGEST_EXAMPLE ? ` such as ${text}` : '';
};

/** An object with its own DTO class. */
export const Nested = (dto: () => Type, options: FieldOptions): Field =>
  field({
    kind: 'object',
    options,
    nested: dto,
    rules: [
      isObject(options),
      (each) => ValidateNested(says({ code: 'WRONG_TYPE' }, 'must be an object', each)),
      () => Transforms(dto),
    ],
    schema: () => ({ $ref: getSchemaPath(dto()) }),
    // swagger takes a function for a late reference only when it is named `type`.
    api: { type: (): Type => dto() },
  });
