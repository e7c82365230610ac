/** A JSON object in the vendor's spelling. */
export type Json = Readonly<Record<string, unknown>>;

type ScalarKind = 'string' | 'int64' | 'int32' | 'double' | 'bool' | 'bytes' | 'mask' | 'timestamp';

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
        /**
         * Where callers may write the numbers of the proto too. Its names are then all that there
         * are.
         */
        readonly numbers?: Readonly<Record<string, number>>;
      }
    | { readonly type: 'message'; readonly message: Message }
  );

/** The complete field table of one message: a field that is not listed does not exist. */
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

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `cpc_bid_micros` → `cpcBidMicros`. */
export const camel = (snake: string): string =>
  snake.replace(/_([a-z0-9])/g, (_, next: string) => next.toUpperCase());

/** One breach of the schema, as the vendor's JSON front end words it. */
export interface Violation {
  readonly field: string;
  readonly description: string;
}

/**
 * Reads a body against a closed message. What comes back holds only known members, in the form of
 * answers; every breach is noted.
 */
export function parseMessage(
  message: Message,
  value: unknown,
  at: string,
  violations: Violation[],
): Json {
  if (!isRecord(value)) {
    violations.push(
      invalid(at, `Invalid value at '${at}' (${message.name}), ${JSON.stringify(value)}`),
    );
    return {};
  }
  const parsed: Record<string, unknown> = {};
  const chosen = new Map<string, string>();
  for (const [written, member] of Object.entries(value)) {
    const key = message.protoNames ? camel(written) : written;
    const field = Object.hasOwn(message.fields, key) ? message.fields[key] : undefined;
    if (!field) violations.push(unknownName(written, at));
    else if (member !== null) parsed[key] = parseField(field, member, child(at, key), violations);
    if (field && member !== null) noteOneof(field, key, at, chosen, violations);
  }
  return parsed;
}

function parseField(field: Field, value: unknown, at: string, violations: Violation[]): unknown {
  if (!field.repeated) return parseValue(field, value, at, violations);
  if (Array.isArray(value)) {
    return value.map((item, index) => parseValue(field, item, `${at}[${index}]`, violations));
  }
  violations.push(
    invalid(at, `Invalid value at '${at}' (${typeName(field)}), ${JSON.stringify(value)}`),
  );
  return [];
}

function parseValue(field: Field, value: unknown, at: string, violations: Violation[]): unknown {
  if (field.type === 'message') return parseMessage(field.message, value, at, violations);
  const parsed = parseScalar(field, value);
  if (parsed === undefined) {
    violations.push(
      invalid(at, `Invalid value at '${at}' (${typeName(field)}), ${JSON.stringify(value)}`),
    );
  }
  return parsed;
}

function noteOneof(
  field: Field,
  key: string,
  at: string,
  chosen: Map<string, string>,
  violations: Violation[],
): void {
  if (!field.oneof) return;
  if (chosen.has(field.oneof)) {
    violations.push(
      invalid(
        at,
        `Invalid value at '${at}' (oneof), oneof field '${field.oneof}' is already set. Cannot set '${key}'`,
      ),
    );
  }
  chosen.set(field.oneof, key);
}

function typeName(field: Field): string {
  switch (field.type) {
    case 'enum':
      return `type.googleapis.com/${field.name}`;
    case 'message':
      return field.message.name;
    default:
      return `TYPE_${field.type.toUpperCase()}`;
  }
}

function unknownName(key: string, at: string): Violation {
  const place = at ? ` at '${at}'` : '';
  return invalid(
    at,
    `Invalid JSON payload received. Unknown name "${key}"${place}: Cannot find field.`,
  );
}

const invalid = (field: string, description: string): Violation => ({ field, description });
const child = (at: string, key: string) => (at ? `${at}.${key}` : key);

const SCALARS: Readonly<Record<ScalarKind, (value: unknown) => unknown>> = {
  string: (value) => (typeof value === 'string' ? value : undefined),
  mask: (value) => (typeof value === 'string' ? value : undefined),
  bytes: (value) =>
    typeof value === 'string' && /^[A-Za-z0-9+/_-]*={0,2}$/.test(value) ? value : undefined,
  bool: (value) => (typeof value === 'boolean' ? value : undefined),
  int64: (value) => wholeNumber(value)?.toString(),
  int32: parseInt32,
  double: decimal,
  timestamp: utc,
};

/**
 * The value in the form in which answers print it, or undefined when it is not of the type (proto3
 * JSON rules).
 */
function parseScalar(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'enum':
      return field.numbers ? numberedName(field.numbers, value) : enumName(field.values, value);
    case 'message':
      return undefined;
    default:
      return SCALARS[field.type](value);
  }
}

function wholeNumber(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && /^-?\d{1,19}$/.test(value) ? BigInt(value) : undefined;
}

function parseInt32(value: unknown): number | undefined {
  const whole = wholeNumber(value);
  return whole !== undefined && whole >= -2147483648n && whole <= 2147483647n
    ? Number(whole)
    : undefined;
}

function decimal(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : undefined;
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

function utc(value: unknown): string | undefined {
  const time = typeof value === 'string' && RFC_3339.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function numberedName(
  numbers: Readonly<Record<string, number>>,
  value: unknown,
): string | undefined {
  return Object.keys(numbers).find((name) => name === value || numbers[name] === value);
}

function enumName(values: readonly string[], value: unknown): string | undefined {
  return ['UNSPECIFIED', 'UNKNOWN', ...values].find((name) => name === value);
}
