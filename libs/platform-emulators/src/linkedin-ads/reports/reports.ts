import { type Figures, plus } from '../../core/delivery';
import type { Fields } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import { ok } from '../doors/bodies';
import { type Call, needScope, type Route } from '../doors/call';
import { urnOf } from '../doors/query';
import { plainError, Refusal } from '../errors';
import type { Entity, World } from '../store';
import { UNVERIFIED } from '../unverified';
import { METRICS, type Pivot, readReportQuery, type ReportQuery } from './query';

/**
 * Reports by day of UTC, without pages. An account that the caller cannot read gives an empty
 * report, not a refusal (platform document 2d).
 */
export const reportRoutes: readonly Route[] = [{ path: '/rest/adAnalytics', answer: analytics }];

function analytics(call: Call): VendorAnswer {
  const { world, personId, query } = call;
  needScope(call.scopes, ['r_ads_reporting'], 'GET /adAnalytics');
  if (call.method !== 'FINDER') throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  const asked = readReportQuery(query, new Date(world.now()).toISOString().slice(0, 10));
  const accountIds = [...world.accounts.values()]
    .filter((account) => world.people.roleOn(account, personId) !== undefined)
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

/** Figures of one stretch of days for one set of pivot values. */
interface ReportRow {
  readonly pivotValues: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly figures: Figures;
  readonly currency: string;
}

/**
 * Rows of what was delivered: only stretches and pivot values with figures, and only of accounts
 * that the caller reaches.
 */
function reportRows(
  query: ReportQuery,
  accountIds: readonly string[],
  world: World,
): readonly ReportRow[] {
  const { pivots } = query;
  if (!pivots) return [];
  const kind = pivots.includes('CREATIVE') || query.urns.creatives ? 'creative' : 'campaign';
  const rows = new Map<string, ReportRow>();
  for (const entity of accountIds.flatMap((id) => world.table(kind).ofAccount(id))) {
    const urns = urnsOf(entity, world);
    if (isAsked(query, urns)) {
      addDays(
        rows,
        query,
        entity,
        pivots.map((pivot) => urns[pivot] ?? ''),
        world,
      );
    }
  }
  return [...rows.values()].sort(
    (a, b) =>
      a.from.localeCompare(b.from) || a.pivotValues.join().localeCompare(b.pivotValues.join()),
  );
}

function addDays(
  rows: Map<string, ReportRow>,
  query: ReportQuery,
  entity: Entity,
  pivotValues: readonly string[],
  world: World,
): void {
  const currency = world.accounts.get(entity.accountId)?.currency ?? 'USD';
  for (const [date, figures] of world.book.daysOf(`${entity.kind}:${entity.id}`)) {
    if (date < query.from || date > query.to || !isSeen(figures)) continue;
    const stretch = stretchOf(date, query);
    const key = [stretch.from, ...pivotValues].join(' ');
    const stored = rows.get(key);
    rows.set(key, {
      pivotValues,
      ...stretch,
      currency,
      figures: stored ? plus(stored.figures, figures) : figures,
    });
  }
}

const isSeen = (figures: Figures): boolean =>
  Object.values(figures).some((value: number) => value > 0);

function stretchOf(
  date: string,
  { granularity, from, to }: ReportQuery,
): { readonly from: string; readonly to: string } {
  switch (granularity) {
    case 'DAILY':
      return { from: date, to: date };
    case 'ALL':
      return { from, to };
    case 'MONTHLY':
      return within(`${date.slice(0, 7)}-01`, lastOfMonth(date), from, to);
    case 'YEARLY':
      return within(`${date.slice(0, 4)}-01-01`, `${date.slice(0, 4)}-12-31`, from, to);
  }
}

const within = (first: string, last: string, from: string, to: string) => ({
  from: first < from ? from : first,
  to: last > to ? to : last,
});

const lastOfMonth = (date: string): string =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10);

type Urns = Readonly<Record<Pivot, string | undefined>>;

function urnsOf(entity: Entity, world: World): Urns {
  const campaign =
    entity.kind === 'creative' ? world.table('campaign').get(entity.parentId ?? '') : entity;
  return {
    ACCOUNT: urnOf('sponsoredAccount', entity.accountId),
    CAMPAIGN_GROUP: urnOf('sponsoredCampaignGroup', campaign?.parentId ?? ''),
    CAMPAIGN: urnOf('sponsoredCampaign', campaign?.id ?? ''),
    CREATIVE: entity.kind === 'creative' ? urnOf('sponsoredCreative', entity.id) : undefined,
  };
}

function isAsked(
  { urns: { accounts, campaigns, campaignGroups, creatives } }: ReportQuery,
  urns: Urns,
): boolean {
  const pairs = [
    [accounts, urns.ACCOUNT],
    [campaigns, urns.CAMPAIGN],
    [campaignGroups, urns.CAMPAIGN_GROUP],
    [creatives, urns.CREATIVE],
  ] as const;
  return pairs.every(([asked, own]) => !asked || asked.length === 0 || asked.includes(own ?? ''));
}
