import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';
import { Type as Transforms } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { Findings, isRecord } from '../validation/findings';
import { planOf } from '../validation/plan';
import { readMember } from '../validation/validate-body';
import { field, type Field, type FieldOptions, must, type Rule, says } from './field';
import { isStorableText } from './text';

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

/** A string of one field's kind, or an object of the other's. */
export const Either = (whenText: Field, whenObject: Field, options: FieldOptions): Field => {
  const [text, object] = [holderOf(whenText), holderOf(whenObject)];
  const read = (given: unknown, path: string, findings: Findings): unknown =>
    readHeld(typeof given === 'string' ? text : object, given, path, findings);
  const passes = (given: unknown): boolean => {
    const findings = new Findings();
    read(given, '', findings);
    return findings.isClean;
  };
  return field({
    kind: 'either',
    options,
    rules: [
      (each) =>
        must(
          'isTextOrObject',
          { code: 'WRONG_TYPE' },
          'must be a string or an object',
          isTextOrObject,
        )(each),
      (each) =>
        must(
          'isEither',
          { code: 'BAD_FORMAT', shape: { read } },
          'must have one of its two forms',
          passes,
        )(each),
    ],
    schema: () => ({ oneOf: [whenText.spec.schema(), whenObject.spec.schema()] }),
    models: () => (whenObject.spec.nested ? [whenObject.spec.nested()] : []),
  });
};

const isTextOrObject = (value: unknown): boolean => typeof value === 'string' || isRecord(value);

/**
 * A class with the one member `value`, so that a field can be checked where there is no class of
 * its own.
 */
export const holderOf = (value: Field): Type => {
  class Holder {}
  value(Holder.prototype, 'value');
  return Holder;
};

/** Reads a value by the rules of the holder's field; what is wrong is reported under `path`. */
export const readHeld = (
  holder: Type,
  value: unknown,
  path: string,
  findings: Findings,
): unknown => {
  const member = planOf(holder).members.get('value');
  return member && readMember(member, { value }, path, findings);
};

export interface FreeObjectOptions extends FieldOptions {
  /** Characters of its JSON text. */
  readonly maxLength: number;
  /** The values are secrets: never shown in an answer. */
  readonly writeOnly?: boolean;
}

/**
 * An object whose members another part of the product checks (settings of a platform, a provider's
 * payload). Copied, never shared.
 */
export const FreeObject = (options: FreeObjectOptions): Field =>
  field({
    kind: 'free',
    options,
    rules: [
      must('isFreeObject', { code: 'WRONG_TYPE' }, 'must be an object', isRecord),
      must(
        'isSmall',
        { code: 'TOO_LONG' },
        `must have at most ${options.maxLength} characters as JSON`,
        (value) => (JSON.stringify(value) ?? '').length <= options.maxLength,
      ),
      must(
        'isStorable',
        { code: 'BAD_FORMAT', shape: { read: copyJson } },
        'must not contain control characters',
        isStorableJson,
      ),
    ],
    schema: () => ({
      type: 'object',
      additionalProperties: true,
      maxProperties: 200,
      ...(options.writeOnly ? { writeOnly: true } : {}),
    }),
  });

/**
 * Any JSON value, null included: a value whose type depends on what it is a value of. Copied, never
 * shared.
 */
export const AnyJson = (options: FieldOptions): Field =>
  field({
    kind: 'free',
    options,
    rules: [
      must(
        'isAnyJson',
        { code: 'BAD_FORMAT', shape: { read: copyJson } },
        'must be JSON without control characters',
        isStorableJson,
      ),
    ],
    // The schema has no type, because a choice of all types becomes a separate class in generated
    // clients.
    schema: () => ({ 'x-any-json': true }),
  });

/** A copy of a JSON value; what no store can hold is reported under `path`. */
const copyJson = (value: unknown, path: string, findings: Findings): unknown => {
  if (!isStorableJson(value)) {
    findings.add(path, 'BAD_FORMAT', 'must not contain control characters');
  }
  return structuredClone(value);
};

/** True for JSON whose texts and member names every store can hold. */
const isStorableJson = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(isStorableJson);
  if (!isRecord(value)) {
    return value === null || typeof value === 'boolean' || Number.isFinite(value);
  }
  return Object.entries(value).every(
    ([key, inner]) => isStorableJson(key) && isStorableJson(inner),
  );
};
