import { adGroups } from '../ad-groups/ad-groups';
import { ads } from '../ads/ads';
import { campaigns } from '../campaigns/campaigns';
import type { Resource } from '../resources/resource';
import { namedObject } from '../resources/resource-routes';
import { listEnvelope } from '../wire/envelope';
import type { Fields } from '../../json/fields';
import { pageOf } from '../wire/page';
import { type Call, type Route, route } from '../wire/route';
import { INSIGHT_QUERY, readInsightRequest } from './insight-request';
import { insightRows } from './insight-rows';
import type { InsightScope } from './insight-scope';

const MAX_ROWS = 2_000;
const RESOURCES: readonly Resource[] = [campaigns, adGroups, ads];

/** Reports on the account, a campaign, an ad group or an ad (platform document 4d). */
export const insightRoutes: readonly Route[] = [
  route(
    'GET',
    '/ad_account/insights',
    (call) => report(call, { level: 'ad_account', entityId: call.account.id }),
    { query: INSIGHT_QUERY },
  ),
  ...RESOURCES.map((resource) =>
    route(
      'GET',
      `${resource.path}/{id}/insights`,
      (call) => report(call, { level: resource.kind, entityId: namedObject(resource, call).id }),
      { query: INSIGHT_QUERY },
    ),
  ),
];

function report(call: Call, scope: InsightScope): Fields {
  const rows = insightRows(call, scope, readInsightRequest(call, scope.level));
  const { items, hasMore } = pageOf(rows, ({ id }) => String(id), call.query, MAX_ROWS);
  return { ...listEnvelope(items, hasMore), count: items.length };
}
