import pg, { type Pool, type PoolConfig } from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import { TolerantClient } from './faults';

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
