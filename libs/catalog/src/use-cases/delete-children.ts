import { notFound, type Tenant, type UnitOfWork } from '@switchyard/kernel';
import { campaignRemoved } from '../domain';
import type { ChildRow, ChildStore, LockedRows } from './child-store';
import { attempt, isDone, type ItemResult } from './item-result';
import type { Campaigns } from './ports';
import { requireVersion, type Expected } from './require-version';

export interface DoomedChild {
  readonly index: number;
  readonly id: string;
  readonly expected?: Expected;
}

/** Delete any number of ad groups, ads or keywords and what is below them. One unknown id never blocks the others. */
export class DeleteChildren<Row extends ChildRow, Filter> {
  constructor(
    private readonly store: ChildStore<Row, Filter>,
    private readonly campaigns: Campaigns,
    private readonly work: UnitOfWork,
  ) {}

  execute(tenant: Tenant, items: readonly DoomedChild[]): Promise<readonly ItemResult<Row>[]> {
    return this.work.run(tenant, async () => {
      const locked = await this.store.lock(tenant, [...new Set(items.map(({ id }) => id))]);
      const results = items.map((item) => attempt(item.index, item.id, () => doomed(item, locked)));
      const rows = results.filter(isDone).map(({ row }) => row);
      if (rows.length === 0) return results;
      await this.store.remove(tenant, [...new Set(rows.map(({ id }) => id))]);
      await this.campaigns.touchTrees(tenant, [
        ...new Set(rows.map(({ campaignId }) => campaignId)),
      ]);
      return results;
    });
  }
}

const doomed = <Row extends ChildRow>(
  { id, expected }: DoomedChild,
  { rows, trees }: LockedRows<Row>,
): Row => {
  const row = rows.get(id);
  const tree = row && trees.get(row.campaignId);
  if (!row || !tree) throw notFound();
  requireVersion(expected, row.version);
  if (tree.removal) throw campaignRemoved(tree.campaignId, tree.removal);
  return row;
};
