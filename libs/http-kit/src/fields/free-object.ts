import type { Findings } from '../validation/findings';
import { isRecord } from '../validation/is-record';
import { field, type Field, type FieldOptions } from './field';
import { must } from './rule';
import { isStorableText } from './text';

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
      must('isSmall', { code: 'TOO_LONG' }, `must have at most ${options.maxLength} characters as JSON`, (value) =>
        (JSON.stringify(value) ?? '').length <= options.maxLength),
      must('isStorable', { code: 'BAD_FORMAT', shape: { read: copyOf } }, 'must not contain control characters', isStorable),
    ],
    schema: () => ({
      type: 'object', additionalProperties: true, maxProperties: 200, ...(options.writeOnly ? { writeOnly: true } : {}),
    }),
  });

const copyOf = (value: unknown, path: string, findings: Findings): unknown => {
  if (!isStorable(value)) findings.add(path, 'BAD_FORMAT', 'must not contain control characters');
  return structuredClone(value);
};

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (!isRecord(value)) return value === null || typeof value === 'boolean' || Number.isFinite(value);
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
};
