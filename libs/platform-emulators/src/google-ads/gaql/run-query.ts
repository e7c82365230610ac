import { type Figures, NO_FIGURES, plus } from '../../core/delivery';
import { camel, isRecord } from '../schema/message';
import type { Row } from '../store/store';
import { UNVERIFIED } from '../unverified';
import { bindQuery, type BoundQuery, matches } from './bound-query';
import { type FieldRef, FIELDS } from './catalogue';
import { badQuery, parseQuery } from './parse-query';
import { type ResultRow, resultRows, type Target } from './result-rows';
import { VIEWS } from './views';

export interface QueryAnswer {
  readonly rows: readonly Record<string, unknown>[];
  readonly fieldMask: string;
}

/** Answers a GAQL query, or throws Refused with the vendor's `queryError`. */
export function runQuery(text: string, target: Target, now: Date): QueryAnswer {
  const query = bindQuery(parseQuery(text), target.customer, now);
  if (target.isManager && query.reports) {
    throw badQuery(
      'REQUESTED_METRICS_FOR_MANAGER',
      'Metrics cannot be requested for a manager account.',
    );
  }
  const wanted = ordered(filtered(query, target, now), query, now).slice(0, query.limit);
  return {
    rows: wanted.map((result) => printRow(result, query.select, now)),
    fieldMask: printMask(query.select),
  };
}

function filtered(query: BoundQuery, target: Target, now: Date): ResultRow[] {
  const conditions = query.where.filter(({ ref }) => ref.resource !== 'segments');
  const found: ResultRow[] = [];
  const all = resultRows(query.from, target);
  for (const result of query.reports ? withFigures(all, query) : all) {
    if (
      isInView(query.from, result) &&
      conditions.every((condition) => matches(condition, valueOf(result, condition.ref, now)))
    ) {
      found.push(result);
    }
  }
  return found;
}

/** `keyword_view` holds positive keywords only. */
function isInView(from: string, { parts }: ResultRow): boolean {
  const criterion = parts['ad_group_criterion'];
  return (
    from !== 'keyword_view' ||
    (criterion !== undefined && 'row' in criterion && criterion.row.data['negative'] !== true)
  );
}

function ordered(results: ResultRow[], { orderBy }: BoundQuery, now: Date): ResultRow[] {
  if (!orderBy.length) return results;
  return results.sort((a, b) => {
    for (const { ref, descending } of orderBy) {
      const difference = compare(valueOf(a, ref, now), valueOf(b, ref, now), ref.field.type);
      if (difference) return descending ? -difference : difference;
    }
    return 0;
  });
}

function compare(a: unknown, b: unknown, type: string): number {
  if (['int64', 'int32', 'double'].includes(type)) return Number(a ?? 0) - Number(b ?? 0);
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  return left < right ? -1 : Number(left > right);
}

/**
 * Adds figures to results: one result per day with figures, or one with their sum over the days
 * asked for.
 */
function* withFigures(rows: Iterable<ResultRow>, query: BoundQuery): Generator<ResultRow> {
  const dates = query.where.filter(({ ref }) => ref.name === 'segments.date');
  const isAsked = (date: string) => dates.every((condition) => matches(condition, date));
  for (const row of rows) {
    const days = daysOf(row, query.from).filter(([date]) => isAsked(date));
    if (query.byDay) {
      yield* days
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([date, figures]) => ({ ...row, date, figures }));
    } else {
      yield { ...row, figures: days.reduce((sum, [, figures]) => plus(sum, figures), NO_FIGURES) };
    }
  }
}

function daysOf({ customer, parts }: ResultRow, from: string): [string, Figures][] {
  if (from === 'customer') return accountDays(customer);
  const part = parts[from === 'keyword_view' ? 'ad_group_criterion' : from];
  return part && 'row' in part ? rounded(part.row, customer) : [];
}

function accountDays(customer: ResultRow['customer']): [string, Figures][] {
  const sums = new Map<string, Figures>();
  for (const campaign of customer.store.all('campaign')) {
    for (const [date, figures] of rounded(campaign, customer)) {
      sums.set(date, plus(sums.get(date) ?? NO_FIGURES, figures));
    }
  }
  return [...sums];
}

