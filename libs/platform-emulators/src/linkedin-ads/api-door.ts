import type { VendorAnswer, VendorDoor, VendorRequest } from '../vendor';
import { accountRoutes } from './accounts/account-routes';
import { eventRoutes } from './conversions/event-routes';
import { ruleRoutes } from './conversions/rule-routes';
import { creativeRoutes } from './creatives/creative-routes';
import { campaignRoutes } from './campaigns/campaign-routes';
import { campaignGroupRoutes } from './campaign-groups/campaign-group-routes';
import { imageRoutes } from './images/image-routes';
import { placeRoutes } from './places/place-routes';
import { postRoutes } from './posts/post-routes';
import { reportRoutes } from './reports/report-routes';
import type { World } from './store/world';
import { answered } from './wire/answers';
import type { Call } from './wire/call';
import { plainError } from './wire/envelope';
import { failure } from './wire/failure';
import { admit } from './wire/gate';
import { badParameter } from './wire/query-faults';
import { parseQuery } from './wire/query';
import { Refusal } from './wire/refusal';
import { MalformedRestli, parseRestli } from './wire/restli-value';
import { restMethod } from './wire/rest-method';
import { findRoute, type Route } from './wire/route';
import { untunnel } from './wire/untunnel';

const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...campaignGroupRoutes,
  ...campaignRoutes,
  ...creativeRoutes,
  ...postRoutes,
  ...imageRoutes,
  ...reportRoutes,
  ...placeRoutes,
  ...ruleRoutes,
  ...eventRoutes,
];

/** api.linkedin.com: the versioned marketing API. */
export function apiDoor(world: () => World): VendorDoor {
  return {
    prefix: 'linkedin-ads',
    hosts: ['api.linkedin.com'],
    handle: (request) => answered(() => answer(request, world())),
    nature: (method, _path, headers) => (isRead(method, headers) ? 'read' : 'write'),
    failure,
  };
}

/** A tunnelled GET is a read. */
function isRead(method: string, headers: VendorRequest['headers'] = {}): boolean {
  return method === 'GET' || headers['x-http-method-override']?.toUpperCase() === 'GET';
}

function answer(request: VendorRequest, world: World): VendorAnswer {
  const { personId, scopes } = admit(request, world);
  const found = findRoute(ROUTES, request.path);
  if (!found) {
    throw new Refusal(404, {
      ...plainError(404, 'No virtual resource found'),
      code: 'RESOURCE_NOT_FOUND',
    });
  }
  world.quota.count(personId, found.route.path, world.now());
  const { verb, rawQuery, headers, body } = untunnel(request);
  const query = parseQuery(rawQuery);
  const hasKey = found.route.path.endsWith('{}');
  const method = restMethod(verb, headers, hasKey, Object.keys(query.parameters));
  const namedMethod = headers['x-restli-method']?.toUpperCase();
  const call: Call = {
    world,
    personId,
    scopes,
    method,
    namedMethod,
    keys: found.keys.map(keyOf),
    query,
    headers,
    body,
    baseUrl: request.baseUrl,
  };
  return found.route.answer(call);
}

function keyOf(raw: string): string {
  try {
    const key = parseRestli(raw);
    if (typeof key === 'string') return key;
  } catch (error) {
    if (!(error instanceof MalformedRestli)) throw error;
  }
  throw badParameter('key');
}
