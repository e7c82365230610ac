import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import {
  createDataSource,
  Database,
  migrate,
  PgUnitOfWork,
  type MigrationClass,
} from '@switchyard/db-kit';

const ROLE = 'switchyard_test';
const PASSWORD = 'switchyard-test';
const LOCK = 7_412_964;

export interface TestDatabase {
  readonly ownerUrl: string;
  /**
   * The administration's role: under row-level security, owner of nothing, and every row of the
   * tables may be written.
   */
  readonly url: string;
  readonly dataSource: DataSource;
  readonly database: Database;
  readonly work: PgUnitOfWork;
  close(): Promise<void>;
}

/** One database, reached as different roles. */
export interface RoleAddresses {
  /** The administration's role, which commands work as. */
  readonly url: string;
  readonly apiUrl: string;
  readonly workerUrl: string;
}

/** The owner's address of a database of the run's cluster. */
export const clusterUrl = (database: string): string => {
  const url = new URL(process.env['SWITCHYARD_TEST_CLUSTER_URL'] ?? '');
  url.pathname = `/${database}`;
  return url.toString();
};

/** Does something as the cluster's owner. */
export const asOwner = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: clusterUrl('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Makes a template once per run, however many ask at the same time; `fill` brings an empty database
 * to its schema.
 */
export const templateNamed = async (
  client: Client,
  name: string,
  fill: (half: string) => Promise<unknown>,
): Promise<string> => {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  await client.query(`create database ${name}_half`);
  await fill(`${name}_half`);
  await client.query(`alter database ${name}_half rename to ${name}`);
  return name;
};

const templateOf = (migrations: readonly MigrationClass[]): Promise<string> => {
  const name = `template_${createHash('sha256').update(migrations.map(String).join('\n')).digest('hex').slice(0, 12)}`;
  const fill = (half: string): Promise<unknown> =>
    migrate({
      ownerUrl: clusterUrl(half),
      migrations,
      roles: { administration: { role: ROLE, password: PASSWORD } },
    });
  return asOwner((client) => templateNamed(client, name, fill));
};

let made = 0;

/** A fresh database with what the template holds. */
export const copyOf = async (template: string): Promise<string> => {
  made += 1;
  const name = `test_${process.pid}_${Date.now()}_${made}`;
  await asOwner((client) => client.query(`create database ${name} template ${template}`));
  return name;
};

/** For connections that are ending; those that stay longer are ended. */
const LONGEST_LEAVE_MS = 2_000;
const LOOK_EVERY_MS = 20;

/**
 * Waits until no connection is left: one that is thrown out while it ends gets an error that its
 * program no longer listens for, and ends that program.
 */
const whenEmpty = async (client: Client, name: string): Promise<void> => {
  const until = performance.now() + LONGEST_LEAVE_MS;
  for (;;) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [
      name,
    ]);
    if (!rowCount || performance.now() > until) return;
    await wait(LOOK_EVERY_MS);
  }
};

/**
 * Throws where transactions deadlocked in it. The server repeats them, so that answers come out
 * right, but each one costs a second, and under load there are more of them than repetitions.
 */
export const dropDatabase = (name: string): Promise<void> =>
  asOwner(async (client) => {
    await whenEmpty(client, name);
    const { rows } = await client.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = $1',
      [name],
    );
    await client.query(`drop database if exists ${name} with (force)`);
    const deadlocks = Number(rows[0]?.deadlocks ?? 0);
    if (deadlocks > 0) {
      const report = deadlocksIn(await readServerLog(), name);
      throw new Error(`${deadlocks} transactions deadlocked in this database\n${report}`);
    }
  });

const readServerLog = (): Promise<string> =>
  readFile(process.env['SWITCHYARD_TEST_CLUSTER_LOG'] ?? '', 'utf8').catch(() => '');

/**
 * What a server's log with the prefix `%p %d ` says of the deadlocks in one database: which
 * statements waited for which locks.
 */
export const deadlocksIn = (log: string, database: string): string => {
  // Further lines of one message begin with a tab.
  const messages = log.split(/\n(?!\t)/);
  const deadlocked = new Set(
    messages
      .filter((message) => message.includes(` ${database} ERROR:  deadlock detected`))
      .map((message) => message.split(' ')[0]),
  );
  return messages
    .filter((message) => message.split(' ')[1] === database)
    .filter((message) => deadlocked.has(message.split(' ')[0]))
    .filter((message) => /^\d+ \S+ (DETAIL|CONTEXT|STATEMENT): /.test(message))
    .join('\n');
};

/** The address of a database for each role: the administration's, the api's, the worker's. */
export const addressesOf = (database: string): RoleAddresses => {
  const as = (role: string): string =>
    Object.assign(new URL(clusterUrl(database)), { username: role, password: PASSWORD }).toString();
  return { url: as(ROLE), apiUrl: as(`${ROLE}_api`), workerUrl: as(`${ROLE}_worker`) };
};

/** The environment of the product's own migrate command. */
export const migrationEnv = (
  ownerUrl: string,
  { url, apiUrl, workerUrl }: RoleAddresses,
): Readonly<Record<string, string>> => ({
  SWITCHYARD_MIGRATION_DATABASE_URL: ownerUrl,
  SWITCHYARD_DATABASE_URL: url,
  SWITCHYARD_API_DATABASE_URL: apiUrl,
  SWITCHYARD_WORKER_DATABASE_URL: workerUrl,
});

/**
 * A database of its own with the given migrations run, reached as the application's role. Close it
 * in `afterAll`.
 */
export const testDatabase = async (
  tables: readonly { readonly entity: object }[],
  migrations: readonly MigrationClass[],
): Promise<TestDatabase> => {
  const name = await copyOf(await templateOf(migrations));
  const { url } = addressesOf(name);
  const entities = tables.map(({ entity }) => entity) as never[];
  const dataSource = await createDataSource({
    url,
    entities,
    poolSize: 8,
    applicationName: 'switchyard-test',
    statementTimeoutMs: 30_000,
  }).initialize();
  const database = new Database(dataSource);
  const close = async (): Promise<void> => {
    await dataSource.destroy();
    await dropDatabase(name);
  };
  return {
    ownerUrl: clusterUrl(name),
    url,
    dataSource,
    database,
    work: new PgUnitOfWork(database),
    close,
  };
};
