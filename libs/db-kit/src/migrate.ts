import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { makeAuditTriggers } from './audit-triggers';
import { createDataSource } from './data-source';
import { type DatabaseRoles, grantRoles } from './roles';
import type { Table } from './table';

export type MigrationClass = new () => object;

export interface MigrationSettings {
  /** The owner of the tables. */
  readonly ownerUrl: string;
  readonly migrations: readonly MigrationClass[];
  /** Made when they do not exist. */
  readonly roles: DatabaseRoles;
  /**
   * What the roles of the processes may do with each, and whether its changes are audited; other
   * tables of the same schemas are closed to them.
   */
  readonly tables?: readonly Table<never>[];
  /** Run after the migrations under the same lock, e.g. the queue's own schema. */
  readonly also?: (client: Client) => Promise<void>;
  /** How often a step that found a table locked is tried again; for ten minutes when left out. */
  readonly lockRetries?: number;
}

const LOCK = 7_412_963;

/**
 * A statement that changes a table waits for those that use it, and everything else waits behind
 * it. So it waits no longer than this, and tries again when the others have had their turn.
 */
const LOCK_TIMEOUT_MS = 1_000;
const PAUSE_MS = 1_000;
const LOCK_RETRIES = 300;

/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

const isLocked = (error: unknown): boolean =>
  (error as { readonly code?: string }).code === LOCK_NOT_AVAILABLE;

/** Repeats a step that did nothing yet, or that may be done again. */
const whenUnlocked = async (
  client: Client,
  retries: number,
  step: () => Promise<unknown>,
): Promise<void> => {
  try {
    await step();
  } catch (error) {
    if (!isLocked(error) || retries === 0) throw error;
    await client.query('rollback');
    await wait(PAUSE_MS);
    await whenUnlocked(client, retries - 1, step);
  }
};

/** Each migration in a transaction of its own, unless it says otherwise. */
const runMigrations = async ({ ownerUrl, migrations }: MigrationSettings): Promise<void> => {
  const source = await createDataSource({
    url: ownerUrl,
    entities: [],
    migrations,
    poolSize: 2,
    applicationName: 'switchyard-migrations',
    statementTimeoutMs: 0,
    lockTimeoutMs: LOCK_TIMEOUT_MS,
  }).initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
};

/** Names of the migrations that ran, the oldest first. */
const recorded = async (client: Client): Promise<readonly string[]> => {
  const { rows: tables } = await client.query<{ is: string | null }>(
    `select to_regclass('switchyard_migrations') as is`,
  );
  if (!tables[0]?.is) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from switchyard_migrations order by id',
  );
  return rows.map(({ name }) => name);
};

const LOOK_EVERY_MS = 100;

/**
 * Asks again instead of waiting inside a statement: an index that another process makes beside
 * running ones waits for every statement that began before it.
 */
const lockMigrations = async (client: Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1) as free',
      [LOCK],
    );
    if (rows[0]?.free) return;
    await wait(LOOK_EVERY_MS);
  }
};

/**
 * Brings a database to the newest schema. Safe to start many times at once: an advisory lock lets
 * one through at a time. No lock that others wait behind is waited for longer than a second.
 * Returns the names of the migrations that ran.
 */
export const migrate = async (settings: MigrationSettings): Promise<string[]> => {
  const { ownerUrl, roles, tables = [], lockRetries = LOCK_RETRIES } = settings;
  const client = new Client({
    connectionString: ownerUrl,
    application_name: 'switchyard-migrations',
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  await client.connect();
  try {
    await lockMigrations(client);
    const before = new Set(await recorded(client));
    for (const step of [
      () => runMigrations(settings),
      async () => settings.also?.(client),
      () => makeAuditTriggers(client, tables),
      () => grantRoles(client, roles, tables),
    ]) {
      await whenUnlocked(client, lockRetries, step);
    }
    return (await recorded(client)).filter((name) => !before.has(name));
  } finally {
    await client.end();
  }
};
