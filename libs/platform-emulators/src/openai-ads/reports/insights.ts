import { NO_FIGURES } from '../../core/delivery';
import type { Fields } from '../../core/json';
import { adGroups } from '../ad-groups';
import { ads } from '../ads';
import { campaigns } from '../campaigns';
import { type Call, listEnvelope, pageOf, type Route, route } from '../doors/call';
import { namedObject, type Resource, type Scene } from '../doors/resources';
import type { Leaf } from '../store/ledger';
import { type Entity, isArchived } from '../store/world';
import { idAt, type Level, LEVELS, metricOf, rowKey, sumFigures, type SummedRow } from './figures';
import {
  factOf,
  INSIGHT_QUERY,
  type InsightField,
  type InsightRequest,
  readInsightRequest,
  type RowFilter,
  type RowSort,
} from './request';
import { type Bucket, bucketsOf } from './time-range';

type Reader = (row: SummedRow, field: InsightField) => unknown;

/** The rows of a report in their order: by time, then by object, unless sorted otherwise. */
function insightRows(
  scene: Scene,
  scope: InsightScope,
  request: InsightRequest,
): readonly Fields[] {
  const buckets = bucketsOf(request.range, request.granularity);
  const entries = scene.world.ledger
    .entriesOf(scene.account.id)
    .filter((one) => idAt(one.leaf, scope.level) === scope.entityId);
  const sums = new Map(LEVELS.map((level) => [level, sumFigures(entries, buckets, level)]));
  const delivered = sums.get(request.level) ?? new Map<string, SummedRow>();
  const read: Reader = (row, field) => valueOf(row, field, scene, request, sums);
  const rows = request.hasZeroRows
    ? [...delivered.values(), ...zeroRows(scene, scope, request.level, buckets, delivered)]
    : [...delivered.values()];
  const kept = rows.filter((row) =>
    request.filters.every((filter) => passes(read(row, filter.field), filter)),
  );
  return kept
    .toSorted((a, b) => compare(a, b, request.sorts, read))
    .map((row) => printRow(row, request, read));
}

function printRow(row: SummedRow, { fields }: InsightRequest, read: Reader): Fields {
  const { start, end } = row.bucket;
  const asked = Object.fromEntries(fields.map((field) => [field.key, read(row, field)]));
  return {
    id: `start=${start}:end=${end}:entity_id=${row.entityId}`,
    start_time: start,
    end_time: end,
    ...asked,
  };
}

function valueOf(
  row: SummedRow,
  field: InsightField,
  scene: Scene,
  { range }: InsightRequest,
  sums: ReadonlyMap<Level, ReadonlyMap<string, SummedRow>>,
): unknown {
  switch (field.is) {
    case 'metadata':
      return field.key === 'timezone' ? range.zone : row.bucket.readable;
    case 'metric': {
      const figures =
        sums.get(field.level)?.get(rowKey(row.bucket, idAt(row.leaf, field.level) ?? ''))
          ?.figures ?? NO_FIGURES;
      return metricOf(figures, field.metric, scene.account.currency);
    }
    case 'fact':
      return factOf(field.fact, field.level, entityAt(row.leaf, field.level, scene), scene);
  }
}

function entityAt(leaf: Leaf, level: Level, { world }: Scene) {
  const id = idAt(leaf, level);
  return level === 'ad_account' || id === undefined ? undefined : world.table(level).get(id);
}

function passes(found: unknown, { operator, value }: RowFilter): boolean {
  if (operator === 'IN') return (value as readonly unknown[]).includes(found);
  return operator === 'GREATER_THAN'
    ? Number(found) > Number(value)
    : Number(found) < Number(value);
}

function compare(a: SummedRow, b: SummedRow, sorts: readonly RowSort[], read: Reader): number {
  for (const { field, isDescending } of sorts) {
    const order = compareValues(read(a, field), read(b, field));
    if (order !== 0) return isDescending ? -order : order;
  }
  return a.bucket.start - b.bucket.start || compareValues(a.entityId, b.entityId);
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

/** Rows for what delivered nothing in a bucket, archived objects left out. */
function zeroRows(
  scene: Scene,
  scope: InsightScope,
  level: Level,
  buckets: readonly Bucket[],
  delivered: ReadonlyMap<string, SummedRow>,
): readonly SummedRow[] {
  const leaves = leavesAt(scene, level).filter(
    (leaf) => idAt(leaf, scope.level) === scope.entityId,
  );
  const rows = buckets.flatMap((bucket) =>
    leaves.map((leaf) => ({
      bucket,
      entityId: idAt(leaf, level) ?? '',
      leaf,
      figures: NO_FIGURES,
    })),
  );
  return rows.filter((row) => !delivered.has(rowKey(row.bucket, row.entityId)));
}

function leavesAt({ world, account }: Scene, level: Level): readonly Leaf[] {
  if (level === 'ad_account') return [{ accountId: account.id, campaignId: '' }];
  return [...world.table(level).of(account.id)]
    .filter((one) => !isArchived(one))
    .map((one) => leafOf(one, (id) => world.table('ad_group').get(id)));
}

function leafOf(
  { kind, id, accountId, parentId }: Entity,
  groupOf: (id: string) => Entity | undefined,
): Leaf {
  if (kind === 'campaign') return { accountId, campaignId: id };
  if (kind === 'ad_group') return { accountId, campaignId: parentId, adGroupId: id };
  return {
    accountId,
    campaignId: groupOf(parentId)?.parentId ?? '',
    adGroupId: parentId,
    adId: id,
  };
}

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

/** Whose figures a report is made of: everything below one object. */
interface InsightScope {
  readonly level: Level;
  readonly entityId: string;
}
