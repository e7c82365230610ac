import { idPattern, isId, type IdPrefix } from '@switchyard/kernel';
import { isRecord } from '../validation/is-record';
import { field, type Field, type FieldOptions } from './field';
import { must } from './rule';

export interface MapByIdOptions extends FieldOptions {
  readonly maxEntries: number;
}

/** An object from ids of one kind to values of one kind, for answers: `@MapById('cmp', OneOf([…], { … }), { … })`. */
export const MapById = (
  prefix: IdPrefix,
  value: Field,
  { maxEntries, ...options }: MapByIdOptions,
): Field =>
  field({
    kind: 'map',
    options,
    item: value.spec,
    rules: [
      must(
        'isMapById',
        { code: 'WRONG_TYPE' },
        `must be an object whose members are ids such as ${prefix}_01890a5d00f4k9r8e7h7x6a5b4`,
        (given) => isRecord(given) && Object.keys(given).every((key) => isId(prefix, key)),
      ),
    ],
    schema: () => ({
      type: 'object',
      propertyNames: { type: 'string', pattern: idPattern(prefix) },
      maxProperties: maxEntries,
      additionalProperties: value.spec.schema(),
    }),
  });
