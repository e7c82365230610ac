import {
  type Clock,
  type Ids,
  notFound,
  requireVersion,
  type Tenant,
  type UnitOfWork,
} from '@switchyard/kernel';
import { type Campaigns } from '../../data/campaigns';
import { campaignRemoved, type StampedWorld } from '../../domain';
import { type ChildKind, type ChildPatch, KeyClaims, keyTaken } from './child-kind';
import type { ChildRow, ChildStore, LockedRows } from './child-store';
import { attempt, isDone, type ItemResult } from './item-result';
import { type LookUpStamps, namedStamps } from './look-up-stamps';

/**
 * Change any number of ad groups, ads or keywords with one update. One bad item never blocks the
 * others.
 */
export class UpdateChildren<Row extends ChildRow, Input, Changes, Filter> {
  constructor(
    private readonly kind: ChildKind<Row, Input, Changes>,
    private readonly store: ChildStore<Row, Filter>,
    private readonly campaigns: Campaigns,
    private readonly work: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly stamps: LookUpStamps,
  ) {}

  execute(
    tenant: Tenant,
    items: readonly ChildPatch<Changes>[],
  ): Promise<readonly ItemResult<Row>[]> {
    return this.work.run(tenant, async () => {
      const before = await this.store.lock(tenant, [...new Set(items.map(({ id }) => id))]);
      const stamps = await this.stamps.execute(tenant, namedStamps(this.kind, items, before.rows));
      const world = { ids: this.ids, now: this.clock.now(), stamps };
      const latest = new Map(before.rows);
      const drafts = items.map((item) =>
        attempt(item.index, item.id, () =>
          keep(latest, this.revise(item, latest.get(item.id), before, world)),
        ),
      );
      const results = await this.refuseTaken(tenant, drafts, before.rows);
      return this.write(tenant, results, before.rows);
    });
  }

  private revise(
    { expected, patch }: ChildPatch<Changes>,
    row: Row | undefined,
    { trees }: LockedRows<Row>,
    world: Omit<StampedWorld, 'currency'>,
  ): Row {
    const tree = row && trees.get(row.campaignId);
    if (!row || !tree) throw notFound();
    requireVersion(expected, row.version);
    const changes = patch(this.kind.view(row));
    if (tree.removal) throw campaignRemoved(tree.campaignId, tree.removal);
    return this.kind.revise(row, changes, { ...world, currency: tree.currency });
  }

  private async refuseTaken(
    tenant: Tenant,
    drafts: readonly ItemResult<Row>[],
    before: ReadonlyMap<string, Row>,
  ): Promise<readonly ItemResult<Row>[]> {
    const moved = drafts
      .filter(isDone)
      .map(({ row }) => row)
      .filter((row) => this.takesKey(row, before));
    if (moved.length === 0) return drafts;
    const claims = new KeyClaims(await this.store.holders(tenant, moved));
    return drafts.map((draft) => {
      if (!isDone(draft)) return draft;
      const { index, row } = draft;
      const taken = claims.claim(this.store.uniqueKeys(row), row.id);
      return taken ? { index, id: row.id, refusal: keyTaken(this.kind, row, taken) } : draft;
    });
  }

  private takesKey(row: Row, before: ReadonlyMap<string, Row>): boolean {
    const stored = before.get(row.id);
    const keys = stored ? this.store.uniqueKeys(stored).map(({ value }) => value) : [];
    return this.store.uniqueKeys(row).some(({ value }) => !keys.includes(value));
  }

  private async write(
    tenant: Tenant,
    results: readonly ItemResult<Row>[],
    before: ReadonlyMap<string, Row>,
  ): Promise<readonly ItemResult<Row>[]> {
    const last = new Map(results.filter(isDone).map(({ row }) => [row.id, row]));
    const changed = [...last.values()].filter((row) => row !== before.get(row.id));
    if (changed.length === 0) return results;
    await this.store.replace(changed);
    const changedForPlatforms = changed.filter((row) =>
      this.kind.concernsPlatforms(before.get(row.id)!, row),
    );
    await this.campaigns.touchTrees(tenant, [
      ...new Set(changedForPlatforms.map(({ campaignId }) => campaignId)),
    ]);
    const written = new Set(changed.map(({ id }) => id));
    return results.map((result) =>
      isDone(result) && written.has(result.row.id)
        ? { ...result, row: { ...last.get(result.row.id)!, version: result.row.version + 1 } }
        : result,
    );
  }
}

/** A second item for the same row goes on from what the first made of it. */
const keep = <Row extends ChildRow>(latest: Map<string, Row>, row: Row): Row => {
  latest.set(row.id, row);
  return row;
};
