import { stateOfVersion } from '@switchyard/vendor-versions';
import type { VendorAnswer, VendorRequest } from '../../vendor';
import { type Dialect, plainError, Refusal, refuse } from '../errors';
import type { Role } from '../people';
import type { Account, World } from '../store';
import { ALL_SCOPES, type Consent, type Scope } from '../tokens';
import { UNVERIFIED, unverifiedErrors } from '../unverified';
import type { Query } from './query';

/** A call that got through the gate: decoded, with the person who makes it. */
export interface Call {
  readonly world: World;
  readonly personId: string;
  readonly scopes: readonly Scope[];
  readonly method: RestMethod;
  /** `FINDER` and the like, as the header names it; undefined without the header. */
  readonly namedMethod: string | undefined;
  /** What the path's placeholders hold, decoded. */
  readonly keys: readonly string[];
  readonly query: Query;
  readonly headers: VendorRequest['headers'];
  readonly body: Buffer;
  readonly baseUrl: string;
}

/** A resource: its path with `{}` for keys, and what answers it. */
export interface Route {
  readonly path: string;
  readonly answer: (call: Call) => VendorAnswer;
}

/** The route of a path, and its raw keys. */
export function findRoute(
  routes: readonly Route[],
  path: string,
): { readonly route: Route; readonly keys: readonly string[] } | undefined {
  const asked = path.split('/');
  for (const route of routes) {
    const keys = keysOf(route.path.split('/'), asked);
    if (keys) return { route, keys };
  }
  return undefined;
}

function keysOf(
  pattern: readonly string[],
  asked: readonly string[],
): readonly string[] | undefined {
  if (pattern.length !== asked.length) return undefined;
  const fits = pattern.every((part, index) => part === '{}' || part === asked[index]);
  return fits ? asked.filter((_part, index) => pattern[index] === '{}') : undefined;
}

const VERB_OF = {
  GET: 'GET',
  BATCH_GET: 'GET',
  GET_ALL: 'GET',
  FINDER: 'GET',
  CREATE: 'POST',
  BATCH_CREATE: 'POST',
  PARTIAL_UPDATE: 'POST',
  BATCH_PARTIAL_UPDATE: 'POST',
  ACTION: 'POST',
  UPDATE: 'PUT',
  BATCH_UPDATE: 'PUT',
  DELETE: 'DELETE',
  BATCH_DELETE: 'DELETE',
} as const;
type RestMethod = keyof typeof VERB_OF;

const isMethod = (text: string): text is RestMethod => Object.hasOwn(VERB_OF, text);

/**
 * What a Rest.li request is: as its header says, else by verb, key and parameters. Updates of posts
 * must say so themselves.
 */
export function restMethod(
  verb: string,
  headers: VendorRequest['headers'],
  hasKey: boolean,
  parameters: readonly string[],
): RestMethod {
  const named = headers['x-restli-method']?.toUpperCase();
  if (named === undefined) return inferred(verb, hasKey, parameters);
  if (!isMethod(named) || VERB_OF[named] !== verb) {
    throw wrongMethod(`X-RestLi-Method ${named} does not go with ${verb}`);
  }
  return named;
}

function inferred(verb: string, hasKey: boolean, parameters: readonly string[]): RestMethod {
  const isBatch = parameters.includes('ids');
  switch (verb) {
    case 'GET':
      if (isBatch) return 'BATCH_GET';
      if (parameters.includes('q')) return 'FINDER';
      return hasKey ? 'GET' : 'GET_ALL';
    case 'POST':
      if (hasKey || isBatch) throw wrongMethod('X-RestLi-Method is needed for partial updates');
      return parameters.includes('action') ? 'ACTION' : 'CREATE';
    case 'PUT':
      return isBatch ? 'BATCH_UPDATE' : 'UPDATE';
    case 'DELETE':
      return isBatch ? 'BATCH_DELETE' : 'DELETE';
    default:
      throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  }
}

const wrongMethod = (message: string) => new Refusal(400, plainError(400, message));

/** Lets a call in: who it is, which version, which protocol. Throws the vendor's refusal. */
export function admit(request: VendorRequest, world: World): Consent {
  const { headers, path, rawQuery = '', method, body } = request;
  if (path.length + rawQuery.length > UNVERIFIED.addressLength) {
    throw new Refusal(414, plainError(414, 'URI Too Long'));
  }
  const consent = consentOf(headers.authorization, world);
  checkVersion(headers['linkedin-version'], world.now());
  if (headers['x-restli-protocol-version'] !== '2.0.0') {
    throw new Refusal(400, plainError(400, 'X-Restli-Protocol-Version must be 2.0.0'));
  }
  const isUnmeasured =
    headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
  if (method === 'POST' && body.length === 0 && isUnmeasured) {
    throw new Refusal(411, plainError(411, 'Length Required'));
  }
  return consent;
}

