import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import type { Account } from '../accounts/account';
import type { World } from '../store/world';
import { ApiError, badToken, forbidden, notFound } from './api-error';
import { failure } from './failure';
import { findRoute, type FoundRoute } from './find-route';
import { readData } from './read-data';
import type { Route } from './route';
import { requireUserAgent } from './user-agent';

/** The door of `ads-api.reddit.com`: checks who calls and how often, reads the body, answers the route. */
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
  const headers = world.rateLimits.admit(caller.clientId, route.policy, world.now());
  try {
    const data = route.data ? readData(request, route.data) : undefined;
    const { query, path, baseUrl } = request;
    const body = await route.answer({ world, caller, params, query, data, path, baseUrl });
    return { status: route.status, headers, body };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer = error.answer();
    return { ...answer, headers: { ...headers, ...answer.headers } };
  }
}

function callerOf(
  { headers }: VendorRequest,
  world: World,
  { scope, isSearch, method }: Route,
): Account {
  const token = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const caller = world.accounts.get(world.tokens.holder(token, world.now()) ?? '');
  if (!caller) throw badToken();
  if (!caller.scopes.includes(scope)) throw forbidden(`Access not granted: ${scope} is missing.`);
  if (caller.isSuspended && method !== 'GET' && !isSearch) {
    throw forbidden('The ad account is suspended.');
  }
  return caller;
}
