import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { PRIVILEGES, type ProcessName } from './rights';
import type { Table } from './table';

const QUESTION = `
  select r.rolsuper as super, r.rolbypassrls as bypass,
    exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where pg_has_role(r.oid, c.relowner, 'MEMBER') and c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')) as owner
  from pg_roles r where r.rolname = current_user`;

/** Throws when the role could pass row-level security: a superuser, one with BYPASSRLS, or the tables' owner. */
export const refusePowerfulRole = async (
  pool: Pool,
  setting = 'SWITCHYARD_DATABASE_URL',
): Promise<void> => {
  const { rows } = await pool.query<{ super: boolean; bypass: boolean; owner: boolean }>(QUESTION);
  const [role] = rows;
  const powers = [
    role?.super && 'is a superuser',
    role?.bypass && 'has BYPASSRLS',
    role?.owner && 'owns tables',
  ].filter(Boolean);
  if (powers.length) {
    throw new Error(
      `${setting}: its role ${powers.join(' and ')}, so row-level security would not hold. Use a role that may only work in rows.`,
    );
  }
};

/** Privileges by table, of the role itself and of every role that it may become. `TRUNCATE` and `TRIGGER` pass row-level security. */
const HELD = `
  select format('%I.%I', n.nspname, c.relname) as table, c.relispartition as part, array_agg(p.privilege order by p.at) as privileges
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) with ordinality p (privilege, at)
  where c.relkind in ('r', 'p') and n.nspname = any($1) and exists (
    select from pg_roles r where pg_has_role(current_user, r.oid, 'MEMBER') and (
      has_table_privilege(r.oid, c.oid, p.privilege)
      or p.privilege in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') and has_any_column_privilege(r.oid, c.oid, p.privilege)))
  group by 1, 2`;

const EXISTING = `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname = any($1)`;

/** A process, and the tables that say what its role may do. */
export interface ExpectedRights {
  readonly process: ProcessName;
  readonly tables: readonly Table<never>[];
  readonly environment: 'live' | 'test';
  /** The setting that named the role. */
  readonly setting: string;
}

export interface WrongRights {
  readonly table: string;
  readonly tooMuch: readonly string[];
  readonly missing: readonly string[];
}

/** Where the role's rights differ from what the tables say. A part of a divided table is open to no role; tables that another version made are left out. */
export const wrongRights = async (
  pool: Pool,
  { process, tables }: Pick<ExpectedRights, 'process' | 'tables'>,
): Promise<readonly WrongRights[]> => {
  const schemas = [...new Set(tables.map(({ definition }) => definition.schema))];
  const [held, existing] = await Promise.all([
    pool.query<{ table: string; part: boolean; privileges: string[] }>(HELD, [schemas]),
    pool.query<{ table: string }>(EXISTING, [schemas]),
  ]);
  const there = new Set(existing.rows.map(({ table }) => table));
  const stated = tables.flatMap(({ definition: { schema, name, rights } }) => {
    const table = `${schema}.${name}`;
    const has = held.rows.find((row) => row.table === table)?.privileges ?? [];
    const should: readonly string[] = there.has(table) ? PRIVILEGES[rights[process]] : [];
    const tooMuch = has.filter((one) => !should.includes(one));
    const missing = should.filter((one) => !has.includes(one));
    return tooMuch.length + missing.length > 0 ? [{ table, tooMuch, missing }] : [];
  });
  const parts = held.rows.filter(({ part }) => part);
  return [
    ...stated,
    ...parts.map(({ table, privileges }) => ({ table, tooMuch: privileges, missing: [] })),
  ];
};

const HOW_TO = 'See docs/database-roles.md.';
const MOST_NAMED = 3;

const named = (wrong: readonly WrongRights[], which: 'tooMuch' | 'missing'): string | undefined => {
  const some = wrong.filter((one) => one[which].length > 0);
  if (some.length === 0) return undefined;
  const first = some.slice(0, MOST_NAMED).map((one) => `${one[which].join(', ')} on ${one.table}`);
  const more = some.length - first.length;
  return first.join('; ') + (more > 0 ? `; and on ${more} other tables` : '');
};

/**
 * Compares the role of a process with what its tables say. Missing rights stop the boot: they would show as failing requests. Rights
 * beyond them stop it in `live`; a test installation is warned.
 */
export const checkRights = async (
  pool: Pool,
  expected: ExpectedRights,
  warn = (text: string): void => new Logger('Database').warn(text),
): Promise<void> => {
  const { process, environment, setting } = expected;
  const wrong = await wrongRights(pool, expected);
  const [missing, tooMuch] = [named(wrong, 'missing'), named(wrong, 'tooMuch')];
  if (missing) {
    throw new Error(
      `${setting}: its role lacks rights of the ${process}: ${missing}. Run the migrations with SWITCHYARD_${process.toUpperCase()}_DATABASE_URL set to it. ${HOW_TO}`,
    );
  }
  if (!tooMuch) return;
  const text = `${setting}: its role may do more than the ${process} should: ${tooMuch}. Give the ${process} a role of its own in SWITCHYARD_${process.toUpperCase()}_DATABASE_URL and run the migrations.`;
  if (environment === 'live') throw new Error(`${text} ${HOW_TO}`);
  warn(`${text} SWITCHYARD_ENVIRONMENT=live refuses this. ${HOW_TO}`);
};
