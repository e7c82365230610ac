import { createHash } from 'node:crypto';
import { stateOfVersion, type VersionState } from '@switchyard/vendor-versions';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { customerName, type World } from '../accounts';
import { uploadClickConversions, uploadConversionAdjustments } from '../conversions/uploads';
import {
  complaint,
  failureAnswer,
  type FailureContext,
  faultAnswer,
  Refused,
  rpcError,
  schemaAnswer,
} from '../errors';
import { runQuery } from '../gaql/run-query';
import { suggestLocations } from '../places/locations';
import { SEARCH_REQUEST, SEARCH_STREAM_REQUEST } from '../schema/kinds';
import { textOf } from '../store/store';
import {
  AccessRefused,
  type AccountCall,
  authenticate,
  type Call,
  reachAccount,
  readRequest,
  SchemaRefused,
} from './access';
import { isMutable, mutate } from './mutate';

/** `googleads.googleapis.com`. */
export function adsDoor(world: World): VendorDoor {
  return {
    prefix: '/google-ads',
    hosts: ['googleads.googleapis.com'],
    nature: (method, path) =>
      method === 'GET' || /:(search|searchStream|suggest)$/.test(path) ? 'read' : 'write',
    failure: (status) => faultAnswer(status, { version: 'v25', requestId: world.nextRequestId() }),
    handle: (request) => answer(world, request),
  };
}

function answer(world: World, request: VendorRequest): VendorAnswer {
  const version = /^\/(v\d+)\//.exec(request.path)?.[1] ?? '';
  const context = { version, requestId: world.nextRequestId() };
  const state = stateOfVersion('google-ads', version, world.clock.now());
  if (state !== 'SERVED') return unsupportedVersion(state, context);
  try {
    const call = {
      world,
      request,
      caller: authenticate(request, world),
      context,
      now: world.clock.now(),
    };
    return route(call, request.path.slice(version.length + 2));
  } catch (error) {
    const refusal = refusalAnswer(error, context);
    return request.path.endsWith(':searchStream') ? { ...refusal, body: [refusal.body] } : refusal;
  }
}

const UPLOADS: Readonly<Record<string, (call: AccountCall) => VendorAnswer>> = {
  uploadClickConversions,
  uploadConversionAdjustments,
};

function route(call: Call, path: string): VendorAnswer {
  const { method } = call.request;
  if (method === 'GET' && path === 'customers:listAccessibleCustomers') {
    return accessibleCustomers(call);
  }
  const posted = method === 'POST' ? ofPost(call, path) : undefined;
  return posted ?? rpcError(404, 'Requested entity was not found.', call.context.requestId);
}

function ofPost(call: Call, path: string): VendorAnswer | undefined {
  if (path === 'geoTargetConstants:suggest') return suggestLocations(call);
  const [, customerId = '', collection = '', verb = ''] =
    /^customers\/([^/:]+)(?:\/(\w+))?:(\w+)$/.exec(path) ?? [];
  if (collection === '') return UPLOADS[verb]?.(reachAccount(call, customerId));
  if (collection === 'googleAds' && verb === 'search') {
    return search(reachAccount(call, customerId));
  }
  if (collection === 'googleAds' && verb === 'searchStream') {
    return searchStream(reachAccount(call, customerId));
  }
  return verb === 'mutate' && isMutable(collection)
    ? mutate(reachAccount(call, customerId), collection)
    : undefined;
}

function accessibleCustomers({ caller, context }: Call): VendorAnswer {
  if (caller.opened.length === 0) {
    throw new AccessRefused(
      401,
      'authenticationError.NOT_ADS_USER',
      'User in the cookie is not a valid Ads user.',
    );
  }
  const resourceNames = caller.opened.map(customerName);
  return { status: 200, headers: { 'request-id': context.requestId }, body: { resourceNames } };
}

function unsupportedVersion(state: VersionState, context: FailureContext): VendorAnswer {
  if (state === 'UNKNOWN') {
    return rpcError(404, 'Requested entity was not found.', context.requestId);
  }
  const message = `Version ${context.version} is deprecated. Requests to this version will be blocked.`;
  return failureAnswer([complaint('requestError.UNSUPPORTED_VERSION', '', message)], context);
}

function refusalAnswer(error: unknown, context: FailureContext): VendorAnswer {
  if (error instanceof SchemaRefused) return schemaAnswer(error.violations, context.requestId);
  if (error instanceof AccessRefused) {
    return failureAnswer(error.refused.complaints, context, error.status);
  }
  if (error instanceof Refused) return failureAnswer(error.complaints, context);
  throw error;
}

/** Rows of one page and of one chunk [P25]. */
const PAGE_ROWS = 10_000;

/** `googleAds:search`: pages of 10,000 rows. */
function search(call: AccountCall): VendorAnswer {
  const body = readRequest(SEARCH_REQUEST, call.request);
  if (body['pageSize'] !== undefined) {
    throw new Refused(
      complaint(
        'requestError.PAGE_SIZE_NOT_SUPPORTED',
        'pageSize',
        'Setting the page size is not supported.',
      ),
    );
  }
  const query = queryOf(textOf(body, 'query'));
  const offset = offsetOf(textOf(body, 'pageToken'), query);
  const { rows, fieldMask } = runQuery(query, call, call.now);
  if (body['validateOnly'] === true) return rowsAnswer(call, {});
  const end = offset + PAGE_ROWS;
  const more = rows.length > end ? { nextPageToken: pageToken(query, end) } : {};
  return rowsAnswer(call, { ...resultsOf(rows.slice(offset, end)), ...more, fieldMask });
}

/** `googleAds:searchStream`: one JSON array of chunks. */
function searchStream(call: AccountCall): VendorAnswer {
  const body = readRequest(SEARCH_STREAM_REQUEST, call.request);
  const { rows, fieldMask } = runQuery(queryOf(textOf(body, 'query')), call, call.now);
  const chunks = Array.from(
    { length: Math.max(1, Math.ceil(rows.length / PAGE_ROWS)) },
    (_, index) => ({
      ...resultsOf(rows.slice(index * PAGE_ROWS, (index + 1) * PAGE_ROWS)),
      fieldMask,
      requestId: call.context.requestId,
    }),
  );
  return rowsAnswer(call, chunks);
}

const rowsAnswer = ({ context }: AccountCall, body: unknown): VendorAnswer => ({
  status: 200,
  headers: { 'request-id': context.requestId },
  body,
});
const resultsOf = (rows: readonly unknown[]) => (rows.length ? { results: rows } : {});

function queryOf(query: string): string {
  if (!query.trim()) {
    throw new Refused(
      complaint('requestError.REQUIRED_FIELD_MISSING', 'query', 'Required field is missing.'),
    );
  }
  return query;
}

const digest = (query: string): string =>
  createHash('sha256').update(query).digest('base64url').slice(0, 12);
const pageToken = (query: string, offset: number): string =>
  Buffer.from(`${offset}.${digest(query)}`).toString('base64url');

/** A token only fits the query that it was given for. */
function offsetOf(token: string, query: string): number {
  if (!token) return 0;
  const [offset = '', mark] = Buffer.from(token, 'base64url').toString('utf8').split('.');
  if (/^\d+$/.test(offset) && mark === digest(query)) return Number(offset);
  throw new Refused(
    complaint('requestError.INVALID_PAGE_TOKEN', 'pageToken', 'The page token is invalid.'),
  );
}
