import {
  type Clock,
  type Ids,
  referenceNotFound,
  type Tenant,
  type UnitOfWork,
} from '@switchyard/kernel';
import { type Campaigns } from '../../data/campaigns';
import { campaignRemoved, type StampedWorld } from '../../domain';
import { type ChildKind, keyTaken, takenKeyOf } from './child-kind';
import type { ChildRow, ChildStore, Tree } from './child-store';
import { attempt, type Done, isDone, type ItemResult } from './item-result';
import type { LookUpStamps } from './look-up-stamps';

export interface NewChild<Input> {
  readonly index: number;
  readonly input: Input;
}

/**
 * Create any number of ad groups, ads or keywords with one insert. One bad item never blocks the
 * others.
 */
export class CreateChildren<Row extends ChildRow, Input, Changes, Filter> {
  constructor(
    private readonly kind: ChildKind<Row, Input, Changes>,
    private readonly store: ChildStore<Row, Filter>,
    private readonly campaigns: Campaigns,
    private readonly work: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly stamps: LookUpStamps,
  ) {}

  execute(tenant: Tenant, items: readonly NewChild<Input>[]): Promise<readonly ItemResult<Row>[]> {
    return this.work.run(tenant, async () => {
      const parents = await this.store.lockParents(tenant, [
        ...new Set(items.map(({ input }) => this.kind.parentOf(input))),
      ]);
      const { stampOf } = this.kind;
      const stamps = await this.stamps.execute(
        tenant,
        stampOf ? items.map(({ input }) => stampOf(input)) : [],
      );
      const world = { ids: this.ids, now: this.clock.now(), stamps };
      const drafts = items.map(({ index, input }) =>
        attempt(index, undefined, () => this.draft(tenant, input, parents, world)),
      );
      const results = await this.insert(tenant, drafts);
      await this.campaigns.touchTrees(tenant, [
        ...new Set(results.filter(isDone).map(({ row }) => row.campaignId)),
      ]);
      return results;
    });
  }

  private draft(
    tenant: Tenant,
    input: Input,
    parents: ReadonlyMap<string, Tree>,
    world: Omit<StampedWorld, 'currency'>,
  ): Row {
    const tree = parents.get(this.kind.parentOf(input));
    if (!tree) throw referenceNotFound(this.kind.parentPath);
    if (tree.removal) throw campaignRemoved(tree.campaignId, tree.removal);
    return this.kind.create(tenant.spaceId, tree.campaignId, input, {
      ...world,
      currency: tree.currency,
    });
  }

  private async insert(
    tenant: Tenant,
    drafts: readonly ItemResult<Row>[],
  ): Promise<readonly ItemResult<Row>[]> {
    const rows = drafts.filter(isDone);
    const inserted =
      rows.length > 0
        ? await this.store.insert(
            tenant,
            rows.map(({ row }) => row),
          )
        : new Set<string>();
    if (inserted.size === rows.length) return drafts;
    const holders = await this.store.holders(
      tenant,
      rows.filter(({ row }) => !inserted.has(row.id)).map(({ row }) => row),
    );
    return drafts.map((draft) =>
      isDone(draft) && !inserted.has(draft.row.id) ? this.refused(draft, holders) : draft,
    );
  }

  private refused(
    { index, row }: Done<Row>,
    holders: ReadonlyMap<string, string>,
  ): ItemResult<Row> {
    const taken = takenKeyOf(this.store.uniqueKeys(row), holders);
    return { index, refusal: keyTaken(this.kind, row, taken) };
  }
}
