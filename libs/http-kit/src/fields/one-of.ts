import { IsIn } from 'class-validator';
import { field, type Field, type FieldOptions } from './field';
import { says } from './rule';
import { isString } from './text';

/** One word of a list. The list grows without notice: clients must tolerate words they do not know. */
export const OneOf = (values: readonly string[], options: FieldOptions): Field =>
  field({
    kind: 'text',
    options,
    rules: [
      isString,
      (each) =>
        IsIn(values, says({ code: 'NOT_ONE_OF' }, `must be one of ${values.join(', ')}`, each)),
    ],
    schema: () => ({ type: 'string', enum: [...values], 'x-extensible-enum': true }),
  });
