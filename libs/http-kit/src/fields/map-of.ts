import type { Type } from '@nestjs/common';
import { Findings, pointer } from '../validation/findings';
import { isRecord } from '../validation/is-record';
import { field, type Field, type FieldOptions } from './field';
import { holderOf, readHeld } from './holder';
import { must, type Rule } from './rule';

/** An object from known keys to values of one kind: `@MapOf(PLATFORM_IDS, Amount({ … }), { … })`. */
export const MapOf = (keys: readonly string[], value: Field, options: FieldOptions): Field => {
  const holder = holderOf(value);
  const read = (given: unknown, path: string, findings: Findings): unknown =>
    readMap(keys, holder, given, path, findings);
  return field({
    kind: 'map',
    options,
    item: value.spec,
    rules: [
      isMap,
      must(
        'isMapOf',
        { code: 'BAD_FORMAT', shape: { read } },
        `must map ${keys.join(', ')} to valid values`,
        (given) => {
          const findings = new Findings();
          read(given, '', findings);
          return findings.isClean;
        },
      ),
    ],
    schema: () => ({
      type: 'object',
      propertyNames: { enum: [...keys] },
      maxProperties: keys.length,
      additionalProperties: value.spec.schema(),
    }),
    models: () => [
      ...(value.spec.models?.() ?? []),
      ...(value.spec.nested ? [value.spec.nested()] : []),
    ],
  });
};

const isMap: Rule = must('isMap', { code: 'WRONG_TYPE' }, 'must be an object', isRecord);

const readMap = (
  keys: readonly string[],
  holder: Type,
  given: unknown,
  path: string,
  findings: Findings,
): unknown => {
  if (!isRecord(given)) return undefined;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(given)) {
    const at = pointer(path, key);
    if (!keys.includes(key)) {
      findings.add(at, 'UNKNOWN_FIELD', `is not one of ${keys.join(', ')}`);
    } else copy[key] = readHeld(holder, given[key], at, findings);
  }
  return copy;
};
