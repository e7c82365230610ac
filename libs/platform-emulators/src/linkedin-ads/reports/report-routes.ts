import type { VendorAnswer } from '../../vendor';
import { ok } from '../wire/answers';
import type { Call } from '../wire/call';
import { UNVERIFIED } from '../unverified';
import { plainError } from '../wire/envelope';
import type { Fields } from '../../json/fields';
import { needScope } from '../wire/gate';
import { Refusal } from '../wire/refusal';
import type { Route } from '../wire/route';
import { METRICS } from './metrics';
import { readReportQuery } from './report-query';
import { type ReportRow, reportRows } from './report-rows';

/** Reports by day of UTC: no pages, and nothing rather than a refusal for what the caller does not reach (platform document 2d). */
export const reportRoutes: readonly Route[] = [{ path: '/rest/adAnalytics', answer: analytics }];

function analytics(call: Call): VendorAnswer {
  const { world, personId, query } = call;
  needScope(call.scopes, ['r_ads_reporting'], 'GET /adAnalytics');
  if (call.method !== 'FINDER') throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  const asked = readReportQuery(query, new Date(world.now()).toISOString().slice(0, 10));
  const accountIds = [...world.accounts.values()]
    .filter((account) => account.personId === personId)
    .map(({ id }) => id);
  const hides = (name: string) =>
    query.projection !== undefined && !Object.hasOwn(query.projection, name);
  const elements = reportRows(asked, accountIds, world)
    .slice(0, UNVERIFIED.reportElements)
    .map((row) => ({
      ...(hides('pivotValues') ? {} : { pivotValues: row.pivotValues }),
      ...(hides('dateRange')
        ? {}
        : { dateRange: { start: dateOf(row.from), end: dateOf(row.to) } }),
      ...metricsOf(row, asked.metrics),
    }));
  return ok({ paging: { start: 0, count: 10, links: [] }, elements });
}

const metricsOf = ({ figures, currency }: ReportRow, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, METRICS[name]?.(figures, currency)]));

function dateOf(date: string): Fields {
  const [year, month, day] = date.split('-').map(Number);
  return { year, month, day };
}
