import type { EntityKind } from '../../port/attributes';
import type { HttpRequest } from '../../port/io';
import { jsonText } from '../../transport/requests';

/** A value as Rest.li 2.0 writes it into addresses. Members that are undefined are left out. */
export type RestliValue =
  | string
  | number
  | boolean
  | readonly RestliValue[]
  | { readonly [member: string]: RestliValue | undefined };
export type RestliQuery = { readonly [parameter: string]: RestliValue | undefined };

/** Characters of the structure itself, which `encodeURIComponent` lets through. */
const STRUCTURE = /[,()':]/g;

/**
 * `search=(status:(values:List(ACTIVE,DRAFT)))`: the structure stays as it is, what is in it is
 * percent-encoded (platform document 2; compared with the vendor's own client in a spec).
 */
export const restliQuery = ({ fields, ...query }: RestliQuery): string =>
  [
    ...presentMembers(query).map(([name, value]) => `${primitive(name)}=${restli(value)}`),
    ...(fields === undefined ? [] : [`fields=${projection(fields)}`]),
  ].join('&');

/**
 * The one parameter that is still written as Rest.li 1.0 did: names with raw commas, at the end
 * (the vendor's own client).
 */
const projection = (fields: RestliValue): string =>
  (isList(fields) ? fields : [fields]).map(String).join(',');

export const restli = (value: RestliValue): string => {
  if (isList(value)) return `List(${value.map(restli).join(',')})`;
  if (typeof value === 'object') {
    return `(${presentMembers(value)
      .map(([name, member]) => `${primitive(name)}:${restli(member)}`)
      .join(',')})`;
  }
  return primitive(value);
};

const isList = (value: RestliValue): value is readonly RestliValue[] => Array.isArray(value);

const presentMembers = (record: RestliQuery): readonly (readonly [string, RestliValue])[] =>
  Object.entries(record).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );

/** An empty text has a spelling of its own. */
const primitive = (value: string | number | boolean): string =>
  value === ''
    ? "''"
    : encodeURIComponent(value).replace(
        STRUCTURE,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      );

/**
 * What a request does: a lost `create` may have been done and must not be sent blindly again; the
 * others may.
 */
export type Nature = 'read' | 'create' | 'change';

export type RestMethod =
  | 'GET'
  | 'BATCH_GET'
  | 'FINDER'
  | 'CREATE'
  | 'BATCH_CREATE'
  | 'PARTIAL_UPDATE'
  | 'BATCH_PARTIAL_UPDATE'
  | 'DELETE'
  | 'ACTION';

/** One call of LinkedIn's REST interface. */
export interface RestCall {
  readonly method: RestMethod;
  /** After `/rest`; values in it are encoded already. */
  readonly path: string;
  readonly query?: RestliQuery;
  readonly body?: object;
  readonly nature: Nature;
  /** What the request is about, to find our field for an error. */
  readonly entity: EntityKind;
  /** Awaited right before each sending. */
  readonly open?: () => Promise<void>;
}

/**
 * Queries longer than this go as the body of a POST; the vendor's own client draws the same line.
 */
export const LONGEST_QUERY = 4_000;

const READING: ReadonlySet<RestMethod> = new Set(['GET', 'BATCH_GET', 'FINDER']);
const RESTLI_VERSION = '2.0.0';
const FORM = 'application/x-www-form-urlencoded';

interface Voice {
  readonly rest: string;
  readonly apiVersion: string;
  readonly token: string;
}

/**
 * The call as HTTP: versioned headers on every one, a long query tunnelled (platform document 2).
 */
export const httpRequest = (call: RestCall, { rest, apiVersion, token }: Voice): HttpRequest => {
  const query = restliQuery(call.query ?? {});
  const url = `${rest}/rest${call.path}`;
  const headers = {
    Authorization: `Bearer ${token}`,
    'LinkedIn-Version': apiVersion,
    'X-Restli-Protocol-Version': RESTLI_VERSION,
    'X-RestLi-Method': call.method,
  };
  if (query.length > LONGEST_QUERY) {
    return READING.has(call.method)
      ? tunnelled(url, query, headers)
      : tunnelledWithBody(url, query, jsonText(call.body ?? {}), headers);
  }
  const addressed = {
    url: query === '' ? url : `${url}?${query}`,
    counted: true,
    ...(READING.has(call.method) ? {} : { dayCost: 1 }),
  };
  if (READING.has(call.method)) return { method: 'GET', headers, ...addressed };
  if (call.method === 'DELETE') return { method: 'DELETE', headers, ...addressed };
  return {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: jsonText(call.body ?? {}),
    ...addressed,
  };
};

const tunnelled = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): HttpRequest => ({
  method: 'POST',
  url,
  body,
  counted: true,
  reads: true,
  headers: { ...headers, 'X-HTTP-Method-Override': 'GET', 'Content-Type': FORM },
});

/** Query and entity as two parts: a batch of URNs is that long. */
const tunnelledWithBody = (
  url: string,
  query: string,
  entity: string,
  headers: Readonly<Record<string, string>>,
): HttpRequest => {
  const boundary = boundaryFor(query + entity);
  const part = (type: string, content: string): string =>
    `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
  return {
    method: 'POST',
    url,
    body: `${part(FORM, query)}${part('application/json', entity)}--${boundary}--`,
    counted: true,
    dayCost: 1,
    headers: {
      ...headers,
      'X-HTTP-Method-Override': 'POST',
      'Content-Type': `multipart/mixed; boundary=${boundary}`,
    },
  };
};

/** A word that occurs in neither part. */
const boundaryFor = (text: string, word = 'query-and-entity'): string =>
  text.includes(word) ? boundaryFor(text, `${word}-apart`) : word;
