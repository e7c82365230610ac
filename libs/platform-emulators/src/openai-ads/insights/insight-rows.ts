import { NO_FIGURES } from '../../delivery/spend-book';
import type { Leaf } from '../delivery/ledger';
import type { Scene } from '../resources/scene';
import type { Fields } from '../../json/fields';
import { bucketsOf } from './buckets';
import { factOf, type InsightField } from './insight-fields';
import type { InsightRequest, RowFilter, RowSort } from './insight-request';
import type { InsightScope } from './insight-scope';
import { idAt, type Level, LEVELS } from './level';
import { metricOf } from './metrics';
import { rowKey, type SummedRow, sumFigures } from './sum-figures';
import { zeroRows } from './zero-rows';

type Reader = (row: SummedRow, field: InsightField) => unknown;

/** The rows of a report in their order: by time, then by object, unless sorted otherwise. */
export function insightRows(
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
