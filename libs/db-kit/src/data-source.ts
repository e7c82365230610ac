import pg, { Client, type Pool, type PoolConfig } from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import { TolerantClient } from './faults';
import { makeAuditTriggers } from './audit-triggers';
import { type DatabaseRoles, grantRoles } from './roles';
import type { Table } from './table';

export interface DataSourceSettings {
  readonly url: string;
  readonly entities: readonly EntitySchema<never>[];
  readonly migrations?: readonly (new () => object)[];
  readonly poolSize: number;
  readonly applicationName: string;
  /**
   * A statement that runs longer is ended by the database; 0 for never. A database that does not
   * even do that is given up soon after.
   */
  readonly statementTimeoutMs: number;
  /**
   * A statement that waits longer for a lock is ended by the database; as long as it may run when
   * left out.
   */
  readonly lockTimeoutMs?: number;
}

/**
 * A process that froze inside a transaction must not keep its locks for ever: the worker that takes
 * its work over waits for them.
 */
const MOST_IDLE_IN_TRANSACTION_MS = 15_000;
/** The database's own word that a statement took too long has some time to come through. */
const silenceAfter = (statementTimeoutMs: number): number => statementTimeoutMs * 1.2 + 500;
const INT8 = 20;
const DATE = 1082;

/**
 * Whole numbers stay numbers (micros stay inside 2^53), dates without a time stay text. Not
 * global: TypeORM shares `pg.types`.
 */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

const pools = new WeakMap<DataSource, Pool>();

/**
 * The connections that a data source of `createDataSource` works with. Throws before it is
 * initialised.
 */
export const poolOf = (source: DataSource): Pool => {
  const pool = pools.get(source);
  if (!pool) throw new Error('the data source has no connections: initialise it first');
  return pool;
};

/** A TypeORM data source with the settings that every process shares. Never synchronises. */
export const createDataSource = (settings: DataSourceSettings): DataSource => {
  class KnownPool extends pg.Pool {
    constructor(config?: PoolConfig) {
      super(config);
      pools.set(source, this);
    }
  }
  const source: DataSource = new DataSource({
    type: 'postgres',
    driver: { Pool: KnownPool },
    url: settings.url,
    entities: [...settings.entities],
    migrations: [...(settings.migrations ?? [])] as never,
    migrationsTableName: 'switchyard_migrations',
    synchronize: false,
    installExtensions: false,
    applicationName: settings.applicationName,
    connectTimeoutMS: 5_000,
    extra: {
      Client: TolerantClient,
      max: settings.poolSize,
      types,
      statement_timeout: settings.statementTimeoutMs,
      lock_timeout: settings.lockTimeoutMs ?? 0,
      ...(settings.statementTimeoutMs > 0
        ? { silentMs: silenceAfter(settings.statementTimeoutMs) }
        : {}),
      idle_in_transaction_session_timeout: MOST_IDLE_IN_TRANSACTION_MS,
      options: '-c timezone=UTC',
      keepAlive: true,
    },
    poolErrorHandler: () => undefined,
  });
  return source;
};

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
 * Brings a database to the newest schema. Safe to start many times at once: an advisory lock lets
 * one through at a time. Returns the names of the migrations that ran.
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
    await makeAuditTriggers(client, settings.tables ?? []);
    await grantRoles(client, settings.roles, settings.tables ?? []);
    return ran;
  } finally {
    await client.end();
  }
};
