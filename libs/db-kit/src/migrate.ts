import { Client } from 'pg';
import { createDataSource } from './data-source';
import { grantRoles, type DatabaseRoles } from './role-grants';
import type { Table } from './table';

export type MigrationClass = new () => object;

export interface MigrationSettings {
  /** The owner of the tables. */
  readonly ownerUrl: string;
  readonly migrations: readonly MigrationClass[];
  /** Made when they do not exist. */
  readonly roles: DatabaseRoles;
  /** What the roles of the processes may do with each; other tables of the same schemas are closed to them. */
  readonly tables?: readonly Table<never>[];
  /** Run after the migrations under the same lock, e.g. the queue's own schema. */
  readonly also?: (client: Client) => Promise<void>;
}

const LOCK = 7_412_963;

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
    await grantRoles(client, settings.roles, settings.tables ?? []);
    return ran;
  } finally {
    await client.end();
  }
};
