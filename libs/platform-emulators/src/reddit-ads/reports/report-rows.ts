import { DateTime } from 'luxon';
import { type Figures, NO_FIGURES, plus } from '../../delivery/spend-book';
import { RESOURCES } from '../control/remote-object';
import type { HourFigures, Served } from '../delivery/ledger';
import { readEntity } from '../store/read-entity';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';
import { reportField, type RowFigures } from './report-fields';
import type { ReportFilter } from './report-filter';
import type { ReportOrder } from './report-order';

/** Rows of a report, by their breakdowns in the order asked for: only where something was delivered. */
export function reportRows(world: World, accountId: string, order: ReportOrder): readonly Fields[] {
  const rows = new Map<string, { readonly keys: Fields; figures: RowFigures }>();
  for (const hour of world.ledger.between(accountId, order.from, order.to)) {
    if (!passes(world, hour.served, order.filters)) continue;
    const keys = keysOf(hour, order);
    if (!keys) continue;
    const name = JSON.stringify(Object.values(keys));
    rows.set(name, { keys, figures: added(rows.get(name)?.figures, hour) });
  }
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { keys, figures }]) => ({ ...keys, ...valuesOf(figures, order) }));
}

const valuesOf = (figures: RowFigures, { fields }: ReportOrder): Fields =>
  Object.fromEntries(
    fields.map((name) => [name.toLowerCase(), reportField(name)?.(figures) ?? null]),
  );

function added(sum: RowFigures | undefined, { figures, served }: HourFigures): RowFigures {
  const before = sum?.byEvent[served.event] ?? { count: 0, value: 0 };
  const event = {
    count: before.count + figures.conversions,
    value: before.value + figures.conversionsValue,
  };
  const total: Figures = plus(sum ?? NO_FIGURES, figures);
  return { ...total, byEvent: { ...sum?.byEvent, [served.event]: event } };
}

/** What a row is of; undefined for figures that belong to no object of an asked level. */
function keysOf(
  { served, hour }: HourFigures,
  { breakdowns, zone }: ReportOrder,
): Fields | undefined {
  const at = DateTime.fromMillis(hour, { zone });
  const known: Readonly<Record<string, string>> = {
    AD_ACCOUNT_ID: served.accountId,
    CAMPAIGN_ID: served.campaignId,
    AD_GROUP_ID: served.adGroupId,
    AD_ID: served.adId,
    DATE: at.toFormat('yyyy-MM-dd'),
    HOUR: at.toFormat("yyyy-MM-dd'T'HH:00:00"),
  };
  const keys = breakdowns.map((name) => [name.toLowerCase(), name in known ? known[name] : null]);
  return keys.some(([, value]) => value === '') ? undefined : Object.fromEntries(keys);
}

function passes(world: World, served: Served, filters: readonly ReportFilter[]): boolean {
  const ids = { campaign: served.campaignId, adGroup: served.adGroupId, ad: served.adId };
  return (
    filters.length === 0 ||
    filters.some(({ kind, member, isEqual, value }) => {
      const entity = world.table(kind).get(ids[kind]);
      return (
        entity !== undefined &&
        (String(readEntity(RESOURCES[kind], entity, world)[member]) === value) === isEqual
      );
    })
  );
}
