import { field, type Field, type FieldOptions } from './field';
import { copyJson, isStorableJson } from './json-value';
import { must } from './rule';

/** One by one: an empty schema says nothing to the tools that make clients. */
const ANY = [
  { type: 'string', maxLength: 100_000 },
  { type: 'number', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  { type: 'boolean' },
  { type: 'null' },
  { type: 'object', additionalProperties: true },
  { type: 'array', items: {}, maxItems: 100_000 },
];

/** Any JSON value, null included: a value whose type depends on what it is a value of. Copied, never shared. */
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
    schema: () => ({ anyOf: ANY, 'x-any-json': true }),
  });
