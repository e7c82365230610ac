import type { Client } from 'pg';

/** Whose rows a table holds. */
export type Scope = 'space' | 'account' | 'global';

export const SCOPE_COLUMN: Readonly<Record<Exclude<Scope, 'global'>, string>> = {
  space: 'space_id',
  account: 'account_id',
};

interface UniqueIndex {
  readonly table: string;
  readonly index: string;
  readonly first: string | null;
  readonly columns: readonly string[];
}
interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly target: string;
  readonly columns: readonly string[];
}
interface Named {
  readonly name: string;
}

/** The primary key is one of them. A part of a divided table has those of its whole. */
const UNIQUE_INDEXES = `
  select n.nspname || '.' || c.relname as table, i.relname as index, a.attname::text as first,
    array(select b.attname::text from pg_attribute b where b.attrelid = c.oid and b.attnum = any(x.indkey)) as columns
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
  where x.indisunique and not c.relispartition and n.nspname = any($1) order by 1, 2`;

const FOREIGN_KEYS = `
  select n.nspname || '.' || c.relname as table, k.conname as name, m.nspname || '.' || t.relname as target,
    (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)) as columns
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class t on t.oid = k.confrelid join pg_namespace m on m.oid = t.relnamespace
  where k.contype = 'f' and n.nspname = any($1)`;

const TRANSITION_TRIGGERS = `
  select n.nspname || '.' || c.relname || ' ' || t.tgname as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and not c.relispartition and (t.tgoldtable is not null or t.tgnewtable is not null) and n.nspname = any($1)`;

const SEQUENCES = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and n.nspname = any($1)`;

const TABLES_WITHOUT_KEY = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)
    and not exists (select from pg_index x where x.indrelid = c.oid and x.indisprimary)`;

const scopeOf = (scopes: ReadonlyMap<string, Scope>, table: string): Scope =>
  scopes.get(table) ?? 'global';

const leads = ({ first }: UniqueIndex, scope: Scope): boolean =>
  scope === 'global' || first === SCOPE_COLUMN[scope];

const staysInside = (
  { table, target, columns }: ForeignKey,
  scopes: ReadonlyMap<string, Scope>,
): boolean => {
  const scope = scopeOf(scopes, table);
  return (
    scope === scopeOf(scopes, target) &&
    (scope === 'global' || columns.includes(SCOPE_COLUMN[scope]))
  );
};

/**
 * What keeps the tables of a migrated database from being divided by tenant, as `<CODE> <where>`,
 * in alphabetical order. `scopes` are the tables by name; one that it lacks counts as global. `keys`
 * are the columns that global tables are divided by.
 */
export const findObstacles = async (
  client: Client,
  schemas: readonly string[],
  scopes: ReadonlyMap<string, Scope>,
  keys: ReadonlyMap<string, string> = new Map(),
): Promise<readonly string[]> => {
  const ask = async <Row extends object>(text: string): Promise<readonly Row[]> =>
    (await client.query<Row>(text, [schemas])).rows;
  const indexes = await ask<UniqueIndex>(UNIQUE_INDEXES);
  const foreignKeys = await ask<ForeignKey>(FOREIGN_KEYS);
  return [
    ...indexes
      .filter((one) => !leads(one, scopeOf(scopes, one.table)))
      .map(({ table, index }) => `SCOPE_NOT_FIRST ${table} ${index}`),
    ...indexes
      .filter(({ table, columns }) => keys.has(table) && !columns.includes(keys.get(table)!))
      .map(({ table, index }) => `KEY_NOT_IN_INDEX ${table} ${index}`),
    ...foreignKeys
      .filter((one) => !staysInside(one, scopes))
      .map(({ table, name }) => `CROSSES_SCOPES ${table} ${name}`),
    ...(await ask<Named>(TRANSITION_TRIGGERS)).map(({ name }) => `TRANSITION_TABLE ${name}`),
    ...(await ask<Named>(SEQUENCES)).map(({ name }) => `SEQUENCE ${name}`),
    ...(await ask<Named>(TABLES_WITHOUT_KEY)).map(({ name }) => `NO_PRIMARY_KEY ${name}`),
  ].sort();
};