function consentOf(authorization: string | undefined, world: World): Consent {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
  const holder = world.tokens.holder(token, world.now());
  switch (holder.state) {
    case 'valid':
      return holder.consent;
    case 'expired':
      throw expiredToken();
    case 'revoked':
      throw revokedToken();
    case 'unknown':
      return personsConsent(token, world);
  }
}

/** What a person allowed on the consent page; the access token's first use counts. */
function personsConsent(token: string, world: World): Consent {
  const { consents } = world.people;
  const outcome = consents.access(token);
  if (outcome.ok) {
    const { personId, clientId, scopes } = outcome.value;
    return {
      personId: consents.person(personId)?.subject ?? '',
      clientId,
      scopes: ALL_SCOPES.filter((scope) => scopes.includes(scope)),
    };
  }
  switch (outcome.problem) {
    case 'expired':
      throw expiredToken();
    case 'revoked':
      throw revokedToken();
    case 'unknown':
      throw unauthorised(
        unverifiedErrors.invalidToken,
        'INVALID_ACCESS_TOKEN',
        'Invalid access token',
      );
  }
}

const unauthorised = (serviceErrorCode: number, code: string, message: string) =>
  new Refusal(401, { status: 401, serviceErrorCode, code, message });

const expiredToken = () =>
  unauthorised(
    unverifiedErrors.expiredToken,
    'EXPIRED_ACCESS_TOKEN',
    'The token used in the request has expired',
  );

const revokedToken = () =>
  unauthorised(
    unverifiedErrors.revokedToken,
    'REVOKED_ACCESS_TOKEN',
    'The token used in the request has been revoked by the user',
  );

/** Refuses a call whose consent lacks every one of the scopes. */
export function needScope(granted: readonly Scope[], scopes: readonly Scope[], what: string): void {
  if (scopes.some((scope) => granted.includes(scope))) return;
  throw new Refusal(403, {
    ...plainError(403, `Not enough permissions to access: ${what}`),
    code: 'ACCESS_DENIED',
  });
}

/**
 * Refuses a call without `LinkedIn-Version` (400), and one of a version that has ended or never was
 * (426).
 */
function checkVersion(version: string | undefined, now: number): void {
  if (version === undefined) {
    throw new Refusal(400, {
      status: 400,
      code: 'VERSION_MISSING',
      message:
        'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
    });
  }
  if (stateOfVersion('linkedin-ads', version, new Date(now)) === 'SERVED') return;
  throw new Refusal(426, {
    status: 426,
    code: 'NONEXISTENT_VERSION',
    message: `Requested version ${version} is not active`,
  });
}

const READS: readonly string[] = ['GET', 'GET_ALL', 'BATCH_GET', 'FINDER'];

/** The account of a call, if its person may do there what they ask. Throws the vendor's refusal. */
export function accountOf(
  call: Call,
  accountId: string,
  collection: string,
  dialect: Dialect,
): Account {
  const account = call.world.accounts.get(accountId);
  if (!account) {
    throw refuse('NOT_FOUND', '', `names account ${accountId}, which is not there`, dialect);
  }
  const role = call.world.people.roleOn(account, call.personId);
  if (role === undefined) {
    throw refuse(
      'NO_PERMISSION_ON_ENTITY',
      '',
      `needs a role on urn:li:sponsoredAccount:${accountId}`,
      dialect,
    );
  }
  const isRead = READS.includes(call.method);
  needScope(
    call.scopes,
    isRead ? ['r_ads', 'rw_ads'] : ['rw_ads'],
    `${call.method} /adAccounts/${collection}`,
  );
  if (!isRead) checkWriter(account, role, collection, dialect);
  return account;
}

/**
 * A viewer writes nothing, a creative manager only creatives; a closed account takes no writes
 * (platform document 2a).
 */
function checkWriter(
  { id, status }: Account,
  role: Role,
  collection: string,
  dialect: Dialect,
): void {
  const mayWrite = role === 'CREATIVE_MANAGER' ? collection === 'creatives' : role !== 'VIEWER';
  if (!mayWrite) {
    throw refuse(
      'NO_PERMISSION_ON_ENTITY',
      '',
      `may not be made by a ${role} on urn:li:sponsoredAccount:${id}`,
      dialect,
    );
  }
  if (status !== 'ACTIVE') {
    throw refuse(
      'FIELD_VALUE_NOT_ACTIVE',
      '/account',
      `value urn:li:sponsoredAccount:${id} is not active`,
      dialect,
    );
  }
}
