import {
  columnArrays,
  columnOfRows,
  Conditions,
  type Database,
  insertStatement,
  parameterOf,
  parameterRows,
  selectStatement,
  spaceFilter,
  statement,
  type Statement,
  type Table,
} from '@switchyard/db-kit';
import type { PageCursor, PageRequest, Tenant } from '@switchyard/kernel';
import {
  type ChildRow,
  ChildStore,
  KEY_NAMES,
  type KeyName,
  type LockedRows,
  type Tree,
  type UniqueKey,
} from '../use-cases/children/child-store';
import type { ChildTable, UniqueColumns } from './child-table';
import { byId, IS_LOCKED, lockedInOrder, newestFirst, oldestFirst } from './rows';
import { adGroups, campaigns, KEYED } from './tables';

/**
 * Ad groups, ads or keywords in PostgreSQL: every write is one statement, however many rows it has.
 */
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

  uniqueKeys(row: Row): readonly UniqueKey[] {
    return KEY_NAMES.flatMap((name) => this.keyOf(row, name) ?? []);
  }

  async holders(tenant: Tenant, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
    const holders = new Map<string, string>();
    for (const [name, asked] of this.statements.holders) {
      const keyed = rows.filter((row) => this.keyOf(row, name));
      if (keyed.length === 0) continue;
      const arrays = this.kind.unique[name]!.map((property) => keyed.map((row) => row[property]));
      const found = await this.database.read<Row>(tenant, asked, [tenant.spaceId, ...arrays]);
      for (const row of found) holders.set(this.keyOf(row, name)!.value, row.id);
    }
    return holders;
  }

  private keyOf(row: Row, name: KeyName): UniqueKey | undefined {
    const values = this.kind.unique[name]?.map((property) => row[property]);
    return values && !values.includes(null as never)
      ? { name, value: JSON.stringify([name, ...values]) }
      : undefined;
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

interface ChildStatements {
  readonly insert: Statement;
  readonly lockParents: Statement;
  readonly lockTrees: Statement;
  readonly byIds: Statement;
  readonly holders: ReadonlyMap<KeyName, Statement>;
  readonly replace: Statement;
  readonly remove: Statement;
}

const inSpace = (alias: string): string => spaceFilter.clause(`${alias}."space_id"`, '$1');
const TREE = `c."id" as "campaignId", c."currency", case when c."status" = 'REMOVED' then jsonb_build_object('isForGood', c."platform_links" = '{}'::jsonb, 'at', to_char(c."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as "removal"`;

/** The statements of one kind of child, made once. */
const childStatements = <Row extends ChildRow, Filter>({
  table,
  parent,
  unique,
}: ChildTable<Row, Filter>): ChildStatements => ({
  insert: insertStatement(table, onConflict(table, unique)),
  lockParents: statement(parent === 'campaign' ? LOCK_CAMPAIGNS : LOCK_AD_GROUPS),
  lockTrees: statement(`
    select ${TREE} from ${campaigns.qualified} c
    where ${inSpace('c')} and c."id" in (select t."campaign_id" from ${table.qualified} t where ${inSpace('t')} and t."id" = any($2))
    order by c."id" for no key update of c`),
  byIds: selectStatement(table, `where ${inSpace('t')} and t."id" = any($2)`),
  holders: new Map(
    KEY_NAMES.flatMap((name) => {
      const columns = unique[name];
      return columns ? [[name, holders(table, columns)] as const] : [];
    }),
  ),
  replace: replacement(table),
  remove: statement(`delete from ${table.qualified} t where ${inSpace('t')} and t."id" = any($2)`),
});

/**
 * With its target named, one index is looked into before each insert instead of all that are
 * unique. Two targets cannot be named.
 */
const onConflict = <Row extends object>(
  table: Table<Row>,
  { own, externalKey }: UniqueColumns<Row>,
): string => {
  if (own && externalKey) return 'on conflict do nothing';
  const columns = ['space_id', ...(own ?? externalKey ?? []).map((one) => table.column(one))];
  return `on conflict (${columns.join(', ')}) ${own ? '' : `where ${KEYED}`} do nothing`;
};

/**
 * Campaigns are locked in the order of their ids, so that two writers of the same trees wait
 * instead of blocking each other.
 */
const LOCK_CAMPAIGNS = `select c."id", ${TREE} from ${campaigns.qualified} c where ${inSpace('c')} and c."id" = any($2) order by c."id" for no key update of c`;

/**
 * The ad groups are locked too: one that was deleted while this waited for its campaign must not be
 * found.
 */
const LOCK_AD_GROUPS = `
  select g."id", ${TREE} from ${adGroups.qualified} g join ${campaigns.qualified} c on c."space_id" = g."space_id" and c."id" = g."campaign_id"
  where ${inSpace('g')} and g."id" = any($2) order by c."id", g."id" for no key update of c for key share of g`;

const typed = <Row extends object>(
  { columns }: Table<Row>,
  property: string,
  parameter: number,
): string =>
  `$${parameter}::${columns.find((column) => column.property === property)!.definition.type}[]`;

const holders = <Row extends object>(
  table: Table<Row>,
  unique: readonly (keyof Row & string)[],
): Statement => {
  const names = unique.map((property) => `"${table.column(property)}"`);
  const arrays = unique.map((property, index) => typed(table, property, index + 2));
  return statement(`
    select t."id", ${unique.map((property) => `t."${table.column(property)}" as "${property}"`).join(', ')}
    from unnest(${arrays.join(', ')}) u (${names.join(', ')}) join ${table.qualified} t on ${names.map((name) => `t.${name} = u.${name}`).join(' and ')}
    where ${inSpace('t')}`);
};

/** These never change, or are written by the sync engine meanwhile. */
const KEPT = ['spaceId', 'id', 'campaignId', 'createdAt', 'version', 'review'];

/** Takes the same values as the insert. */
const replacement = <Row extends ChildRow>(table: Table<Row>): Statement => {
  const sets = table.columns
    .filter(({ property }) => !KEPT.includes(property))
    .map((column) => `"${column.column}" = ${columnOfRows(column)}`);
  const named = `t."space_id" = any(${parameterOf(table, 'spaceId')}) and t."id" = any(${parameterOf(table, 'id')})`;
  return statement(`${lockedInOrder(table.qualified, named)}
    update ${table.qualified} t set ${sets.join(', ')}, "version" = t."version" + 1
    from ${parameterRows(table)} where t."space_id" = u."space_id" and t."id" = u."id" and ${IS_LOCKED}`);
};
