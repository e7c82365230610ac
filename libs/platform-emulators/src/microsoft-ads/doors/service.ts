import { randomUUID } from 'node:crypto';
import type { Fields } from '../../core/json';
import type { RequestNature, VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import type { Account } from '../accounts';
import { documented, Fault, gateFault, operationFault } from '../errors';
import type { Call, Route } from '../store/collections';
import type { World } from '../store/store';
import { UNVERIFIED_STATUS as STATUS, UNVERIFIED_STATUS, unverifiedCodes } from '../unverified';
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
  const account = accountOf(request.headers, world);
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

/**
 * The user behind a call: bearer token and developer token are right and in time. Throws the
 * vendor's fault.
 */
export function userOf(headers: Headers, world: World): string {
  requireHeaders(headers, ['authorization', 'developertoken']);
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const holder = world.tokens.holder(token, world.now());
  if (!holder || !world.accounts.withDeveloperToken(headers.developertoken ?? '')) {
    throw gateFault(
      STATUS.invalidCredentials,
      documented.invalidCredentials,
      'Authentication failed.',
    );
  }
  if (holder.expired) {
    throw gateFault(
      STATUS.tokenExpired,
      documented.authenticationTokenExpired,
      'Authentication token expired.',
    );
  }
  return holder.userId;
}

/**
 * The ad account that a call names in its headers, if its user may reach it. Throws the vendor's
 * fault.
 */
function accountOf(headers: Headers, world: World): Account {
  requireHeaders(headers, ['authorization', 'developertoken', 'customerid', 'customeraccountid']);
  const userId = userOf(headers, world);
  const account = world.accounts.get(headers.customeraccountid ?? '');
  if (account?.userId !== userId || account.customerId !== headers.customerid) {
    throw gateFault(
      STATUS.notAuthorized,
      documented.userIsNotAuthorized,
      'User is not authorized to perform this action.',
    );
  }
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
