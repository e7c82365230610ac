import {
  type Field,
  isRecord,
  type Json,
  type Message,
  parseMessage,
  type Violation,
} from '../google-ads/schema/message';
import type { VendorRequest } from '../vendor';
import { notTheMessage } from './errors';

/** Query parameters of every Google API, with and without `$`. */
const SYSTEM_PARAMETERS = [
  'alt',
  'callback',
  'fields',
  'key',
  'oauth_token',
  'access_token',
  'prettyPrint',
  'quotaUser',
  'uploadType',
  'upload_protocol',
  '.xgafv',
];

const isSystem = (name: string): boolean => SYSTEM_PARAMETERS.includes(name.replace(/^\$/, ''));

/** Whether the caller asked for enumerations as numbers. */
export const wantsNumbers = ({ query }: VendorRequest): boolean =>
  /;\s*enum-encoding=int/.test(query.get('$alt') ?? query.get('alt') ?? '');

/** The whole body is the message; the query may only hold what every Google API takes. */
export function readBody(message: Message, { body, query }: VendorRequest): Json {
  const violations = ownParameters(query).map(([name]) => unknownParameter(name));
  const read = parseMessage(message, parseJson(body), '', violations);
  if (violations.length) throw notTheMessage(violations);
  return read;
}

/** Members of the message come in the query. */
export function readQuery(message: Message, { query }: VendorRequest): Json {
  const violations: Violation[] = [];
  const read = parseMessage(message, Object.fromEntries(ownParameters(query)), '', violations);
  if (violations.length) throw notTheMessage(violations);
  return read;
}

const ownParameters = (query: URLSearchParams) => [...query].filter(([name]) => !isSystem(name));

function unknownParameter(name: string): Violation {
  const description = `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. Field '${name}' could not be found in request message.`;
  return { field: '', description };
}

function parseJson(body: Buffer): unknown {
  try {
    return body.length ? JSON.parse(body.toString('utf8')) : {};
  } catch {
    throw notTheMessage([
      { field: '', description: 'Invalid JSON payload received. Unexpected token.' },
    ]);
  }
}

/**
 * An answer as it is asked for: with `$alt=json;enum-encoding=int` enumerations are printed as
 * numbers.
 */
export function printMessage(message: Message, answer: Json, asNumbers: boolean): Json {
  const members = Object.entries(answer).map(([name, value]) => {
    const field = message.fields[name];
    if (!field) throw new Error(`${message.name} has no ${name}`);
    return [
      name,
      Array.isArray(value)
        ? value.map((one) => printValue(field, one, asNumbers))
        : printValue(field, value, asNumbers),
    ];
  });
  return Object.fromEntries(members);
}

function printValue(field: Field, value: unknown, asNumbers: boolean): unknown {
  if (field.type === 'message' && isRecord(value)) {
    return printMessage(field.message, value, asNumbers);
  }
  if (field.type === 'enum' && asNumbers) return field.numbers?.[String(value)];
  return value;
}
