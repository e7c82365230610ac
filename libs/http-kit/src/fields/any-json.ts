import { field, type Field, type FieldOptions } from './field';
import { copyJson, isStorableJson } from './json-value';
import { must } from './rule';

/** Any JSON value, null included: a value whose type depends on what it is a value of. Copied, never shared. */
export const AnyJson = (options: FieldOptions): Field =>
  field({
    kind: 'free',
    options,
    rules: [must('isAnyJson', { code: 'BAD_FORMAT', shape: { read: copyJson } }, 'must be JSON without control characters', isStorableJson)],
    schema: () => ({ anyOf: [{}], 'x-any-json': true }),
  });
