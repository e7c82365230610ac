import type { World } from '../google-ads/accounts';
import { type Caller, DATA_MANAGER_SCOPE } from '../google-ads/callers';
import { rpcError } from '../google-ads/errors';
import type { Json, Message } from '../google-ads/schema/message';
import { listOf, partOf, textOf } from '../google-ads/store/store';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../vendor';
import { printMessage, readBody, readQuery, wantsNumbers } from './call';
import { keepEvents } from './conversions';
import { type DataManager, isProcessed, statusOfDestination } from './data-manager';
import { findTargets, routedTo, type Target } from './destinations';
import {
  invalidRequest,
  notAllowlisted,
  notFound,
  RpcRefused,
  scopeInsufficient,
  unauthenticated,
  violation,
} from './errors';
import { requestViolations } from './request-rules';
import {
  INGEST_EVENTS_REQUEST,
  INGEST_EVENTS_RESPONSE,
  RETRIEVE_STATUS_REQUEST,
  RETRIEVE_STATUS_RESPONSE,
} from './schema';

/**
 * `POST /v1/events:ingest`: all events are taken, or none. With `validateOnly` nothing is kept and
 * the id leads nowhere.
 */
function ingestEvents(
  manager: DataManager,
  caller: Caller,
  request: VendorRequest,
  requestId: string,
): Json {
  const now = manager.world.clock.now();
  manager.quota.spend(caller.clientId, now);
  const body = readBody(INGEST_EVENTS_REQUEST, request);
  const targets = findTargets(manager.world, caller, listOf(body, 'destinations'));
  const violations = requestViolations(body, targets, now);
  if (violations.length) throw invalidRequest(violations);
  const found = targets.filter((target) => target !== undefined);
  if (body['validateOnly'] === true) check(manager, body, found);
  else accept(manager, caller, body, found, requestId, now);
  return { requestId };
}

/** What was only validated is shown beside what counts. */
function check({ book, world }: DataManager, body: Json, targets: readonly Target[]): void {
  for (const { destination, customer, action } of targets) {
    for (const event of listOf(body, 'events').filter((one) => routedTo(one, destination))) {
      book.check({
        id: world.nextId(),
        accountId: customer.id,
        actionId: action?.id ?? '',
        event,
      });
    }
  }
}

function accept(
  manager: DataManager,
  { id: callerId }: Caller,
  body: Json,
  targets: readonly Target[],
  requestId: string,
  now: Date,
): void {
  const sent = {
    requestId,
    now,
    events: listOf(body, 'events'),
    consent: partOf(body, 'consent'),
    isEncrypted: body['encryptionInfo'] !== undefined,
    nextId: () => manager.world.nextId(),
  };
  const destinations = targets.map((target) => ({
    destination: target.destination,
    ...keepEvents(manager.book, target, sent),
  }));
  manager.requests.set(requestId, { callerId, acceptedAt: now, destinations });
}

/**
 * `GET /v1/requestStatus:retrieve`: what came of a request of one's own, by destination in their
 * order.
 */
function retrieveStatus(
  { requests, world }: DataManager,
  caller: Caller,
  request: VendorRequest,
): Json {
  const id = textOf(readQuery(RETRIEVE_STATUS_REQUEST, request), 'requestId');
  if (!id) throw invalidRequest([violation('REQUIRED_FIELD_MISSING', 'request_id')]);
  const accepted = requests.get(id);
  if (accepted?.callerId !== caller.id) {
    throw invalidRequest([violation('INVALID_REQUEST_ID', 'request_id')]);
  }
  const isDone = isProcessed(accepted.acceptedAt, world.clock.now());
  return {
    requestStatusPerDestination: accepted.destinations.map((one) =>
      statusOfDestination(one, isDone),
    ),
  };
}

interface Route {
  readonly response: Message;
  answer(manager: DataManager, caller: Caller, request: VendorRequest, requestId: string): Json;
}

/** Audiences are known and not open to this account. */
const closed: Route = {
  response: INGEST_EVENTS_RESPONSE,
  answer: () => {
    throw notAllowlisted();
  },
};

const ROUTES: Readonly<Record<string, Route>> = {
  'POST /v1/events:ingest': { response: INGEST_EVENTS_RESPONSE, answer: ingestEvents },
  'GET /v1/requestStatus:retrieve': { response: RETRIEVE_STATUS_RESPONSE, answer: retrieveStatus },
  'POST /v1/audienceMembers:ingest': closed,
  'POST /v1/audienceMembers:remove': closed,
};

/**
 * `datamanager.googleapis.com`: conversions for the accounts of Google Ads
 * (ingestion_service.proto).
 */
export function dataManagerDoor(manager: DataManager): VendorDoor {
  return {
    prefix: '/google-datamanager',
    hosts: ['datamanager.googleapis.com'],
    failure: (status) =>
      rpcError(status, 'The service is currently unavailable.', manager.world.nextRequestId()),
    handle: (request) => answer(manager, request),
  };
}

function answer(manager: DataManager, request: VendorRequest): VendorAnswer {
  const requestId = manager.world.nextRequestId();
  try {
    const route = ROUTES[`${request.method} ${request.path}`];
    if (!route) throw notFound();
    const caller = authenticate(request, manager.world);
    return {
      status: 200,
      body: printMessage(
        route.response,
        route.answer(manager, caller, request, requestId),
        wantsNumbers(request),
      ),
    };
  } catch (error) {
    if (!(error instanceof RpcRefused)) throw error;
    const traced = { '@type': 'type.googleapis.com/google.rpc.RequestInfo', requestId };
    return rpcError(
      error.status,
      error.message,
      requestId,
      error.details.length ? [...error.details, traced] : undefined,
    );
  }
}

/**
 * Whose token this is, or throws 401, or 403 when the consent or the token does not reach so far.
 * There is no developer token here.
 */
function authenticate({ headers }: VendorRequest, world: World): Caller {
  const token = /^Bearer (\S+)$/i.exec(headers['authorization'] ?? '')?.[1];
  if (!token) throw unauthenticated('CREDENTIALS_MISSING');
  const known = world.tokenState(token);
  switch (known.state) {
    case 'unknown':
      throw unauthenticated('ACCESS_TOKEN_TYPE_UNSUPPORTED');
    case 'expired':
    case 'revoked':
      throw unauthenticated('ACCESS_TOKEN_EXPIRED');
    case 'valid':
      if (!known.scopes.includes(DATA_MANAGER_SCOPE)) throw scopeInsufficient();
      return known.caller;
  }
}
