import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import type { Rule } from './rule';

/** A JSON Schema, as it is written into the document. */
export type Schema = Readonly<Record<string, unknown>>;

/** What every field says about itself, whatever its type. */
export interface FieldOptions {
  readonly description: string;
  readonly example: unknown;
  /** May be left out. */
  readonly optional?: boolean;
  /** May be null: in a PATCH, null clears it. */
  readonly clearable?: boolean;
  /** A caller may send it back unchanged; another value is refused with READ_ONLY. */
  readonly readOnly?: boolean;
  /** PATCH replaces the object whole instead of merging into it. */
  readonly replaceWhole?: boolean;
  /** Documented only: the use case fills it in. */
  readonly default?: unknown;
}

export type FieldKind = 'text' | 'number' | 'flag' | 'object' | 'list' | 'map' | 'either' | 'free';

export interface FieldSpec {
  readonly kind: FieldKind;
  readonly options: FieldOptions;
  readonly rules: readonly Rule[];
  readonly schema: () => Schema;
  /** What @ApiProperty is given where the schema alone is not enough (references to classes). */
  readonly api?: Schema;
  readonly models?: () => readonly Type[];
  /** The class of the object, or of each object in the list. */
  readonly nested?: () => Type;
  /** What each item of a list or each value of a map is. */
  readonly item?: FieldSpec;
}

/** A property decorator that remembers what it was made of, so that lists, maps and partial classes can be built from it. */
export type Field = PropertyDecorator & { readonly spec: FieldSpec };

const FIELDS = Symbol('switchyard:fields');

/** The fields of a DTO class, those of its ancestors first. */
export const fieldsOf = (dto: object): ReadonlyMap<string, FieldSpec> => {
  const parent: unknown = Object.getPrototypeOf(dto);
  const inherited = typeof parent === 'function' ? fieldsOf(parent) : new Map<string, FieldSpec>();
  const own = Reflect.getOwnMetadata(FIELDS, dto) as Map<string, FieldSpec> | undefined;
  return new Map([...inherited, ...(own ?? [])]);
};

/** Makes the decorator: rules for class-validator, property for OpenAPI, an entry in the registry. */
export const field = (spec: FieldSpec): Field => {
  const decorate: PropertyDecorator = (target, name) => {
    const dto = target.constructor;
    if (!Reflect.hasOwnMetadata(FIELDS, dto)) {
      Reflect.defineMetadata(FIELDS, new Map<string, FieldSpec>(), dto);
    }
    (Reflect.getOwnMetadata(FIELDS, dto) as Map<string, FieldSpec>).set(String(name), spec);
    const models = spec.models?.() ?? [];
    if (models.length > 0) ApiExtraModels(...models)(dto);
    // Classes made by PartialOf and its like have no compiled types; swagger takes a missing one for an import cycle.
    if (!Reflect.hasMetadata('design:type', target, name)) {
      Reflect.defineMetadata('design:type', Object, target, name);
    }
    applyDecorators(
      ...spec.rules.map((rule) => rule(false)),
      ...whenGiven(spec.options),
      ApiProperty(property(spec)),
    )(target, name);
  };
  return Object.assign(decorate, { spec });
};

/** A read-only member is never asked for: the plan refuses it when it is there. */
const whenGiven = ({ optional, clearable, readOnly }: FieldOptions): PropertyDecorator[] => {
  const mayBeAbsent = optional === true || readOnly === true;
  if (!mayBeAbsent && !clearable) return [];
  return [
    ValidateIf(
      (_dto: object, value: unknown) =>
        !(mayBeAbsent && value === undefined) && !(clearable && value === null),
    ),
  ];
};

const property = (spec: FieldSpec): ApiPropertyOptions => {
  const { description, example, optional, clearable, readOnly } = spec.options;
  return {
    ...(spec.api ?? spec.schema()),
    description,
    example,
    required: !optional && !readOnly,
    ...(clearable ? { nullable: true } : {}),
    ...(readOnly ? { readOnly: true } : {}),
    ...(spec.options.default === undefined ? {} : { default: spec.options.default }),
  } as ApiPropertyOptions;
};
