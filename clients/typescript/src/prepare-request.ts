import type { Bytes, Call } from './call.js';
import { UsageError } from './errors.js';
import { checkedTimeout, type Settings, visible } from './settings.js';

/** A request that can be sent any number of times. */
export interface PreparedRequest {
  readonly method: string;
  readonly url: string;
  /** With its parameters in braces: what messages may show. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Bytes | undefined;
  readonly idempotencyKey: string | null;
  readonly isConditional: boolean;
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
}

/** Everything of a request. Throws UsageError for what can never be right. */
export const prepareRequest = (
  call: Call,
  settings: Settings,
  newKey: () => string,
): PreparedRequest => {
  const { method, path, options = {} } = call;
  const idempotencyKey =
    method === 'POST' ? visible('idempotencyKey', options.idempotencyKey ?? newKey()) : null;
  return {
    method,
    path,
    url: `${settings.baseUrl}${pathOf(call)}${queryOf(call.query)}`,
    headers: headersOf(call, settings, idempotencyKey),
    body: call.bytes ?? bodyOf(call),
    idempotencyKey,
    isConditional: options.ifMatch !== undefined,
    timeout: checkedTimeout(options.timeout ?? settings.timeout),
    signal: options.signal,
  };
};

const pathOf = ({ path, ids = [] }: Call): string => {
  let at = 0;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[at++];
    // An empty one would address the whole list, and dots another path.
    if (typeof id !== 'string' || id.trim() === '' || /^\.\.?$/.test(id)) {
      throw new UsageError(`\`${name}\` of ${path} must be an id.`);
    }
    return encodeURIComponent(id);
  });
};

const queryOf = (query: object = {}): string => {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${queryValueOf(value)}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};

/** Lists are one parameter, divided by commas. */
const queryValueOf = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).map((one) => encodeURIComponent(String(one))).join(',');

const bodyOf = ({ body, path, exactlyOneOf = [] }: Call): string | undefined => {
  if (body === undefined) return undefined;
  for (const names of exactlyOneOf) refuseSeveral(body, names, path);
  return JSON.stringify(body, finiteOnly);
};

/** The API refuses a body without any, too; whether it must is for the API to say. */
const refuseSeveral = (body: unknown, names: readonly string[], path: string): void => {
  const present = names.filter((name) => (body as Record<string, unknown>)[name] != null);
  if (present.length < 2) return;
  throw new UsageError(`The body of ${path} may have one of ${present.join(' and ')}, not both.`);
};

/** JSON has no NaN: it would be sent as null, which clears the field. */
const finiteOnly = (name: string, value: unknown): unknown => {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new UsageError(`\`${name}\` must be a finite number. It is ${value}.`);
  }
  return value;
};

const headersOf = (
  { bytes, body, options = {} }: Call,
  settings: Settings,
  idempotencyKey: string | null,
): Record<string, string> => {
  const spaceId = options.spaceId ?? settings.spaceId;
  const own = {
    accept: 'application/json',
    authorization: `Bearer ${settings.token}`,
    'content-type': contentTypeOf(bytes, body),
    'user-agent': settings.userAgent,
    'x-space-id': spaceId === undefined ? undefined : visible('spaceId', spaceId),
    'idempotency-key': idempotencyKey ?? undefined,
    'if-match': options.ifMatch === undefined ? undefined : etagOf(options.ifMatch),
  };
  return { ...furtherHeaders(options.headers, Object.keys(own)), ...present(own) };
};

const contentTypeOf = (bytes: Bytes | undefined, body: unknown): string | undefined => {
  if (bytes === undefined) return body === undefined ? undefined : 'application/json';
  const type = bytes instanceof Blob ? bytes.type : '';
  return type === '' ? 'application/octet-stream' : type;
};

const present = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** A version becomes an ETag; an ETag stays. */
const etagOf = (version: string | number): string => {
  const text = String(version);
  return visible('ifMatch', /^\d+$/.test(text) ? `"${text}"` : text);
};

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

const furtherHeaders = (
  headers: Readonly<Record<string, string>> = {},
  taken: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const lower = name.toLowerCase();
      if (!HEADER_NAME.test(name) || taken.includes(lower)) {
        throw new UsageError(`\`headers\` must not have ${JSON.stringify(name)}.`);
      }
      if (typeof value !== 'string' || !HEADER_VALUE.test(value)) {
        throw new UsageError(`The header ${name} must be text without line breaks.`);
      }
      return [lower, value];
    }),
  );
