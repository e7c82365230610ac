import { createHmac } from 'node:crypto';
import { servedVersions, stateOfVersion } from '@switchyard/vendor-versions';
import { type Fields, isFields, textIn } from '../../core/json';
import type { VendorRequest } from '../../vendor';
import { deadToken, endedVersion, GraphError, noSuchObject, noToken, unknownPath } from '../errors';
import type { Caller } from '../people/people';
import type { Account, Entity, Kind, World } from '../store';
import { all, type Members, parseJson, text } from './shapes';

/** One authenticated call, its parameters still as they were sent. */
export interface Call {
  readonly world: World;
  readonly method: string;
  /** The account that the caller's consent reaches. */
  readonly account: Account;
  readonly token: string;
  /** `/v26.0`, as the caller wrote it. */
  readonly version: string;
  readonly versionNumber: number;
  /** Path after the version, starting with `/`. */
  readonly path: string;
  readonly parameters: Fields;
  readonly files: readonly SentFile[];
  readonly baseUrl: string;
  /** The object that the path names. */
  readonly subject: Entity;
  /** The person who consented in the dialog; absent for the account's own credentials. */
  readonly caller?: Caller;
}

export interface Versioned {
  readonly version: string;
  readonly number: number;
  readonly path: string;
}

/**
 * Splits the version off a path; a path without one is the oldest served version's. Throws for
 * ended and unknown ones.
 */
export function versionOf(path: string, now: Date): Versioned {
  const { oldest, newest } = servedVersions('meta-ads', now);
  const found = /^\/v(\d+)\.(\d+)(?=\/|$)/.exec(path);
  if (!found) return { version: '', number: numberOf(oldest), path };
  const [version] = found;
  switch (stateOfVersion('meta-ads', version.slice(1), now)) {
    case 'UNKNOWN':
      throw unknownPath(path);
    case 'ENDED':
      throw endedVersion(newest);
    case 'SERVED':
      return { version, number: numberOf(version), path: path.slice(version.length) || '/' };
  }
}

/** `v26.0` → 26. */
export const numberOf = (version: string): number => Number(/\d+/.exec(version)?.[0]);

/**
 * The token of a call: `Authorization: Bearer …` (or `OAuth …`), or the parameter `access_token`.
 */
export function tokenOf(
  headers: Readonly<Record<string, string | undefined>>,
  parameters: Fields,
): string {
  return (
    /^(?:Bearer|OAuth) (\S+)$/i.exec(headers.authorization ?? '')?.[1] ??
    textIn(parameters, 'access_token')
  );
}

/**
 * The account behind a living token. Throws the vendor's refusal for a missing, unknown, ended or
 * revoked one, and for a wrong proof.
 */
export function accountOf(world: World, token: string, proof: string): Account {
  if (token === '') throw noToken();
  const stored = world.tokens.find(token);
  const account = stored && world.accounts.get(stored.accountId);
  if (!stored || !account) {
    throw deadToken('Invalid OAuth access token - Cannot parse access token');
  }
  if (stored.isRevoked) {
    throw deadToken('Error validating access token: The user has not authorized application.', 458);
  }
  if (stored.endsAt <= world.now()) {
    throw deadToken('Error validating access token: Session has expired.', 463);
  }
  const expected = createHmac('sha256', account.appSecret).update(token).digest('hex');
  if (proof !== '' && proof !== expected) {
    throw new GraphError({
      code: 100,
      type: 'GraphMethodException',
      message: 'Invalid appsecret_proof provided in the API argument',
    });
  }
  return account;
}

/** The object behind an id, `me` or `act_…`; unknown and foreign ones are refused alike. */
export function subjectOf(call: Pick<Call, 'world' | 'account' | 'method'>, id: string): Entity {
  const entity = call.world.findAny(id === 'me' ? call.account.userId : id);
  if (!entity || entity.accountId !== call.account.id) throw noSuchObject(call.method, id);
  return entity;
}

/**
 * One thing that can be asked of an object of some kind: of itself (`edge` is empty) or of an edge.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly on: readonly Kind[];
  readonly edge: string;
  readonly parameters: Members;
  readonly required: readonly string[];
  /**
   * Answers the body. `read` are the parameters by their shapes, without those that any call takes.
   */
  answer(call: Call, read: Fields): unknown;
}

export const route = (
  method: Route['method'],
  on: readonly Kind[],
  edge: string,
  parameters: Members,
  answer: Route['answer'],
  required: readonly string[] = [],
): Route => ({ method, on, edge, parameters, required, answer });

/**
 * The parameters that every call accepts; a list also accepts those of its page. `id` is accepted
 * because the vendor's own client repeats it from the path.
 */
export const COMMON_PARAMETERS: Members = all(
  text,
  `
  id access_token appsecret_proof appsecret_time fields method debug pretty format locale suppress_http_code include_headers metadata return_ssl_resources
`,
);

/** Page and order of a list. */
export const PAGE_PARAMETERS: Members = all(
  text,
  'limit after before summary sort date_format filtering',
);

/** A file of a multipart body. */
interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Sent {
  /** Query and body together, the body's win: the vendor takes a parameter from either. */
  readonly parameters: Fields;
  readonly files: readonly SentFile[];
}

/** Everything a request says: its query and its form, multipart or JSON body. */
export async function readParameters({
  query,
  headers,
  body,
}: Pick<VendorRequest, 'query' | 'headers' | 'body'>): Promise<Sent> {
  const asked = collect(query.entries());
  if (body.length === 0) return { parameters: asked, files: [] };
  const type = headers['content-type'] ?? '';
  if (type.includes('multipart/form-data')) return withMultipart(asked, body, type);
  if (type.includes('json')) return { parameters: { ...asked, ...jsonObject(body) }, files: [] };
  return {
    parameters: { ...asked, ...collect(new URLSearchParams(body.toString('utf8')).entries()) },
    files: [],
  };
}

async function withMultipart(asked: Fields, body: Buffer, type: string): Promise<Sent> {
  const entries = [...(await formOf(body, type)).entries()];
  const files = entries.flatMap(([field, value]) =>
    typeof value === 'string' ? [] : [{ field, file: value }],
  );
  const texts = entries.flatMap(([field, value]): [string, string][] =>
    typeof value === 'string' ? [[field, value]] : [],
  );
  const read = files.map(async ({ field, file }) => ({
    field,
    name: file.name,
    bytes: Buffer.from(await file.arrayBuffer()),
  }));
  return { parameters: { ...asked, ...collect(texts) }, files: await Promise.all(read) };
}

async function formOf(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    throw new GraphError({ code: 100, message: '(#100) The multipart body could not be read' });
  }
}

function jsonObject(body: Buffer): Fields {
  const value = parseJson(body.toString('utf8'));
  if (isFields(value)) return value;
  throw new GraphError({ code: 100, message: '(#100) The body is no JSON object' });
}

/** `name[]` and `name[0]` gather a list, as PHP clients write it. */
function collect(entries: Iterable<[string, string]>): Fields {
  const found = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const listed = /^(.+)\[\d*\]$/.exec(name)?.[1];
    if (listed === undefined) found.set(name, value);
    else {
      const before = found.get(listed);
      found.set(listed, [...(Array.isArray(before) ? (before as unknown[]) : []), value]);
    }
  }
  return Object.fromEntries(found);
}

/** A request whose parameters are read: one over the socket, or a part of a batch. */
export interface GraphRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly parameters: Fields;
  readonly files: readonly SentFile[];
  readonly baseUrl: string;
}
