import { idPattern, isId, type IdPrefix } from '@switchyard/kernel';
import { field, type Field, type FieldOptions } from './field';
import { must } from './rule';
import { isString } from './text';

/** The id of another record. A malformed one is answered like an unknown one: 404 with `details.path`. */
export const IdOf = (prefix: IdPrefix, options: FieldOptions): Field =>
  field({
    kind: 'text',
    options,
    rules: [
      isString,
      must(
        'isId',
        { code: 'BAD_FORMAT', reference: true },
        `must be an id such as ${prefix}_01890a5d00f4k9r8e7h7x6a5b4`,
        (value) => isId(prefix, value),
      ),
    ],
    schema: () => ({
      type: 'string',
      pattern: idPattern(prefix),
      minLength: prefix.length + 27,
      maxLength: prefix.length + 27,
    }),
  });
