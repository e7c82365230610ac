import { isRecord } from '../validation/is-record';
import { field, type Field, type FieldOptions } from './field';
import { copyJson, isStorableJson } from './json-value';
import { must } from './rule';

export interface FreeObjectOptions extends FieldOptions {
  /** Characters of its JSON text. */
  readonly maxLength: number;
  /** The values are secrets: never shown in an answer. */
  readonly writeOnly?: boolean;
}

/** An object whose members another part of the product checks (settings of a platform, a provider's payload). Copied, never shared. */
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
