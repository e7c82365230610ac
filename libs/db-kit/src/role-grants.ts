import type { Client } from 'pg';
import { PRIVILEGES, PROCESSES, type ProcessName } from './rights';
import type { Table } from './table';

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

/** Makes the role, or gives it its password. An owner that may not do so leaves an existing role as it is. */
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

/** Partitions are reached through their table, whose policies hold only there: no role is let into them directly. */
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

/** Answers what a role may do with a table, as a list of privileges. */
type PrivilegesOn = (table: string) => string;

/** Sets the rights of one role in every schema that the product or its queue made, in one step: running processes notice nothing. */
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

/** What a process may do: as its tables say, and everything in those of the queue, which are not ours. */
const privilegesOf = (process: ProcessName, tables: readonly Table<never>[]): PrivilegesOn => {
  const schemas = new Set(tables.map(({ definition }) => definition.schema));
  const stated = new Map(
    tables.map(({ definition: { schema, name, rights } }) => [
      `${schema}.${name}`,
      PRIVILEGES[rights[process]].join(', '),
    ]),
  );
  return (table) =>
    stated.get(table) ?? (schemas.has(table.split('.')[0] ?? '') ? '' : WORK_IN_ROWS);
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

/** Makes the roles and gives each its rights, no more: what a role had beyond them is taken away. */
export const grantRoles = async (
  client: Client,
  roles: DatabaseRoles,
  tables: readonly Table<never>[],
): Promise<void> => {
  const processes = PROCESSES.flatMap((name) => {
    const login = roles[name];
    return login ? [{ login, on: privilegesOf(name, tables) }] : [];
  });
  const all = [{ login: roles.administration, on: () => WORK_IN_ROWS }, ...processes];
  refuseSharedRoles(all.map(({ login }) => login));
  for (const { login, on } of all) {
    await ensureRole(client, login);
    await grantTo(client, login.role, on);
  }
};
