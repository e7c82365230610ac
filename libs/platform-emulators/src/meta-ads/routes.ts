import { accountRoutes } from './account-routes';
import { ads } from './ads/ads';
import { adsets } from './adsets/adsets';
import { campaigns } from './campaigns/campaigns';
import { eventRoutes } from './conversions/take-events';
import { creatives } from './creatives/creatives';
import { insightRoutes } from './insights/insight-routes';
import { LIST_PARAMETERS, resourceRoutes } from './store/resource-routes';
import { listObjects } from './wire/list-objects';
import { type Route, route } from './wire/route';

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
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  all.flatMap((one) => one.on.map((kind) => [`${one.method} ${kind} ${one.edge}`, one] as const)),
);
