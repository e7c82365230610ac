import { isTimeZone } from '@switchyard/kernel';
import { field, type Field, type FieldOptions } from './field';
import { must } from './rule';
import { isString } from './text';

const LONGEST = 64;

export interface ZoneNameOptions extends FieldOptions {
  /** Words that are taken beside the names of zones. */
  readonly words?: readonly string[];
}

/** The name of an IANA time zone, such as `Europe/Berlin`. */
export const ZoneName = ({ words = [], ...options }: ZoneNameOptions): Field =>
  field({
    kind: 'text',
    options,
    rules: [
      isString,
      must(
        'isZoneName',
        { code: 'BAD_FORMAT' },
        `must be ${[...words, 'the name of a time zone such as Europe/Berlin'].join(' or ')}`,
        (value) =>
          typeof value === 'string' &&
          (words.includes(value) || (value.length <= LONGEST && isTimeZone(value))),
      ),
    ],
    schema: () => ({ type: 'string', minLength: 1, maxLength: LONGEST }),
  });
