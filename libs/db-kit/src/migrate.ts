import { Client } from 'pg';
import { createDataSource } from './data-source';

export type MigrationClass = new () => object;

export interface MigrationSettings {
  /** The owner of the tables. */
  readonly ownerUrl: string;
  readonly migrations: readonly MigrationClass[];
  /** The role that the processes use; made when it does not exist. Without a password an existing role keeps its own. */
  readonly application: { readonly role: string; readonly password?: string };
  /** Run after the migrations under the same lock, e.g. the queue's own schema. */
  readonly also?: (client: Client) => Promise<void>;
}

const LOCK = 7_412_963;

const quote = (client: Client, name: string): string => client.escapeIdentifier(name);

const ensureRole = async (
  client: Client,
  { role, password }: MigrationSettings['application'],
): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const secret = password === undefined ? '' : ` password ${client.escapeLiteral(password)}`;
  if (!rowCount) {
    await client.query(`create role ${quote(client, role)} login nosuperuser nobypassrls${secret}`);
  } else if (password !== undefined) {
    await client.query(`alter role ${quote(client, role)} login${secret}`);
  }
};

/** Partitions are reached through their table, whose policies hold only there: nobody is let into them directly. */
const TABLES = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition`;

const grantTables = async (client: Client, schema: string, role: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(TABLES, [schema]);
  const tables = rows.map(({ name }) => `${quote(client, schema)}.${quote(client, name)}`);
  if (tables.length) {
    await client.query(
      `grant select, insert, update, delete on ${tables.join(', ')} to ${quote(client, role)}`,
    );
  }
};

/** Every schema that the product or its queue made; the application may use rows in them, never change or own a table. */
const grant = async (client: Client, role: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public')`,
  );
  for (const { name } of rows) {
    const [schema, to] = [quote(client, name), quote(client, role)];
    await client.query(`grant usage on schema ${schema} to ${to}`);
    await grantTables(client, name, role);
    await client.query(`grant usage, select on all sequences in schema ${schema} to ${to}`);
    await client.query(`grant execute on all functions in schema ${schema} to ${to}`);
  }
};

const runMigrations = async (settings: MigrationSettings): Promise<string[]> => {
  const source = await createDataSource({
    url: settings.ownerUrl,
    entities: [],
    migrations: settings.migrations,
    poolSize: 2,
    applicationName: 'switchyard-migrations',
    statementTimeoutMs: 0,
  }).initialize();
  try {
    return (await source.runMigrations({ transaction: 'each' })).map(({ name }) => name);
  } finally {
    await source.destroy();
  }
};

/**
 * Brings a database to the newest schema. Safe to start many times at once: an advisory lock lets one through at a time. Answers
 * the names of the migrations that ran.
 */
export const migrate = async (settings: MigrationSettings): Promise<string[]> => {
  const client = new Client({
    connectionString: settings.ownerUrl,
    application_name: 'switchyard-migrations',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const ran = await runMigrations(settings);
    await settings.also?.(client);
    await ensureRole(client, settings.application);
    await grant(client, settings.application.role);
    return ran;
  } finally {
    await client.end();
  }
};
