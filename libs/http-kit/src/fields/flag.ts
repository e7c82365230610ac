import { IsBoolean } from 'class-validator';
import { field, type Field, type FieldOptions } from './field';
import { says } from './rule';

/** true or false, nothing that merely looks like it. */
export const Flag = (options: FieldOptions): Field =>
  field({
    kind: 'flag',
    options,
    rules: [(each) => IsBoolean(says({ code: 'WRONG_TYPE' }, 'must be true or false', each))],
    schema: () => ({ type: 'boolean' }),
  });
