import { camel } from './camel';
import type { Field, Json, Message } from './field';
import { isRecord } from './is-record';
import { parseScalar } from './parse-scalar';

/** One breach of the schema, as the vendor's JSON front end words it. */
export interface Violation {
  readonly field: string;
  readonly description: string;
}

/** Reads a body against a closed message. What comes back holds only known members, in the form of answers; every breach is noted. */
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
