import { notFound, type PageRequest, type Tenant } from '@switchyard/kernel';
import type { ChildPatch } from './child-patch';
import type { ChildRow, ChildStore } from './child-store';
import type { CreateChildren, NewChild } from './create-children';
import type { UpdateChildren } from './update-children';
import type { DeleteChildren, DoomedChild } from './delete-children';
import { onlyRow, type ItemResult } from './item-result';

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

  /** One row more than the page's limit tells that there is another page. */
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
