import {
  type Clock,
  type ExpectedVersion,
  type Ids,
  notFound,
  type PageRequest,
  requireVersion,
  type Tenant,
  type UnitOfWork,
} from '@switchyard/kernel';
import { type Campaigns } from '../../data/campaigns';
import {
  type Ad,
  type AdChanges,
  type AdGroup,
  type AdGroupChanges,
  type AdGroupInput,
  type AdInput,
  campaignRemoved,
  type Keyword,
  type KeywordChanges,
  type KeywordInput,
} from '../../domain';
import type { AdFilter, AdGroupFilter, KeywordFilter } from '../filters';
import type { ChildKind, ChildPatch } from './child-kind';
import type { ChildRow, ChildStore, LockedRows } from './child-store';
import { CreateChildren, type NewChild } from './create-children';
import { attempt, isDone, type ItemResult, onlyRow } from './item-result';
import type { LookUpStamps } from './look-up-stamps';
import { UpdateChildren } from './update-children';

/** Everything that can be done with ad groups, ads or keywords: one of them, or many at once. */
export class Children<Row extends ChildRow, Input, Changes, Filter> {
  constructor(
    private readonly store: ChildStore<Row, Filter>,
    private readonly creates: CreateChildren<Row, Input, Changes, Filter>,
    private readonly updates: UpdateChildren<Row, Input, Changes, Filter>,
    private readonly deletes: DeleteChildren<Row, Filter>,
  ) {}

  async get(tenant: Tenant, id: string): Promise<Row> {
    const row = await this.store.find(tenant, id);
    if (!row) throw notFound();
    return row;
  }

  /** One row more than the page's limit means that there is another page. */
  list(tenant: Tenant, filter: Filter, page: PageRequest): Promise<readonly Row[]> {
    return this.store.list(tenant, filter, page);
  }

  async create(tenant: Tenant, input: Input): Promise<Row> {
    return onlyRow(await this.creates.execute(tenant, [{ index: 0, input }]));
  }

  async update(tenant: Tenant, item: Omit<ChildPatch<Changes>, 'index'>): Promise<Row> {
    return onlyRow(await this.updates.execute(tenant, [{ index: 0, ...item }]));
  }

  async delete(tenant: Tenant, item: Omit<DoomedChild, 'index'>): Promise<void> {
    onlyRow(await this.deletes.execute(tenant, [{ index: 0, ...item }]));
  }

  createMany(
    tenant: Tenant,
    items: readonly NewChild<Input>[],
  ): Promise<readonly ItemResult<Row>[]> {
    return this.creates.execute(tenant, items);
  }

  updateMany(
    tenant: Tenant,
    items: readonly ChildPatch<Changes>[],
  ): Promise<readonly ItemResult<Row>[]> {
    return this.updates.execute(tenant, items);
  }

  deleteMany(tenant: Tenant, items: readonly DoomedChild[]): Promise<readonly ItemResult<Row>[]> {
    return this.deletes.execute(tenant, items);
  }
}

export type AdGroupChildren = Children<AdGroup, AdGroupInput, AdGroupChanges, AdGroupFilter>;
export type AdChildren = Children<Ad, AdInput, AdChanges, AdFilter>;
export type KeywordChildren = Children<Keyword, KeywordInput, KeywordChanges, KeywordFilter>;

/** What the three are injected by: their types have no runtime form. */
export const AD_GROUP_CHILDREN = Symbol('ad groups');
export const AD_CHILDREN = Symbol('ads');
export const KEYWORD_CHILDREN = Symbol('keywords');

/** Puts together what can be done with one kind of child. */
export const childrenOf =
  <Row extends ChildRow, Input, Changes>(kind: ChildKind<Row, Input, Changes>) =>
  <Filter>(
    store: ChildStore<Row, Filter>,
    campaigns: Campaigns,
    work: UnitOfWork,
    ids: Ids,
    clock: Clock,
    stamps: LookUpStamps,
  ): Children<Row, Input, Changes, Filter> =>
    new Children(
      store,
      new CreateChildren(kind, store, campaigns, work, ids, clock, stamps),
      new UpdateChildren(kind, store, campaigns, work, ids, clock, stamps),
      new DeleteChildren(store, campaigns, work),
    );

interface DoomedChild {
  readonly index: number;
  readonly id: string;
  readonly expected?: ExpectedVersion;
}

/**
 * Delete any number of ad groups, ads or keywords and what is below them. One unknown id never
 * blocks the others.
 */
class DeleteChildren<Row extends ChildRow, Filter> {
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
