/** A JSON object in the vendor's spelling. */
export type Json = Readonly<Record<string, unknown>>;

export type ScalarKind =
  'string' | 'int64' | 'int32' | 'double' | 'bool' | 'bytes' | 'mask' | 'timestamp';

/** OUTPUT_ONLY and IMMUTABLE as in the vendor's `google.api.field_behavior`. */
export type Behaviour = 'output' | 'immutable';

interface Traits {
  readonly repeated?: true;
  readonly behaviour?: Behaviour;
  /** Name of the oneof that the field belongs to. */
  readonly oneof?: string;
  /** Kind of resource whose name the field holds: temporary names are resolved here. */
  readonly refersTo?: string;
}

export type Field = Traits &
  (
    | { readonly type: ScalarKind }
    | {
        readonly type: 'enum';
        readonly name: string;
        readonly values: readonly string[];
        /** Where callers may write the numbers of the proto too. Its names are then all that there are. */
        readonly numbers?: Readonly<Record<string, number>>;
      }
    | { readonly type: 'message'; readonly message: Message }
  );

/** A closed table of one message: what is not listed does not exist. */
export interface Message {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** Members may also be written as in the proto, `event_timestamp`. */
  readonly protoNames?: true;
}

export const string: Field = { type: 'string' };
export const int64: Field = { type: 'int64' };
export const int32: Field = { type: 'int32' };
export const double: Field = { type: 'double' };
export const bool: Field = { type: 'bool' };
export const bytes: Field = { type: 'bytes' };
export const mask: Field = { type: 'mask' };
/** RFC 3339, kept in UTC. */
export const timestamp: Field = { type: 'timestamp' };

export const enumOf = (name: string, values: readonly string[]): Field => ({
  type: 'enum',
  name,
  values,
});
export const numberedEnum = (name: string, numbers: Readonly<Record<string, number>>): Field => ({
  type: 'enum',
  name,
  values: Object.keys(numbers),
  numbers,
});
export const message = (name: string, fields: Readonly<Record<string, Field>>): Message => ({
  name,
  fields,
});
export const of = (inner: Message): Field => ({ type: 'message', message: inner });
export const repeated = (field: Field): Field => ({ ...field, repeated: true });
export const output = (field: Field): Field => ({ ...field, behaviour: 'output' });
export const immutable = (field: Field): Field => ({ ...field, behaviour: 'immutable' });
export const refersTo = (kind: string): Field => ({ ...string, refersTo: kind });

/** Marks all of these fields as members of one oneof. */
export const oneof = (
  name: string,
  fields: Readonly<Record<string, Field>>,
): Readonly<Record<string, Field>> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, { ...field, oneof: name }]),
  );
