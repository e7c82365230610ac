import type { Client } from 'pg';

/** Where Citus has a table. `group`: its number of those that are colocated. */
export type CitusTable =
  | { readonly place: 'everywhere' }
  | { readonly place: 'coordinator' }
  | { readonly place: 'divided'; readonly column: string | undefined; readonly group: number };

/** What Citus says of a coordinator. Nothing else here reads its catalog or names its functions. */
export interface CitusCatalog {
  /** Servers that may hold shards, the coordinator left out. */
  readonly workers: number;
  readonly tables: ReadonlyMap<string, CitusTable>;
}

const EXTENSION = `select to_regclass('pg_dist_partition') is not null as there`;

const WORKERS = `
  select count(*)::int as count from pg_dist_node
  where noderole = 'primary' and isactive and shouldhaveshards and groupid <> 0`;

/** Months of a table go with it. */
const TABLES = `
  select n.nspname || '.' || c.relname as name, p.repmodel::text as copies, p.colocationid as "group",
    case when p.partkey is not null then column_to_column_name(p.logicalrelid, p.partkey) end as column
  from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid join pg_namespace n on n.oid = c.relnamespace
  where not c.relispartition`;

interface Row {
  readonly name: string;
  readonly copies: string;
  readonly group: number;
  readonly column: string | null;
}

/** A table with foreign keys to a copied one is known to Citus, too, and in no group. */
const tableOf = ({ copies, group, column }: Row): CitusTable => {
  if (column === null && copies === 't') return { place: 'everywhere' };
  if (column === null && group === 0) return { place: 'coordinator' };
  return { place: 'divided', column: column ?? undefined, group };
};

/** Undefined in a database without the extension. */
export const readCitusCatalog = async (client: Client): Promise<CitusCatalog | undefined> => {
  const { rows: extension } = await client.query<{ there: boolean }>(EXTENSION);
  if (!extension[0]?.there) return undefined;
  const { rows: workers } = await client.query<{ count: number }>(WORKERS);
  const { rows: tables } = await client.query<Row>(TABLES);
  return {
    workers: workers[0]?.count ?? 0,
    tables: new Map(tables.map((row) => [row.name, tableOf(row)])),
  };
};

/** The command that copies a table to every server. */
export const copyCommand = (table: string): string => `select create_reference_table('${table}')`;

/** The command that divides a table; without another one it begins a group of its own. */
export const divideCommand = (table: string, column: string, beside = 'none'): string =>
  `select create_distributed_table('${table}', '${column}', colocate_with => '${beside}')`;
