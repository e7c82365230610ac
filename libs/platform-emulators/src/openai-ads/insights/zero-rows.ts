import { NO_FIGURES } from '../../delivery/spend-book';
import type { Leaf } from '../delivery/ledger';
import type { Scene } from '../resources/scene';
import { type Entity, isArchived } from '../store/entity';
import type { Bucket } from './buckets';
import type { InsightScope } from './insight-scope';
import { idAt, type Level } from './level';
import { rowKey, type SummedRow } from './sum-figures';

/** Rows for what delivered nothing in a bucket, archived objects left out. */
export function zeroRows(
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
