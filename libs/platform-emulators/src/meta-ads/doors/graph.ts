import { type Fields, textIn } from '../../core/json';
import type { RequestNature, VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { accountRoutes, debugToken, exchangeToken } from '../accounts';
import { adsets } from '../ad-sets/ad-sets';
import { ads } from '../ads/ads';
import { creatives } from '../ads/creatives';
import { campaigns } from '../campaigns';
import { eventRoutes } from '../conversions';
import {
  failure,
  GraphError,
  noSuchObject,
  notPermitted,
  refusalAnswer,
  unknownPath,
} from '../errors';
import { pictureFile } from '../nodes/accounts';
import { accountOfPath, answerPerson, requireGranted } from '../people/calls';
import { callerOf } from '../people/tokens';
import { answerSearch } from '../places/search';
import { insightRoutes } from '../reports/insights';
import { ACTIVE_ACCOUNT, type World } from '../store';
import { answerBatch } from './batch';
import {
  accountOf,
  type Call,
  COMMON_PARAMETERS,
  type GraphRequest,
  PAGE_PARAMETERS,
  readParameters,
  type Route,
  route,
  type Sent,
  subjectOf,
  tokenOf,
  versionOf,
} from './call';
import { listObjects, readObject } from './lists';
import { LIST_PARAMETERS, resourceRoutes } from './resources';
import { readMembers } from './shapes';

/** The graph, its upload host, and the addresses of pictures. */
export function graphDoor(world: () => World): VendorDoor {
  return {
    prefix: 'meta-ads',
    hosts: ['graph.facebook.com', 'graph-video.facebook.com'],
    handle: async (request) => pictureFile(world(), request) ?? answer(world(), request),
    nature: requestNature,
    failure,
  };
}

async function answer(world: World, request: VendorRequest): Promise<VendorAnswer> {
  const sent = await sentBy(request);
  if (sent instanceof GraphError) return refusalAnswer(sent, request.path);
  const { method, path, headers, baseUrl } = request;
  return answerRequest(world, { method, path, headers, baseUrl, ...sent });
}

async function sentBy(request: VendorRequest): Promise<Sent | GraphError> {
  try {
    return await readParameters(request);
  } catch (error) {
    if (error instanceof GraphError) return error;
    throw error;
  }
}

/** Answers one request, refusals as the vendor writes them. */
function answerRequest(world: World, request: GraphRequest): VendorAnswer {
  try {
    return answered(world, request);
  } catch (error) {
    if (error instanceof GraphError) return refusalAnswer(error, request.path);
    throw error;
  }
}

function answered(world: World, request: GraphRequest): VendorAnswer {
  const { number, path, version } = versionOf(request.path, new Date(world.now()));
  if (path === '/oauth/access_token') {
    return { status: 200, body: exchangeToken(world, request.parameters) };
  }
  if (path === '/debug_token') return { status: 200, body: debugToken(world, request) };
  const token = tokenOf(request.headers, request.parameters);
  const proof = textIn(request.parameters, 'appsecret_proof');
  const caller = token === '' ? undefined : callerOf(world, token, proof);
  const account = caller ? accountOfPath(world, caller, path) : accountOf(world, token, proof);
  const override = textIn(request.parameters, 'method').toUpperCase();
  const method =
    request.method === 'POST' && ['GET', 'DELETE'].includes(override) ? override : request.method;
  const call = {
    ...request,
    world,
    method,
    account,
    token,
    version,
    versionNumber: number,
    path,
    ...(caller ? { caller } : {}),
  };
  const body = bodyOf(call);
  const tier = caller && caller.app.status !== 'active' ? 'development_access' : 'standard_access';
  const headers = {
    ...world.usage.headers(account.id, world.now(), tier),
    'x-app-usage': '{"call_count":1,"total_cputime":1,"total_time":1}',
  };
  return {
    status: 200,
    headers: { ...headers, 'facebook-api-version': version.slice(1) || `v${number}.0` },
    body,
  };
}

function bodyOf(call: Omit<Call, 'subject'>): unknown {
  const { caller } = call;
  const own = caller && answerPerson({ ...call, caller });
  if (own !== undefined) return own;
  if (call.path === '/search' && call.method === 'GET') return answerSearch(call);
  if (call.path !== '/') return answerCall(call);
  if (call.method === 'POST' && call.parameters.batch !== undefined) {
    return answerBatch(call, (part) => answerRequest(call.world, part));
  }
  if (call.method === 'GET' && call.parameters.ids !== undefined) return readByIds(call);
  throw unknownPath('/');
}

/** `GET /?ids=1,2`: objects by id; one that is not there refuses the whole call. */
function readByIds(call: Omit<Call, 'subject'>): Fields {
  const ids = idsOf(call.parameters.ids);
  call.world.usage.count(call.account.id, false, call.world.now());
  return Object.fromEntries(
    ids.map((id) => {
      const { world, caller } = call;
      const account = caller ? accountOfPath(world, caller, `/${id}`) : call.account;
      return [id, readObject({ ...call, account, subject: subject({ ...call, account }, id) })];
    }),
  );
}

const idsOf = (sent: unknown): readonly string[] =>
  (Array.isArray(sent)
    ? sent.map(String)
    : String(sent)
        .replace(/[[\]"\s]/g, '')
        .split(',')
  ).filter((id) => id !== '');

function subject(call: Omit<Call, 'subject'>, id: string) {
  try {
    return subjectOf(call, id);
  } catch {
    throw new GraphError({
      code: 803,
      message: `(#803) Some of the aliases you requested do not exist: ${id}`,
    });
  }
}

/**
 * Token exchange and inspection are auth; GET is a read; a report that is ordered by POST is a read
 * too.
 */
function requestNature(method: string, path: string): RequestNature {
  if (/^(\/v[\d.]+)?\/(oauth\/access_token|debug_token)$/.test(path)) return 'auth';
  if (method === 'GET' || method === 'HEAD') return 'read';
  return method === 'POST' && /\/insights$/.test(path) ? 'read' : 'write';
}

/** Answers a call on an object or one of its edges: `/<id>` or `/<id>/<edge>`. */
function answerCall(call: Omit<Call, 'subject'>): unknown {
  const [id = '', edge = '', ...rest] = call.path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  const subject = subjectOf(call, id);
  const isRead = call.method === 'GET';
  const { caller } = call;
  if (caller) requireGranted({ ...call, caller }, edge, isRead);
  call.world.usage.count(subject.accountId, !isRead, call.world.now());
  const found = ROUTES.get(`${call.method} ${subject.kind} ${edge}`);
  if (rest.length > 0 || !found) {
    throw edge === ''
      ? noSuchObject(call.method, id)
      : unknownPath(`/${[edge, ...rest].join('/')}`);
  }
  if (!isRead && call.account.status !== ACTIVE_ACCOUNT) {
    throw notPermitted('The ad account is not active');
  }
  const read = readMembers(
    ownParameters(call, found),
    found.parameters,
    found.required,
    '',
    call.account.timeZone,
  );
  return found.answer({ ...call, subject }, read);
}

/** What was sent without what every call takes; a route's own meaning of such a name goes first. */
function ownParameters(
  { method, parameters }: Omit<Call, 'subject'>,
  { parameters: members }: Route,
): Fields {
  const common = { ...COMMON_PARAMETERS, ...(method === 'GET' ? PAGE_PARAMETERS : {}) };
  return Object.fromEntries(
    Object.entries(parameters).filter(
      ([name]) => Object.hasOwn(members, name) || !Object.hasOwn(common, name),
    ),
  );
}

const childRoutes: readonly Route[] = [
  route('GET', ['campaign'], 'adsets', LIST_PARAMETERS, (call, read) =>
    listObjects(call, read, call.world.table('adset').under(call.subject.id)),
  ),
  route('GET', ['adset'], 'ads', LIST_PARAMETERS, (call, read) =>
    listObjects(call, read, call.world.table('ad').under(call.subject.id)),
  ),
  route('GET', ['campaign'], 'ads', LIST_PARAMETERS, (call, read) =>
    listObjects(
      call,
      read,
      call.world
        .table('adset')
        .under(call.subject.id)
        .flatMap((adset) => call.world.table('ad').under(adset.id)),
    ),
  ),
];

const all = [
  ...accountRoutes,
  ...resourceRoutes(campaigns),
  ...resourceRoutes(adsets),
  ...resourceRoutes(creatives),
  ...resourceRoutes(ads),
  ...childRoutes,
  ...insightRoutes,
  ...eventRoutes,
];

/** Routes by method, kind of object and edge. */
const ROUTES: ReadonlyMap<string, Route> = new Map(
  all.flatMap((one) => one.on.map((kind) => [`${one.method} ${kind} ${one.edge}`, one] as const)),
);
