import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { ApiError, badToken, failure, forbidden, notFound } from '../errors';
import type { Caller } from '../store/accounts';
import type { World } from '../store/world';
import { requireUserAgent, type Route } from './call';
import { readData } from './shapes';

/**
 * The door of `ads-api.reddit.com`: checks who calls and how often, reads the body, answers the
 * route.
 */
export function apiDoor(world: () => World, routes: readonly Route[]): VendorDoor {
  return {
    prefix: 'reddit-ads',
    hosts: ['ads-api.reddit.com'],
    handle: (request) => handle(request, world(), routes),
    nature: (method, path) =>
      method === 'GET' || findRoute(routes, method, path)?.route.isSearch ? 'read' : 'write',
    failure,
  };
}

async function handle(
  request: VendorRequest,
  world: World,
  routes: readonly Route[],
): Promise<VendorAnswer> {
  try {
    requireUserAgent(request.headers['user-agent']);
    const found = findRoute(routes, request.method, request.path);
    if (!found) throw notFound(`${request.method} ${request.path}`);
    return await admitted(request, world, found);
  } catch (error) {
    if (error instanceof ApiError) return error.answer();
    throw error;
  }
}

async function admitted(
  request: VendorRequest,
  world: World,
  { route, params }: FoundRoute,
): Promise<VendorAnswer> {
  const caller = callerOf(request, world, route);
  const headers = world.rateLimits.admit(
    `${caller.clientId} ${caller.memberId}`,
    route.policy,
    world.now(),
  );
  try {
    const data = route.data ? readData(request, route.data) : undefined;
    const { query, path, baseUrl } = request;
    const isWrite = route.method !== 'GET' && !route.isSearch;
    const body = await route.answer({ world, caller, isWrite, params, query, data, path, baseUrl });
    return { status: route.status, headers, body };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer = error.answer();
    return { ...answer, headers: { ...headers, ...answer.headers } };
  }
}

function callerOf({ headers }: VendorRequest, world: World, { scope }: Route): Caller {
  const token = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const caller = world.caller(token);
  if (!caller) throw badToken();
  if (!caller.scopes.includes(scope)) throw forbidden(`Access not granted: ${scope} is missing.`);
  return caller;
}

/** A route and what its path's places hold. */
interface FoundRoute {
  readonly route: Route;
  readonly params: readonly string[];
}

const BASE = '/api/v3';
const patterns = new Map<string, RegExp>();

/**
 * The route of a method and path; any other method on a known path is as unknown as a wrong path
 * (404, platform document 3b).
 */
function findRoute(routes: readonly Route[], method: string, path: string): FoundRoute | undefined {
  if (!path.startsWith(`${BASE}/`)) return undefined;
  const below = path.slice(BASE.length);
  for (const route of routes) {
    const match = route.method === method ? patternOf(route.path).exec(below) : null;
    if (match) return { route, params: match.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}

function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known) return known;
  const pattern = new RegExp(`^${template.replace(/:[a-z]+/g, '([^/]+)')}/?$`);
  patterns.set(template, pattern);
  return pattern;
}