/** Counts and micros are whole; a day on which nothing was shown is no day. */
function rounded(row: Row, { spend }: ResultRow['customer']): [string, Figures][] {
  return [...spend.daysOf(row.name)]
    .map(([date, figures]): [string, Figures] => [date, whole(figures)])
    .filter(([, { impressions, clicks, costMicros, conversions, conversionsValue }]) =>
      [impressions, clicks, costMicros, conversions, conversionsValue].some((figure) => figure > 0),
    );
}

function whole({
  impressions,
  clicks,
  costMicros,
  conversions,
  conversionsValue,
}: Figures): Figures {
  return {
    impressions: Math.floor(impressions),
    clicks: Math.floor(clicks),
    costMicros: Math.floor(costMicros),
    conversions: Math.round(conversions * 100) / 100,
    conversionsValue: Math.round(conversionsValue * 100) / 100,
  };
}

/**
 * The selected fields of a result as nested JSON. The name of each selected resource is always
 * there.
 */
function printRow(
  result: ResultRow,
  select: readonly FieldRef[],
  now: Date,
): Record<string, unknown> {
  const printed: Record<string, unknown> = {};
  for (const ref of namesOf(select)) place(printed, ref.path, valueOf(result, ref, now));
  for (const ref of select) place(printed, ref.path, valueOf(result, ref, now));
  return printed;
}

function namesOf(select: readonly FieldRef[]): readonly FieldRef[] {
  const resources = [...new Set(select.map(({ resource }) => resource))];
  return resources.flatMap((resource) => FIELDS.get(`${resource}.resource_name`) ?? []);
}

function place(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  if (value === undefined || (UNVERIFIED.leaveDefaultsOut && isDefault(value))) return;
  const last = path.at(-1) ?? '';
  let here = into;
  for (const member of path.slice(0, -1)) here = inner(here, member);
  here[last] = value;
}

function inner(here: Record<string, unknown>, member: string): Record<string, unknown> {
  const known = here[member];
  if (isRecord(known)) return known;
  const fresh: Record<string, unknown> = {};
  here[member] = fresh;
  return fresh;
}

export function isDefault(value: unknown): boolean {
  return (
    value === false ||
    value === 0 ||
    value === '0' ||
    value === '' ||
    value === 'UNSPECIFIED' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** `campaign.id,metrics.costMicros`, as answers repeat what was asked for. */
const printMask = (select: readonly FieldRef[]): string =>
  select.map(({ resource, path }) => [camel(resource), ...path.slice(1)].join('.')).join(',');

/** The value of a field in a result: worked out, stored, or absent. */
function valueOf(result: ResultRow, { resource, path }: FieldRef, now: Date): unknown {
  const [, member = '', ...rest] = path;
  if (resource === 'metrics') return metricOf(member, result.figures);
  if (resource === 'segments') return result.date;
  const part = result.parts[resource];
  if (!part) return undefined;
  if ('data' in part) return walk(part.data[member], rest);
  if (member === 'resourceName') return part.row.name;
  const view = VIEWS[part.row.kind][member];
  return walk(
    view ? view(part.row, result.customer, now, result.imagesUrl ?? '') : part.row.data[member],
    rest,
  );
}

function walk(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((here, member) => (isRecord(here) ? here[member] : undefined), value);
}

type Metric = (figures: Figures) => unknown;

const clicks: Metric = (figures) => String(figures.clicks);
const conversions: Metric = (figures) => figures.conversions;
const conversionsValue: Metric = (figures) => figures.conversionsValue;

const METRICS: Readonly<Record<string, Metric>> = {
  impressions: (figures) => String(figures.impressions),
  clicks,
  interactions: clicks,
  costMicros: (figures) => String(figures.costMicros),
  conversions,
  allConversions: conversions,
  conversionsValue,
  allConversionsValue: conversionsValue,
  ctr: (figures) => ratio(figures.clicks, figures.impressions),
  averageCpc: (figures) => ratio(figures.costMicros, figures.clicks),
  costPerConversion: (figures) => ratio(figures.costMicros, figures.conversions),
};

/**
 * A metric as answers print it: counts as text, rates as numbers; a rate without a base is absent.
 */
const metricOf = (name: string, figures: Figures = NO_FIGURES): unknown => METRICS[name]?.(figures);

const ratio = (part: number, whole: number): number | undefined =>
  whole ? part / whole : undefined;
