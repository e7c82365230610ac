import { Logger } from '@nestjs/common';
import type { Client, Pool } from 'pg';
import { PRIVILEGES, PROCESSES, type ProcessName, type Table } from './table';

/** A role that logs in. Without a password an existing role keeps its own. */
export interface LoginRole {
  readonly role: string;
  readonly password?: string;
}

/** Who works on a database: `administration` on all rows, each process on what the tables say. */
export interface DatabaseRoles extends Readonly<Partial<Record<ProcessName, LoginRole>>> {
  readonly administration: LoginRole;
}

/** PostgreSQL's code for a right that is missing. */
const FORBIDDEN = '42501';

const WORK_IN_ROWS = PRIVILEGES.write.join(', ');

/**
 * Makes the role, or gives it its password. An owner that may not do so leaves an existing role as
 * it is.
 */
const ensureRole = async (client: Client, { role, password }: LoginRole): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const name = client.escapeIdentifier(role);
  const secret = password === undefined ? '' : ` password ${client.escapeLiteral(password)}`;
  try {
    if (!rowCount) await client.query(`create role ${name} login nosuperuser nobypassrls${secret}`);
    else if (secret) await client.query(`alter role ${name} login${secret}`);
  } catch (error) {
    if ((error as { code?: string }).code !== FORBIDDEN) throw error;
    if (!rowCount) {
      throw new Error(
        `The role ${name} does not exist, and the owner of the tables may not make roles. Make it with a password of its own, such as: create role ${name} login password '…'. Then migrate again.`,
        { cause: error },
      );
    }
  }
};

/**
 * Partitions are reached through their table, whose policies hold only there: no role is let into
 * them directly.
 */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name, n.nspname as schema
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'public')
    and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and pg_has_role(n.nspowner, 'MEMBER')`;

/** Others may keep schemas of their own in the database: they are left alone. */
const SCHEMAS = `select format('%I', nspname) as name from pg_namespace
  where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public') and pg_has_role(nspowner, 'MEMBER')`;

interface Named {
  readonly name: string;
}

/** Returns what a role may do with a table, as a list of privileges. */
type PrivilegesOn = (table: string) => string;

/**
 * Sets the rights of one role in every schema that the product or its queue made, in one step:
 * running processes notice nothing.
 */
const grantTo = async (client: Client, role: string, on: PrivilegesOn): Promise<void> => {
  const to = client.escapeIdentifier(role);
  const [{ rows: schemas }, { rows: tables }] = [
    await client.query<Named>(SCHEMAS),
    await client.query<Named>(TABLES),
  ];
  const statements = [
    ...schemas.flatMap(({ name }) => [
      `grant usage on schema ${name} to ${to}`,
      `revoke all on all tables in schema ${name} from ${to}`,
      `grant usage, select on all sequences in schema ${name} to ${to}`,
      `grant execute on all functions in schema ${name} to ${to}`,
    ]),
    ...tables.flatMap(({ name }) => (on(name) ? [`grant ${on(name)} on ${name} to ${to}`] : [])),
  ];
  await client.query(['begin', ...statements, 'commit'].join('; '));
};

/**
 * What a role may do: as the tables say, and everything in those of the queue, which are not ours.
 * Tables of our schemas that have no definition any more are open to the administration only.
 */
const privilegesOf = (
  who: ProcessName | 'administration',
  tables: readonly Table<never>[],
): PrivilegesOn => {
  const schemas = new Set(tables.map(({ definition }) => definition.schema));
  const stated = new Map(
    tables.map(({ definition: { schema, name, rights } }) => [
      `${schema}.${name}`,
      PRIVILEGES[rights[who] ?? 'write'].join(', '),
    ]),
  );
  const isClosed = (table: string): boolean =>
    who !== 'administration' && schemas.has(table.split('.')[0] ?? '');
  return (table) => stated.get(table) ?? (isClosed(table) ? '' : WORK_IN_ROWS);
};

/** Rights are set per role: two users of one role would take them from each other. */
const refuseSharedRoles = (roles: readonly LoginRole[]): void => {
  const names = roles.map(({ role }) => role);
  const shared = names.find((name, at) => names.indexOf(name) !== at);
  if (shared !== undefined) {
    throw new Error(
      `Administration, api and worker need roles of their own, but "${shared}" is named for two of them.`,
    );
  }
};

/**
 * Makes the roles and gives each its rights, no more: what a role had beyond them is taken away.
 */
export const grantRoles = async (
  client: Client,
  roles: DatabaseRoles,
  tables: readonly Table<never>[],
): Promise<void> => {
  const processes = PROCESSES.flatMap((name) => {
    const login = roles[name];
    return login ? [{ login, on: privilegesOf(name, tables) }] : [];
  });
  const administration = {
    login: roles.administration,
    on: privilegesOf('administration', tables),
  };
  const all = [administration, ...processes];
  refuseSharedRoles(all.map(({ login }) => login));
  for (const { login, on } of all) {
    await ensureRole(client, login);
    await grantTo(client, login.role, on);
  }
};

const QUESTION = `
  select r.rolsuper as super, r.rolbypassrls as bypass,
    exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where pg_has_role(r.oid, c.relowner, 'MEMBER') and c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')) as owner
  from pg_roles r where r.rolname = current_user`;

/**
 * Throws when the role could pass row-level security: a superuser, one with BYPASSRLS, or the
 * tables' owner.
 */
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

/**
 * Privileges by table, of the role itself and of every role that it may become. `TRUNCATE` and
 * `TRIGGER` pass row-level security.
 */
const GRANTED = `
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

/**
 * Where the role's rights differ from what the tables say. A part of a divided table is open to no
 * role; tables that another version made are left out.
 */
export const wrongRights = async (
  pool: Pool,
  { process, tables }: Pick<ExpectedRights, 'process' | 'tables'>,
): Promise<readonly WrongRights[]> => {
  const schemas = [...new Set(tables.map(({ definition }) => definition.schema))];
  const [granted, existing] = await Promise.all([
    pool.query<{ table: string; part: boolean; privileges: string[] }>(GRANTED, [schemas]),
    pool.query<{ table: string }>(EXISTING, [schemas]),
  ]);
  const there = new Set(existing.rows.map(({ table }) => table));
  const stated = tables.flatMap(({ definition: { schema, name, rights } }) => {
    const table = `${schema}.${name}`;
    const has = granted.rows.find((row) => row.table === table)?.privileges ?? [];
    const should: readonly string[] = there.has(table) ? PRIVILEGES[rights[process]] : [];
    const tooMuch = has.filter((one) => !should.includes(one));
    const missing = should.filter((one) => !has.includes(one));
    return tooMuch.length + missing.length > 0 ? [{ table, tooMuch, missing }] : [];
  });
  const parts = granted.rows.filter(({ part }) => part);
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
 * Compares the role of a process with what its tables say. Missing rights stop the boot: they would
 * show as failing requests. Rights beyond them stop it in `live`; a test installation is warned.
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
