import { fieldsOf, type FieldSpec } from '../fields/field';
import { isRecord } from '../validation/is-record';

type Members = Record<string, unknown>;

/** A stored object as a caller could have written it: without read-only members, however deep, and without nulls that cannot be sent. */
export const writablePart = (fields: ReadonlyMap<string, FieldSpec>, stored: Members): Members =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => {
      const spec = fields.get(name);
      const isWritable =
        spec !== undefined &&
        !spec.options.readOnly &&
        (value !== null || spec.options.clearable === true);
      return isWritable ? [[name, writableValue(spec, value)]] : [];
    }),
  );

const writableValue = ({ nested }: FieldSpec, value: unknown): unknown => {
  if (!nested) return value;
  if (Array.isArray(value)) {
    return value.map((item) => (isRecord(item) ? writablePart(fieldsOf(nested()), item) : item));
  }
  return isRecord(value) ? writablePart(fieldsOf(nested()), value) : value;
};
