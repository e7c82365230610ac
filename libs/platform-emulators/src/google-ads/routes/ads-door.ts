import { stateOfVersion, type VersionState } from '@switchyard/vendor-versions';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { failureAnswer, faultAnswer, rpcError, schemaAnswer } from '../errors/answers';
import type { FailureContext } from '../errors/ads-failure';
import { complaint, Refused } from '../errors/complaint';
import { uploadClickConversions, uploadConversionAdjustments } from '../conversions/upload-routes';
import { customerName } from '../state/customer';
import type { World } from '../state/world';
import { authenticate, reachAccount } from './authorise';
import { AccessRefused, type AccountCall, type Call, SchemaRefused } from './call';
import { isMutable, mutate } from './mutate-routes';
import { search, searchStream } from './search-routes';
import { suggestPlaces } from './suggest-places';

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
      grant: authenticate(request, world),
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
  if (path === 'geoTargetConstants:suggest') return suggestPlaces(call);
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

function accessibleCustomers({ grant, context }: Call): VendorAnswer {
  const resourceNames = [grant.customerId, grant.managerId].map(customerName);
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
