import { type Figures, NO_FIGURES, plus } from '../../delivery/spend-book';
import type { Leaf, LedgerEntry } from '../delivery/ledger';
import { type Bucket, bucketAt } from './buckets';
import { idAt, type Level } from './level';

/** The figures of one object in one bucket. */
export interface SummedRow {
  readonly bucket: Bucket;
  readonly entityId: string;
  readonly leaf: Leaf;
  readonly figures: Figures;
}

/** Sums what was delivered, by bucket and object of a level; in no order. */
export function sumFigures(
  entries: readonly LedgerEntry[],
  buckets: readonly Bucket[],
  level: Level,
): ReadonlyMap<string, SummedRow> {
  const rows = new Map<string, SummedRow>();
  for (const { leaf, hours } of entries) {
    const entityId = idAt(leaf, level);
    if (entityId === undefined) continue;
    for (const [hour, figures] of hours) {
      addTo(rows, bucketAt(buckets, hour), { entityId, leaf, figures });
    }
  }
  return rows;
}

export const rowKey = ({ start }: Bucket, entityId: string): string => `${start} ${entityId}`;

function addTo(
  rows: Map<string, SummedRow>,
  bucket: Bucket | undefined,
  { entityId, leaf, figures }: Omit<SummedRow, 'bucket'>,
): void {
  if (!bucket) return;
  const key = rowKey(bucket, entityId);
  rows.set(key, {
    bucket,
    entityId,
    leaf,
    figures: plus(rows.get(key)?.figures ?? NO_FIGURES, figures),
  });
}
