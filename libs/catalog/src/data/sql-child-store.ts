import { columnArrays, Conditions, type Database } from '@switchyard/db-kit';
import type { PageCursor, PageRequest, Tenant } from '@switchyard/kernel';
import { ChildStore, type ChildRow, type LockedRows, type Tree } from '../use-cases/child-store';
import { byId } from './by-id';
import { childStatements, type ChildStatements } from './child-statements';
import type { ChildTable } from './child-table';
import { newestFirst } from './newest-first';
import { oldestFirst } from './oldest-first';

/** Ad groups, ads or keywords in PostgreSQL: every write is one statement, however many rows it has. */
export class SqlChildStore<Row extends ChildRow & PageCursor, Filter> extends ChildStore<
  Row,
  Filter
> {
  private readonly statements: ChildStatements;

  constructor(
    private readonly database: Database,
    private readonly kind: ChildTable<Row, Filter>,
  ) {
    super();
    this.statements = childStatements(kind);
  }

  find(tenant: Tenant, id: string): Promise<Row | undefined> {
    return byId(this.database, this.kind.table, tenant, id);
  }

  list(tenant: Tenant, filter: Filter, page: PageRequest): Promise<readonly Row[]> {
    const conditions = this.kind.narrow(
      new Conditions(this.kind.table).inSpace(tenant.spaceId),
      filter,
    );
    return newestFirst(this.database, this.kind.table, tenant, conditions, page);
  }

  async lockParents(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, Tree>> {
    const rows = await this.database.read<Tree & { id: string }>(
      tenant,
      this.statements.lockParents,
      [tenant.spaceId, ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async lock(tenant: Tenant, ids: readonly string[]): Promise<LockedRows<Row>> {
    const trees = await this.database.read<Tree>(tenant, this.statements.lockTrees, [
      tenant.spaceId,
      ids,
    ]);
    const rows = await this.database.read<Row>(tenant, this.statements.byIds, [
      tenant.spaceId,
      ids,
    ]);
    return {
      rows: new Map(rows.map((row) => [row.id, row])),
      trees: new Map(trees.map((tree) => [tree.campaignId, tree])),
    };
  }

  async insert(tenant: Tenant, rows: readonly Row[]): Promise<ReadonlySet<string>> {
    const ids = rows.map(({ id }) => id);
    const { count } = await this.database.write(
      this.statements.insert,
      columnArrays(this.kind.table, rows),
    );
    if (count === rows.length) return new Set(ids);
    const inserted = await this.database.read<Row>(tenant, this.statements.byIds, [
      tenant.spaceId,
      ids,
    ]);
    return new Set(inserted.map(({ id }) => id));
  }

  uniqueKey(row: Row): string | undefined {
    return this.kind.unique.length > 0
      ? JSON.stringify(this.kind.unique.map((property) => row[property]))
      : undefined;
  }

  async holders(tenant: Tenant, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
    const { holders } = this.statements;
    if (!holders) return new Map();
    const arrays = this.kind.unique.map((property) => rows.map((row) => row[property]));
    const found = await this.database.read<Row>(tenant, holders, [tenant.spaceId, ...arrays]);
    return new Map(found.map((row) => [this.uniqueKey(row)!, row.id]));
  }

  async replace(rows: readonly Row[]): Promise<void> {
    await this.database.write(this.statements.replace, columnArrays(this.kind.table, rows));
  }

  async remove(tenant: Tenant, ids: readonly string[]): Promise<void> {
    for (const removal of [...this.kind.removals, this.statements.remove]) {
      await this.database.write(removal, [tenant.spaceId, ids]);
    }
  }

  inBatches(tenant: Tenant, campaignId: string, size: number): AsyncIterable<readonly Row[]> {
    return oldestFirst(
      this.database,
      this.kind.table,
      tenant,
      (conditions) => conditions.equals('campaignId', campaignId),
      size,
    );
  }
}
