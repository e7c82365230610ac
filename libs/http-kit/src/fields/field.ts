import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { IssueCode } from '@switchyard/kernel';
import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import type { Shape } from '../validation/findings';

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
  /** No caller sends it: it is in answers only. */
  readonly answerOnly?: boolean;
  /** The kinds of record that have it, where the others have not; `required` at their making. */
  readonly kinds?: Readonly<Record<string, 'required' | 'optional'>>;
  /** Answers always have it, though a body may leave it out. */
  readonly alwaysAnswered?: boolean;
  /** Exactly one of the members of a body with the same word here is sent. */
  readonly oneOf?: string;
  /** Other members of a body that must be sent with it. */
  readonly needs?: readonly string[];
  /** What the answer says otherwise than the request. */
  readonly answer?: Partial<Omit<FieldOptions, 'answer' | 'answerOnly'>>;
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
  /** What it is in an answer, where that is another field. */
  readonly answer?: FieldSpec;
}

/**
 * A property decorator that keeps its definition, so that lists, maps and partial classes can be
 * built from it.
 */
export type Field = PropertyDecorator & { readonly spec: FieldSpec };

const FIELDS = Symbol('switchyard:fields');

/** The fields of a DTO class, those of its ancestors first. */
export const fieldsOf = (dto: object): ReadonlyMap<string, FieldSpec> => {
  const parent: unknown = Object.getPrototypeOf(dto);
  const inherited = typeof parent === 'function' ? fieldsOf(parent) : new Map<string, FieldSpec>();
  const own = Reflect.getOwnMetadata(FIELDS, dto) as Map<string, FieldSpec> | undefined;
  return new Map([...inherited, ...(own ?? [])]);
};

/**
 * Makes the decorator: rules for class-validator, property for OpenAPI, an entry in the registry.
 */
