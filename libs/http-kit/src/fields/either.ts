import { Findings } from '../validation/findings';
import { isRecord } from '../validation/is-record';
import { field, type Field, type FieldOptions } from './field';
import { holderOf, readHeld } from './holder';
import { must } from './rule';

/** A string of one field's kind, or an object of the other's. */
export const Either = (whenText: Field, whenObject: Field, options: FieldOptions): Field => {
  const [text, object] = [holderOf(whenText), holderOf(whenObject)];
  const read = (given: unknown, path: string, findings: Findings): unknown =>
    readHeld(typeof given === 'string' ? text : object, given, path, findings);
  const passes = (given: unknown): boolean => {
    const findings = new Findings();
    read(given, '', findings);
    return findings.isClean;
  };
  return field({
    kind: 'either',
    options,
    rules: [
      (each) =>
        must(
          'isTextOrObject',
          { code: 'WRONG_TYPE' },
          'must be a string or an object',
          isTextOrObject,
        )(each),
      (each) =>
        must(
          'isEither',
          { code: 'BAD_FORMAT', shape: { read } },
          'must have one of its two forms',
          passes,
        )(each),
    ],
    schema: () => ({ oneOf: [whenText.spec.schema(), whenObject.spec.schema()] }),
    models: () => (whenObject.spec.nested ? [whenObject.spec.nested()] : []),
  });
};

const isTextOrObject = (value: unknown): boolean => typeof value === 'string' || isRecord(value);
