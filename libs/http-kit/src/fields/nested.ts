import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';
import { Type as Transforms } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { field, type Field, type FieldOptions } from './field';
import { says, type Rule } from './rule';

const isObject: Rule = (each) => IsObject(says({ code: 'WRONG_TYPE' }, 'must be an object', each));

/** An object with its own DTO class. */
export const Nested = (dto: () => Type, options: FieldOptions): Field =>
  field({
    kind: 'object',
    options,
    nested: dto,
    rules: [
      isObject,
      (each) => ValidateNested(says({ code: 'WRONG_TYPE' }, 'must be an object', each)),
      () => Transforms(dto),
    ],
    schema: () => ({ $ref: getSchemaPath(dto()) }),
    // swagger takes a function for a late reference only when it is named `type`.
    api: { type: (): Type => dto() },
  });