export const field = (spec: FieldSpec): Field => {
  const decorate: PropertyDecorator = (target, name) => {
    const dto = target.constructor;
    if (!Reflect.hasOwnMetadata(FIELDS, dto)) {
      Reflect.defineMetadata(FIELDS, new Map<string, FieldSpec>(), dto);
    }
    (Reflect.getOwnMetadata(FIELDS, dto) as Map<string, FieldSpec>).set(String(name), spec);
    const models = spec.models?.() ?? [];
    if (models.length > 0) ApiExtraModels(...models)(dto);
    // Classes made by PartialOf and its like have no compiled types; swagger takes a missing one
    // for an import cycle.
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
  const {
    description,
    example,
    optional,
    clearable,
    readOnly,
    kinds,
    oneOf,
    needs,
    alwaysAnswered,
  } = spec.options;
  return {
    ...(spec.api ?? spec.schema()),
    description,
    example,
    required: !optional && !readOnly,
    ...(clearable ? { nullable: true } : {}),
    ...(readOnly ? { readOnly: true } : {}),
    ...(kinds ? { 'x-kinds': kinds } : {}),
    ...(oneOf ? { 'x-one-of': oneOf } : {}),
    ...(needs ? { 'x-needs': needs } : {}),
    ...(alwaysAnswered ? { 'x-always-answered': true } : {}),
    ...(spec.options.default === undefined ? {} : { default: spec.options.default }),
  } as ApiPropertyOptions;
};

/** A class-validator rule that can be put on a value or on each item of a list. */
export type Rule = (each: boolean) => PropertyDecorator;

/** What a rule carries beside its message, read by the compiled plan. */
export interface RuleContext {
  readonly code: IssueCode;
  /** A malformed id is not a wrong field but a thing that does not exist: 404. */
  readonly reference?: boolean;
  /** Looks inside a value that one yes or no cannot describe. */
  readonly shape?: Shape;
}

/**
 * The options of a class-validator decorator: stable code, message for people. `$property` becomes
 * the member's name.
 */
export const says = (context: RuleContext, message: string, each: boolean): ValidationOptions => ({
  each,
  context,
  message: `$property ${message}`,
});

/** A rule that class-validator has no decorator for. */
export const must =
  (name: string, context: RuleContext, message: string, test: (value: unknown) => boolean): Rule =>
  (each) =>
    ValidateBy(
      { name, validator: { validate: (value: unknown) => test(value) } },
      says(context, message, each),
    );

/**
 * The same field, which a caller may send back unchanged but never set. For the write DTO;
 * documented as one that may be absent.
 */
export const ReadOnly = (inner: Field): Field =>
  field({ ...inner.spec, options: { ...inner.spec.options, readOnly: true } });

/**
 * The same field, which only the service fills in. For the one class that requests and answers are
 * made of.
 */
export const AnswerOnly = (inner: Field): Field =>
  field({ ...inner.spec, options: { ...inner.spec.options, answerOnly: true } });

/**
 * The same field as it is described, for a value that another part of the product reads: that part
 * takes more forms than the described one, and says what is wrong. The value is handed on as it was
 * sent.
 */
export const Lenient = (inner: Field): Field =>
  field({
    ...inner.spec,
    rules: [must('isGiven', { code: 'REQUIRED' }, 'is required', (value) => value !== undefined)],
  });

/** A field that answers give as another one. */
export const AnsweredAs = (asked: Field, answer: Field): Field =>
  field({ ...asked.spec, answer: answer.spec });

/**
 * The class of a POST body, from the class that lists every member of an entity: without what only
 * the service fills in.
 */
export const InputOf = <Input extends object>(dto: Type): Type<Input> =>
  variant(dto, (spec) => (spec.options.answerOnly ? undefined : spec)) as Type<Input>;

/**
 * The class of an answer, from the same class: every member is there, with what its options say of
 * answers. An answer does not promise the bounds that only callers must keep (`minItems`,
 * `uniqueItems`).
 */
export const AnswerOf = <T extends object>(dto: Type<T>): Type<T> =>
  variant(dto, answered) as Type<T>;

const answered = (spec: FieldSpec): FieldSpec => {
  if (spec.answer) return answered(spec.answer);
  const {
    optional: _o,
    default: _d,
    replaceWhole: _r,
    answerOnly: _a,
    answer,
    ...rest
  } = spec.options;
  return {
    ...spec,
    options: { ...rest, ...answer },
    schema: () => withoutCallersBounds(spec.schema()),
    ...(spec.api ? { api: withoutCallersBounds(spec.api) } : {}),
  };
};

const withoutCallersBounds = ({ uniqueItems: _unique, ...schema }: Schema): Schema =>
  'minItems' in schema ? { ...schema, minItems: 0 } : schema;

/**
 * The class for a PATCH body: every field of another class, all optional, without those that are
 * fixed after creation.
 */
export const PartialOf = <T extends object, K extends keyof T & string = never>(
  dto: Type<T>,
  without: readonly K[] = [],
): Type<Partial<Omit<T, K>>> =>
  variant(dto, (spec, name) =>
    without.includes(name as K)
      ? undefined
      : { ...spec, options: { ...spec.options, optional: true } },
  ) as Type<Partial<Omit<T, K>>>;

/** Some fields of another class, as they are there. */
export const PickOf = <T extends object, K extends keyof T & string>(
  dto: Type<T>,
  names: readonly K[],
): Type<Pick<T, K>> =>
  variant(dto, (spec, name) => (names.includes(name as K) ? spec : undefined)) as Type<Pick<T, K>>;

/** Another class without some of its fields. */
export const OmitOf = <T extends object, K extends keyof T & string>(
  dto: Type<T>,
  names: readonly K[],
): Type<Omit<T, K>> =>
  variant(dto, (spec, name) => (names.includes(name as K) ? undefined : spec)) as Type<Omit<T, K>>;

/** A class with the fields that `change` answers, in the same order. */
const variant = (
  dto: Type,
  change: (spec: FieldSpec, name: string) => FieldSpec | undefined,
): Type => {
  class Variant {}
  for (const [name, spec] of fieldsOf(dto)) {
    const changed = change(spec, name);
    if (changed) field(changed)(Variant.prototype, name);
  }
  return Variant;
};
