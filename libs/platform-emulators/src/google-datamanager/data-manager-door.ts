import { rpcError } from '../google-ads/errors/answers';
import type { Grant } from '../google-ads/routes/grants';
import type { Json, Message } from '../google-ads/schema/field';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../vendor';
import type { DataManager } from './data-manager';
import { ingestEvents } from './routes/ingest-events';
import { retrieveStatus } from './routes/retrieve-status';
import { INGEST_EVENTS_RESPONSE, RETRIEVE_STATUS_RESPONSE } from './schema/messages';
import { authenticate } from './wire/authenticate';
import { printMessage } from './wire/print-message';
import { wantsNumbers } from './wire/read-call';
import { notAllowlisted, notFound, RpcRefused } from './wire/rpc-refused';

interface Route {
  readonly response: Message;
  answer(manager: DataManager, grant: Grant, request: VendorRequest, requestId: string): Json;
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

/** `datamanager.googleapis.com`: conversions for the accounts of Google Ads (ingestion_service.proto). */
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
    const grant = authenticate(request, manager.world.grants);
    return {
      status: 200,
      body: printMessage(
        route.response,
        route.answer(manager, grant, request, requestId),
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
