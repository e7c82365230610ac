import { randomUUID } from 'node:crypto';
import type { Fields } from '../../core/json';
import type { RequestNature, VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import type { Account } from '../accounts';
import { documented, Fault, gateFault, operationFault } from '../errors';
import type { Reach } from '../people';
import type { Call, Route } from '../store/collections';
import type { World } from '../store/store';
import {
  UNVERIFIED,
  UNVERIFIED_STATUS as STATUS,
  UNVERIFIED_STATUS,
  unverifiedCodes,
} from '../unverified';
import { type Members, type Misfit, object, readShape } from './shape';

/** Answers one request of a service, or throws its fault. */
type Handler = (request: VendorRequest) => VendorAnswer;

/**
 * A door whose every answer carries a `TrackingId`, in its header and inside faults (platform
 * document 2a).
 */
export function trackedDoor(prefix: string, host: string, handler: Handler): VendorDoor {
  return {
    prefix,
    hosts: [host],
    handle: (request) => tracked(request, handler),
    nature: requestNature,
    failure,
  };
}

function tracked(request: VendorRequest, handler: Handler): VendorAnswer {
  const trackingId = randomUUID();
  try {
    const answer = handler(request);
    return { ...answer, headers: { ...answer.headers, TrackingId: trackingId } };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return {
      status: fault.status,
      headers: { TrackingId: trackingId },
      body: fault.body(trackingId),
    };
  }
}

/** Finds the operation by path and method, checks who calls and what is sent, and answers it. */
export function accountRoutes(world: () => World, routes: readonly Route[]): Handler {
  return (request) => {
    const here = routes.filter((one) => one.path === request.path);
    if (here.length === 0) {
      return {
        status: 404,
        body: { Message: 'No HTTP resource was found that matches the request URI.' },
      };
    }
    const found = here.find((one) => one.method === request.method);
    if (!found) {
      return { status: 405, headers: { Allow: here.map((one) => one.method).join(', ') } };
    }
    return { status: 200, body: found.answer(admit(request, world(), found)) };
  };
}

function admit(request: VendorRequest, world: World, found: Route): Call {
  const nature = requestNature(request.method, request.path);
  const account = accountOf(request.headers, world, nature);
  if (!world.callRate.admits(account.customerId, world.now())) {
    throw gateFault(
      UNVERIFIED_STATUS.callRateExceeded,
      documented.callRateExceeded,
      'Wait 60 seconds.',
    );
  }
  const body = readBody(request, found.body);
  if ('AccountId' in found.body && body.AccountId !== account.id) {
    throw operationFault(
      unverifiedCodes.invalidAccountId,
      'AccountId must be the CustomerAccountId of the headers.',
    );
  }
  return { world, account, body, baseUrl: request.baseUrl };
}

type Headers = VendorRequest['headers'];

/** The user behind a call, and what they reach. */
export interface Caller {
  readonly userId: string;
  /** What the user signs in with. */
  readonly userName: string;
  readonly reach: readonly Reach[];
  /** Whether a role reaches all accounts of its customer, named or not. */
  readonly reachesAll: boolean;
}

/**
 * The user behind a call: bearer token and developer token are right and in time. Throws the
 * vendor's fault.
 */
export function callerOf(headers: Headers, world: World): Caller {
  requireHeaders(headers, ['authorization', 'developertoken']);
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const developerToken = headers.developertoken ?? '';
  const holder = ownUser(token, world) ?? consentingUser(token, world);
  const isKnown =
    world.accounts.withDeveloperToken(developerToken) ||
    world.people.takesDeveloperToken(developerToken);
  if (!holder || !isKnown) {
    throw gateFault(
      STATUS.invalidCredentials,
      documented.invalidCredentials,
      'Authentication failed.',
    );
  }
  if (holder === 'expired') {
    throw gateFault(
      STATUS.tokenExpired,
      documented.authenticationTokenExpired,
      'Authentication token expired.',
    );
  }
  if (holder.reach.length === 0) throw notAuthorized();
  return holder;
}

/** The user of an account with credentials of its own. */
function ownUser(token: string, world: World): Caller | 'expired' | undefined {
  const holder = world.tokens.holder(token, world.now());
  if (!holder || holder.expired) return holder && 'expired';
  const { userId } = holder;
  const reach = world.accounts.ofUser(userId).map(({ id, customerId }) => ({
    accountId: id,
    customerId,
    roleId: UNVERIFIED.roles.superAdmin,
  }));
  return { userId, userName: `user-${userId}@example.test`, reach, reachesAll: true };
}

/** The person who consented. */
function consentingUser(token: string, { people }: World): Caller | 'expired' | undefined {
  const used = people.consents.access(token);
  if (!used.ok) return used.problem === 'expired' ? 'expired' : undefined;
  const person = people.consents.person(used.value.personId);
  return (
    person && {
      userId: person.subject,
      userName: person.email,
      reach: people.reachOf(person.id),
      reachesAll: false,
    }
  );
}

const notAuthorized = () =>
  gateFault(
    STATUS.notAuthorized,
    documented.userIsNotAuthorized,
    'User is not authorized to perform this action.',
  );

/**
 * The ad account that a call names in its headers, if its user may reach it through the customer
 * that is named, and may do what is asked. Throws the vendor's fault.
 */
function accountOf(headers: Headers, world: World, nature: RequestNature): Account {
  requireHeaders(headers, ['authorization', 'developertoken', 'customerid', 'customeraccountid']);
  const { reach } = callerOf(headers, world);
  const account = world.accounts.get(headers.customeraccountid ?? '');
  const role = reach.find(
    ({ accountId, customerId }) => accountId === account?.id && customerId === headers.customerid,
  );
  const mayDo = nature === 'read' || role?.roleId !== UNVERIFIED.roles.viewer;
  if (!account || !role || !mayDo) throw notAuthorized();
  return account;
}

function requireHeaders(headers: Headers, names: readonly string[]): void {
  const missing = names.filter((name) => !headers[name]);
  if (missing.length === 0) return;
  throw gateFault(
    STATUS.missingHeaders,
    documented.requestMissingHeaders,
    `Missing: ${missing.join(', ')}.`,
  );
}

const CODES = new Map([
  [400, unverifiedCodes.malformedRequest],
  [401, documented.authenticationTokenExpired],
  [403, documented.userIsNotAuthorized],
  [429, documented.callRateExceeded],
]);

/**
 * The vendor's own fault for a status alone; an internal error for any that has no fault of its
 * own.
 */
function failure(status: number): VendorAnswer {
  const trackingId = randomUUID();
  const fault = gateFault(
    status,
    CODES.get(status) ?? documented.internalError,
    'The call failed.',
  );
  return { status, headers: { TrackingId: trackingId }, body: fault.body(trackingId) };
}

const malformed = (detail: string) =>
  gateFault(UNVERIFIED_STATUS.malformed, unverifiedCodes.malformedRequest, detail);

/** The JSON body, read by its closed shape. Throws a whole-call fault that names every misfit. */
export function readBody(request: VendorRequest, members: Members): Fields {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw malformed('Content-Type must be application/json.');
  }
  const found: Misfit[] = [];
  const body = readShape(parse(request.body), object(members), '$', found);
  if (body === null) throw malformed('The request message is null.');
  if (found.length > 0) {
    throw malformed(
      found
        .slice(0, 20)
        .map(({ path, reason }) => `${path}: ${reason}`)
        .join('; '),
    );
  }
  return body as Fields;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw malformed('The body is not JSON.');
  }
}

const READING = /\/(QueryBy\w+|Query|Search|Submit|Poll)$/;

/**
 * What a call of a service counts as: its reads are POSTs too, known by the last part of their
 * path.
 */
const requestNature = (method: string, path: string): RequestNature =>
  method === 'GET' || READING.test(path) ? 'read' : 'write';
