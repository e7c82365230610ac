import { askedAccount } from '../accounts/asked-account';
import { vendorTime } from '../rules/times';
import type { Fields } from '../../json/fields';
import { page } from '../wire/page';
import { type Call, type Route, route } from '../wire/route';
import { readOrder } from './report-order';
import { reportRows } from './report-rows';
import { reportShape } from './report-shape';

/** Reports, answered at once (platform document 3d). */
export const reportRoutes: readonly Route[] = [
  route(
    'POST',
    '/ad_accounts/:account/reports',
    { policy: 'ads-reporting', data: reportShape, isSearch: true },
    answer,
  ),
];

function answer(call: Call): Fields {
  const { world } = call;
  const rows = reportRows(
    world,
    askedAccount(call).id,
    readOrder(call.data as Fields, world.now()),
  );
  const { items, index, total, pagination } = page(rows, call);
  return {
    data: { metrics: items, metrics_updated_at: vendorTime(world.now()) },
    pagination: { ...pagination, page_index: index, total_count: total },
  };
}
