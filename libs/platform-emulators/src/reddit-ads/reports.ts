import { DateTime, IANAZone } from 'luxon';
import { type Figures, NO_FIGURES, plus } from '../core/delivery';
import { type Fields, listIn, textIn } from '../core/json';
import { RESOURCES } from './control';
import { askedAccount, type Call, page, type Route, route } from './doors/call';
import { readEntity } from './doors/resources';
import { any, list, object, oneOf, text, textLike } from './doors/shapes';
import { dataError, type FieldError, refuseWhen } from './errors';
import { vendorTime } from './member-rules';
import type { ConversionEvent, HourFigures, Served } from './store/ledger';
import type { Kind, World } from './store/world';

/**
 * Rows of a report, by their breakdowns in the order asked for: only where something was delivered.
 */
function reportRows(world: World, accountId: string, order: ReportOrder): readonly Fields[] {
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

/** What a row's fields are computed from: figures in whole, conversions by event. */
interface RowFigures extends Figures {
  readonly byEvent: Readonly<
    Partial<Record<ConversionEvent, { readonly count: number; readonly value: number }>>
  >;
}

type Compute = (row: RowFigures) => number | null;

const perUnit = (amount: number, count: number): number | null =>
  count > 0 ? amount / count : null;
/** Counts and micros are whole; sums of parts may fall short of one by a hair. */
const whole = (value: number): number => Math.floor(value + 1e-6);

/** Money in micros; conversion values in hundredths (platform document 3d). */
const PLAIN: Readonly<Record<string, Compute>> = {
  IMPRESSIONS: (row) => whole(row.impressions),
  CLICKS: (row) => whole(row.clicks),
  SPEND: (row) => whole(row.costMicros),
  CPC: (row) => perUnit(whole(row.costMicros), whole(row.clicks)),
  CTR: (row) => perUnit(whole(row.clicks), whole(row.impressions)),
  ECPM: (row) => perUnit(whole(row.costMicros) * 1_000, whole(row.impressions)),
  REACH: (row) => whole(row.impressions * 0.7),
  FREQUENCY: (row) => perUnit(whole(row.impressions), whole(row.impressions * 0.7)),
};

const CONVERSION =
  /^CONVERSION_(PURCHASE|LEAD|SIGN_UP|ADD_TO_CART|ADD_TO_WISHLIST|PAGE_VISIT|SEARCH|VIEW_CONTENT)_(CLICKS|VIEWS|ECPA|TOTAL_VALUE|AVG_VALUE|TOTAL_ITEMS)$/;

/** How a field is computed; undefined for a name that is no field of this emulator. */
function reportField(name: string): Compute | undefined {
  if (Object.hasOwn(PLAIN, name)) return PLAIN[name];
  if (name === 'CONVERSION_ROAS') return roas;
  const [, event = '', measure = ''] = CONVERSION.exec(name) ?? [];
  return measure === '' ? undefined : (row) => measured(row, event as ConversionEvent, measure);
}

function measured(row: RowFigures, event: ConversionEvent, measure: string): number | null {
  const { count = 0, value = 0 } = row.byEvent[event] ?? {};
  const conversions = whole(count);
  switch (measure) {
    case 'VIEWS':
      return 0;
    case 'ECPA':
      return perUnit(whole(row.costMicros), conversions);
    case 'TOTAL_VALUE':
      return Math.round(value * 100);
    case 'AVG_VALUE':
      return perUnit(Math.round(value * 100), conversions);
    default:
      return conversions;
  }
}

function roas(row: RowFigures): number | null {
  const value = Object.values(row.byEvent).reduce((sum, one) => sum + one.value, 0);
  return perUnit(value * 1_000_000, whole(row.costMicros));
}

/** A report that may be made. Times are milliseconds. */
interface ReportOrder {
  readonly breakdowns: readonly string[];
  readonly fields: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly zone: string;
  readonly filters: readonly ReportFilter[];
}

/** How far back reports reach (platform document 3d). */
const MONTHS_BACK = 24;
const SEVEN_DAYS_MS = 7 * 24 * 3_600_000;
/**
 * Breakdowns by what an ad was shown beside: one at a time, and not with these (from 8 December
 * 2026, platform document 3d).
 */
const CONTEXTS = ['KEYWORD', 'COMMUNITY', 'INTEREST', 'LANGUAGE'];
const NOT_WITH_CONTEXTS = ['DMA', 'REGION', 'GALLERY_ITEM_ID', 'OS_TYPE', 'COUNTRY'];

/** Reads a report's order. Throws 400 with everything that is wrong. */
function readOrder(data: Fields, now: number): ReportOrder {
  const zone = textIn(data, 'time_zone_id') || 'UTC';
  const order = {
    breakdowns: listIn<string>(data, 'breakdowns'),
    fields: listIn<string>(data, 'fields'),
    from: hourIn(textIn(data, 'starts_at'), zone),
    to: hourIn(textIn(data, 'ends_at'), zone),
    zone,
  };
  const filters = parseFilter(textIn(data, 'filter'));
  refuseWhen([
    ...orderProblems(order, now),
    ...(filters ? [] : [dataError('filter', 'Invalid filter.')]),
  ]);
  return { ...order, filters: filters ?? [] };
}

/**
 * `time_zone_id` is the zone of `starts_at` and `ends_at` too, although they end on Z (the vendor's
 * OpenAPI, Get A Report).
 */
const hourIn = (text: string, zone: string): number =>
  DateTime.fromISO(text.replace(/Z$/, ''), {
    zone: IANAZone.isValidZone(zone) ? zone : 'UTC',
  }).toMillis();

function orderProblems(
  { breakdowns, fields, from, to, zone }: Omit<ReportOrder, 'filters'>,
  now: number,
): readonly FieldError[] {
  const found = fields.flatMap((name, index) =>
    reportField(name) ? [] : [dataError(`fields[${index}]`, `${name} is not a field.`)],
  );
  if (fields.length === 0) found.push(dataError('fields', 'Missing required field.'));
  if (!IANAZone.isValidZone(zone)) found.push(dataError('time_zone_id', 'Unknown time zone.'));
  if (Number.isNaN(from) || Number.isNaN(to) || from >= to) {
    found.push(dataError('ends_at', 'Must be after starts_at.'));
  }
  const earliest = new Date(now);
  earliest.setUTCMonth(earliest.getUTCMonth() - MONTHS_BACK);
  if (from < earliest.getTime()) {
    found.push(dataError('starts_at', `Must be within ${MONTHS_BACK} months.`));
  }
  return [...found, ...breakdownProblems(breakdowns, to - from)];
}

function breakdownProblems(breakdowns: readonly string[], length: number): readonly FieldError[] {
  const has = (name: string) => breakdowns.includes(name);
  const contexts = CONTEXTS.filter(has);
  const found: FieldError[] = [];
  if (new Set(breakdowns).size < breakdowns.length) {
    found.push(dataError('breakdowns', 'Must be unique.'));
  }
  if (breakdowns.length > (has('COUNTRY') && has('REGION') ? 4 : 3)) {
    found.push(dataError('breakdowns', 'Takes at most 3, or 4 with COUNTRY and REGION.'));
  }
  if (has('HOUR') && length > SEVEN_DAYS_MS) {
    found.push(dataError('breakdowns', 'HOUR is limited to 7 days.'));
  }
  const isMixed = contexts.length > 1 || (contexts.length === 1 && NOT_WITH_CONTEXTS.some(has));
  return isMixed
    ? [...found, dataError('breakdowns', `${contexts.join(', ')} can not be combined so.`)]
    : found;
}

/** One condition: a member of a level is, or is not, a value. */
interface ReportFilter {
  readonly kind: Exclude<Kind, 'post'>;
  readonly member: string;
  readonly isEqual: boolean;
  readonly value: string;
}

const CLAUSE = /^(campaign|ad_group|ad):(id|name|effective_status|configured_status)(==|!=)(.+)$/;
const KINDS = { campaign: 'campaign', ad_group: 'adGroup', ad: 'ad' } as const;

/**
 * Reads `campaign:effective_status==ACTIVE,campaign:effective_status==PAUSED`, which takes either
 * (the vendor's OpenAPI). Undefined when it can not be read.
 */
function parseFilter(text: string): readonly ReportFilter[] | undefined {
  const clauses = text === '' ? [] : text.split(',').map((clause) => CLAUSE.exec(clause));
  const read = clauses.flatMap((clause) => (clause ? [readClause(clause)] : []));
  return read.length === clauses.length ? read : undefined;
}

const readClause = ([
  ,
  level = '',
  member = '',
  operator = '',
  value = '',
]: RegExpExecArray): ReportFilter => ({
  kind: KINDS[level as keyof typeof KINDS],
  member,
  isEqual: operator === '==',
  value,
});

export const BREAKDOWNS = [
  'AD_ACCOUNT_ID',
  'AD_GROUP_ID',
  'AD_ID',
  'CAMPAIGN_ID',
  'COUNTRY',
  'DATE',
  'HOUR',
  'DMA',
  'METRO',
  'CAROUSEL_CARD',
  'GALLERY_ITEM_ID',
  'GENDER',
  'INTEREST',
  'KEYWORD',
  'PLACEMENT',
  'OS_TYPE',
  'ASSET_ID',
  'REGION',
  'COMMUNITY',
  'LANGUAGE',
] as const;

const hour = textLike(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/);

/** `POST /ad_accounts/{a}/reports` (platform document 3d). */
const reportShape = object(
  {
    breakdowns: list(oneOf(BREAKDOWNS), 4),
    custom_column_ids: list(text),
    fields: list(textLike(/^[A-Z0-9_]+$/)),
    filter: text,
    starts_at: hour,
    ends_at: hour,
    time_zone_id: text,
    conversion_metrics: list(any),
    conversion_custom_events: list(any, 20),
  },
  ['starts_at', 'ends_at', 'fields'],
);

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
