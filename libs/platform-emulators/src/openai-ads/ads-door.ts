import type { VendorAnswer, VendorDoor, VendorRequest } from '../vendor';
import { accountRoutes } from './accounts/account-routes';
import { authorise } from './accounts/authorise';
import { adGroups } from './ad-groups/ad-groups';
import { ads } from './ads/ads';
import { previewRoutes } from './ads/preview-routes';
import { bulkRoutes } from './bulk/bulk-routes';
import { campaigns } from './campaigns/campaigns';
import { conversionRoutes } from './conversions/conversion-routes';
import { insightRoutes } from './insights/insight-routes';
import { uploadRoutes } from './media/upload-routes';
import { geoRoutes } from './places/geo-routes';
import { resourceRoutes } from './resources/resource-routes';
import type { World } from './store/world';
import { answerHeaders, failure, refusalAnswer } from './wire/answer';
import { checkQuery } from './wire/query';
import { rateLimits } from './wire/rate-limits';
import { readJson } from './wire/read-json';
import { ApiRefusal, invalidUrl } from './wire/refusal';
import type { Route } from './wire/route';

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
