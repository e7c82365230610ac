import { IsIn } from 'class-validator';
import type { Findings } from '../validation/findings';
import { field, type Field, type FieldOptions } from './field';
import { must, says } from './rule';
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

/** The same, for words that people write by hand: read in any case, and kept as the list has them. */
export const OneOfAnyCase = (values: readonly string[], options: FieldOptions): Field => {
  const wordOf = (given: unknown): string | undefined =>
    typeof given === 'string'
      ? values.find((word) => word.toLowerCase() === given.trim().toLowerCase())
      : undefined;
  const message = `must be one of ${values.join(', ')}`;
  const read = (given: unknown, path: string, findings: Findings): unknown => {
    const word = wordOf(given);
    if (word === undefined) {
      const name = path.split('/').at(-1) ?? '';
      findings.add(path, 'NOT_ONE_OF', `${name} ${message}`);
    }
    return word;
  };
  return field({
    kind: 'text',
    options,
    rules: [
      isString,
      must(
        'isOneOfAnyCase',
        { code: 'NOT_ONE_OF', shape: { read } },
        message,
        (given) => wordOf(given) !== undefined,
      ),
    ],
    schema: () => ({ type: 'string', enum: [...values], 'x-extensible-enum': true }),
  });
};
