import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { accountRoutes } from '../accounts';
import { campaignGroupRoutes } from '../campaigns/campaign-groups';
import { campaignRoutes } from '../campaigns/campaigns';
import { ruleRoutes } from '../conversions/conversion-rules';
import { eventRoutes } from '../conversions/events';
import { creativeRoutes } from '../creatives/creatives';
import { postRoutes } from '../creatives/posts';
import { badParameter, plainError, Refusal } from '../errors';
import { imageRoutes } from '../media';
import { reportRoutes } from '../reports/reports';
import type { World } from '../store';
import { placeRoutes } from '../targeting/routes';
import { answered, failure } from './bodies';
import { admit, type Call, findRoute, restMethod, type Route } from './call';
import { MalformedRestli, parseQuery, parseRestli } from './query';

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

/** A request as it was meant: verb, raw query and body. */
export interface UntunnelledRequest {
  readonly verb: string;
  readonly rawQuery: string;
  readonly headers: VendorRequest['headers'];
  readonly body: Buffer;
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = /^multipart\/mixed;\s*boundary="?([^";]+)"?/i;

/**
 * Undoes query tunnelling: POST with `X-HTTP-Method-Override`, the query as a form body, or query
 * and JSON as two parts (platform document 2).
 */
function untunnel({ method, rawQuery = '', headers, body }: VendorRequest): UntunnelledRequest {
  const verb = headers['x-http-method-override']?.toUpperCase();
  if (verb === undefined) return { verb: method, rawQuery, headers, body };
  if (method !== 'POST' || rawQuery !== '') {
    throw refused('A tunnelled query travels in the body of a POST');
  }
  const type = headers['content-type'] ?? '';
  if (type.toLowerCase().startsWith(FORM)) {
    return { verb, rawQuery: body.toString('utf8').trim(), headers, body: Buffer.alloc(0) };
  }
  const boundary = MULTIPART.exec(type)?.[1];
  if (boundary === undefined) throw refused(`A tunnelled query is ${FORM} or multipart/mixed`);
  return { verb, ...parts(body.toString('utf8'), boundary, headers) };
}

function parts(
  body: string,
  boundary: string,
  headers: VendorRequest['headers'],
): Omit<UntunnelledRequest, 'verb'> {
  const sections = body.split(`--${boundary}`).slice(1, -1).map(section);
  const [query, entity] = [FORM, 'application/json'].map((type) =>
    sections.find((one) => one.type.startsWith(type)),
  );
  if (!query || !entity) {
    throw refused('A tunnelled query needs a part for the query and one for the entity');
  }
  return {
    rawQuery: query.content,
    headers: { ...headers, 'content-type': entity.type },
    body: Buffer.from(entity.content),
  };
}

function section(text: string): { readonly type: string; readonly content: string } {
  const [head = '', content = ''] = text.split(/\r?\n\r?\n(.*)/s);
  return {
    type: /content-type:\s*([^\r\n]+)/i.exec(head)?.[1] ?? '',
    content: content.replace(/\r?\n$/, ''),
  };
}

const refused = (message: string) => new Refusal(400, plainError(400, message));
