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
  select n.nspname || '.' || c.relname as table, i.relname as index, a.attname::text as first
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

/**
 * What keeps the tables of a migrated database from being divided by tenant, as `<CODE> <where>`,
 * in alphabetical order. `scopes` are the tables by name; one that it lacks counts as global.
 */
export const findObstacles = async (
  client: Client,
  schemas: readonly string[],
  scopes: ReadonlyMap<string, Scope>,
): Promise<readonly string[]> => {
  const ask = async <Row extends object>(text: string): Promise<readonly Row[]> =>
    (await client.query<Row>(text, [schemas])).rows;
  const scopeOf = (table: string): Scope => scopes.get(table) ?? 'global';
  const leads = ({ table, first }: UniqueIndex): boolean => {
    const scope = scopeOf(table);
    return scope === 'global' || first === SCOPE_COLUMN[scope];
  };
  const staysInside = ({ table, target, columns }: ForeignKey): boolean => {
    const scope = scopeOf(table);
    return (
      scope === scopeOf(target) && (scope === 'global' || columns.includes(SCOPE_COLUMN[scope]))
    );
  };
  const [indexes, keys, triggers, sequences, keyless] = [
    await ask<UniqueIndex>(UNIQUE_INDEXES),
    await ask<ForeignKey>(FOREIGN_KEYS),
    await ask<Named>(TRANSITION_TRIGGERS),
    await ask<Named>(SEQUENCES),
    await ask<Named>(TABLES_WITHOUT_KEY),
  ];
  return [
    ...indexes
      .filter((one) => !leads(one))
      .map(({ table, index }) => `SCOPE_NOT_FIRST ${table} ${index}`),
    ...keys
      .filter((one) => !staysInside(one))
      .map(({ table, name }) => `CROSSES_SCOPES ${table} ${name}`),
    ...triggers.map(({ name }) => `TRANSITION_TABLE ${name}`),
    ...sequences.map(({ name }) => `SEQUENCE ${name}`),
    ...keyless.map(({ name }) => `NO_PRIMARY_KEY ${name}`),
  ].sort();
};
