import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { accountRoutes, authorise } from '../accounts';
import { adGroups } from '../ad-groups';
import { ads, previewRoutes } from '../ads';
import { bulkRoutes } from '../bulk/routes';
import { campaigns } from '../campaigns';
import { conversionRoutes } from '../conversions/pixels';
import {
  answerHeaders,
  ApiRefusal,
  failure,
  invalidUrl,
  notSwitchedOn,
  refusalAnswer,
} from '../errors';
import { uploadRoutes } from '../media/uploads';
import { geoRoutes } from '../places/places';
import { insightRoutes } from '../reports/insights';
import type { RateLimit } from '../store/calls';
import type { World } from '../store/world';
import { checkQuery, readJson, type Route } from './call';
import { resourceRoutes } from './resources';

const PER_ENDPOINT: RateLimit = { calls: 600, seconds: 60 };
const OVERALL: RateLimit = { calls: 1_200, seconds: 60 };
const BULK_JOBS: RateLimit = { calls: 10, seconds: 10 };

/**
 * The published limits that a call counts against, per account (platform document 4f; the same per
 * IP address are not emulated).
 */
function rateLimits(accountId: string, { method, path }: Route): ReadonlyMap<string, RateLimit> {
  const endpoint = `${method} ${path}`;
  const own: readonly [string, RateLimit][] =
    endpoint === 'POST /bulk_mutation_jobs' ? [[`${accountId} new jobs`, BULK_JOBS]] : [];
  return new Map([[`${accountId} ${endpoint}`, PER_ENDPOINT], [accountId, OVERALL], ...own]);
}

const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...insightRoutes,
  ...conversionRoutes,
  ...resourceRoutes(campaigns),
  ...resourceRoutes(adGroups),
  ...resourceRoutes(ads),
  ...previewRoutes,
  ...uploadRoutes,
  ...geoRoutes,
  ...bulkRoutes,
];

/** The Advertiser API at `/v1` (platform document 4). */
export function adsDoor(world: () => World): VendorDoor {
  return {
    prefix: 'openai-ads',
    hosts: ['api.ads.openai.com'],
    handle: (request) => answer(world(), request),
    nature: (method, path) =>
      findRoute(method, path)?.route.nature ?? (method === 'GET' ? 'read' : 'write'),
    failure,
  };
}

async function answer(world: World, request: VendorRequest): Promise<VendorAnswer> {
  try {
    return await handle(world, request);
  } catch (error) {
    if (error instanceof ApiRefusal) return refusalAnswer(error);
    throw error;
  }
}

async function handle(world: World, request: VendorRequest): Promise<VendorAnswer> {
  const account = authorise(world, request);
  const found = findRoute(request.method, request.path);
  if (!found) throw invalidUrl(request.method, request.path);
  const { route, ids } = found;
  if (route.path.startsWith('/conversions/') && !account.features.conversions) {
    throw notSwitchedOn();
  }
  world.callRate.count(rateLimits(account.id, route), world.now());
  checkQuery(request.query, route.query);
  const body = readJson(request, route.body);
  const answered = await route.answer({ world, account, ids, query: request.query, body, request });
  return { status: route.status, headers: answerHeaders(), body: answered };
}

function findRoute(
  method: string,
  path: string,
): { readonly route: Route; readonly ids: readonly string[] } | undefined {
  const below = path.startsWith('/v1/') ? path.slice(3) : undefined;
  for (const route of ROUTES) {
    const match = route.method === method && below !== undefined ? route.pattern.exec(below) : null;
    if (match) return { route, ids: match.slice(1) };
  }
  return undefined;
}
