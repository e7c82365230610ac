import { randomUUID } from 'node:crypto';
import { type Fields, isFields, listIn, objectIn } from '../../core/json';
import type { VendorAnswer, VendorRequest } from '../../vendor';
import { plainError, Refusal } from '../errors';
import { quotaReached } from '../store';
import { unverifiedErrors } from '../unverified';

/** The JSON object of a body. Throws the vendor's refusal of anything else. */
export function jsonBody({ body, headers }: Pick<VendorRequest, 'body' | 'headers'>): Fields {
  if (!headers['content-type']?.toLowerCase().startsWith('application/json')) {
    throw new Refusal(415, plainError(415, 'Content-Type must be application/json'));
  }
  const value = parsed(body.toString('utf8'));
  if (!isFields(value)) throw new Refusal(400, plainError(400, 'Cannot parse request entity'));
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Refuses members that the schema does not know and values of the wrong type, all of them in one
 * message (platform document 2f: 422).
 */
export function fitting(shape: Shape, value: Fields): Fields {
  const faults = structureFaults(shape, value);
  if (faults.length > 0) throw new Refusal(422, plainError(422, `${faults.join('\n')}\n`));
  return value;
}

/** What a member of a body may be. Records are closed. */
export type Shape =
  | { readonly kind: 'text' | 'flag' | 'long' | 'money' | 'facets' }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'urn'; readonly types: readonly string[] }
  | { readonly kind: 'list'; readonly of: Shape }
  | RecordShape;

export interface RecordShape {
  readonly kind: 'record';
  readonly members: Members;
}
type Members = Readonly<Record<string, Shape>>;

export const text: Shape = { kind: 'text' };
export const flag: Shape = { kind: 'flag' };
/** A whole number: dates are epoch milliseconds. */
export const long: Shape = { kind: 'long' };
/** `{ "amount": "50.00", "currencyCode": "EUR" }`. */
export const money: Shape = { kind: 'money' };
/** Targeting facets: any facet URN with a list of entity URNs. */
export const facets: Shape = { kind: 'facets' };
export const oneOf = (values: readonly string[]): Shape => ({ kind: 'enum', values });
/** A URN of one of the types. */
export const urn = (...types: readonly string[]): Shape => ({ kind: 'urn', types });
export const list = (of: Shape): Shape => ({ kind: 'list', of });
export const record = (members: Members): RecordShape => ({ kind: 'record', members });

const MONEY: Members = { amount: text, currencyCode: text };

/**
 * Members that the schema does not know and values of the wrong JSON type, one line each; null
 * counts as left out.
 */
export function structureFaults(shape: Shape, value: unknown, path = ''): readonly string[] {
  if (value === undefined || value === null) return [];
  switch (shape.kind) {
    case 'flag':
      return typed(typeof value === 'boolean', path, 'Boolean');
    case 'long':
      return typed(Number.isSafeInteger(value), path, 'Long');
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item, index) => structureFaults(shape.of, item, `${path}/${index}`))
        : typed(false, path, 'Array');
    case 'record':
      return recordFaults(shape.members, value, path);
    case 'money':
      return recordFaults(MONEY, value, path);
    case 'facets':
      return facetFaults(value, path);
    case 'text':
    case 'enum':
    case 'urn':
      return typed(typeof value === 'string', path, 'String');
  }
}

function recordFaults(members: Members, value: unknown, path: string): readonly string[] {
  if (!isFields(value)) return typed(false, path, 'Map');
  return Object.entries(value).flatMap(([name, member]) => {
    const shape = Object.hasOwn(members, name) ? members[name] : undefined;
    return shape
      ? structureFaults(shape, member, `${path}/${name}`)
      : [`ERROR :: ${path}/${name} :: unrecognized field found but not allowed`];
  });
}

function facetFaults(value: unknown, path: string): readonly string[] {
  if (!isFields(value)) return typed(false, path, 'Map');
  return Object.entries(value as Fields).flatMap(([facet, values]) =>
    structureFaults({ kind: 'list', of: text }, values ?? 0, `${path}/${facet}`),
  );
}

const typed = (fits: boolean, path: string, type: string): readonly string[] =>
  fits ? [] : [`ERROR :: ${path} :: value cannot be coerced to ${type}`];

/**
 * The object after a Rest.li patch: `$set` and `$delete`, and the same below a member's own name.
 */
export function applyPatch(before: Fields, patch: Fields): Fields {
  const { $set, $delete, ...nested } = patch;
  if (
    ($set !== undefined && !isFields($set)) ||
    ($delete !== undefined && !Array.isArray($delete))
  ) {
    throw malformed();
  }
  const after: Record<string, unknown> = { ...before, ...objectIn(patch, '$set') };
  for (const name of listIn(patch, '$delete')) delete after[String(name)];
  for (const [name, inner] of Object.entries(nested)) {
    if (!isFields(inner)) throw malformed();
    after[name] = applyPatch(objectIn(before, name), inner);
  }
  return after;
}

/** The `patch` of an update's body. */
export function patchIn(body: Fields): Fields {
  if (!isFields(body.patch) || Object.keys(body).length !== 1) throw malformed();
  return body.patch;
}

/** The names of the members that a patch touches. */
export const touchedBy = (patch: Fields): readonly string[] => [
  ...Object.keys(objectIn(patch, '$set')),
  ...listIn(patch, '$delete').map(String),
  ...Object.keys(patch).filter((name) => !name.startsWith('$')),
];

const malformed = () =>
  new Refusal(
    400,
    plainError(400, 'The body of a partial update is {"patch":{"$set":{},"$delete":[]}}'),
  );

/**
 * Runs a handler and gives its answer, or its refusal, the headers that every answer of the
 * vendor's carries.
 */
export function answered(handle: () => VendorAnswer): VendorAnswer {
  const answer = attempted(handle);
  const traces = {
    'x-li-uuid': randomUUID(),
    'x-li-fabric': 'emulated',
    'x-li-request-id': randomUUID(),
    'x-restli-protocol-version': '2.0.0',
  };
  return { ...answer, headers: { ...traces, ...answer.headers } };
}

function attempted(handle: () => VendorAnswer): VendorAnswer {
  try {
    return handle();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

/** 201 with an empty body: the id is in two headers (platform document 2b). */
export const created = (id: string): VendorAnswer => ({
  status: 201,
  headers: { 'x-restli-id': id, 'x-linkedin-id': id },
});

export const noContent: VendorAnswer = { status: 204 };

export const ok = (body: unknown): VendorAnswer => ({ status: 200, body });

/** The vendor's own error for a status that a person injected. */
export function failure(status: number): VendorAnswer {
  if (status === 429) return quotaReached().answer;
  if (status === 401) {
    return {
      status,
      body: {
        status,
        serviceErrorCode: unverifiedErrors.invalidToken,
        code: 'INVALID_ACCESS_TOKEN',
        message: 'Invalid access token',
      },
    };
  }
  return { status, body: plainError(status, MESSAGES[status] ?? 'The call failed') };
}

const MESSAGES: Readonly<Record<number, string>> = {
  403: 'Access Denied',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Write Conflict',
  500: 'Internal Error',
  503: 'Under Maintenance',
  504: 'Gateway Timeout',
};
