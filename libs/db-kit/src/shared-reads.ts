import type { Client, Pool, PoolOptions } from 'pg';
import { SharedConnection } from './shared-connection';

/** Two, so that PostgreSQL can work on one while the answers of the other are read. */
const CONNECTIONS = 2;

/** A read by its key that takes longer waits for a lock; it must not hold up the others. */
const LONGEST_MS = 1_000;

/** When nothing at all comes back any more, the connection is given up. */
const SILENT_MS = 4_000;

/** The shared connections of a pool, beside its own. */
export class SharedReads {
  private readonly connections: readonly SharedConnection[];
  private turn = 0;

  constructor({ options }: Pool) {
    // The pool hides its password from copies.
    const limits = { statement_timeout: LONGEST_MS, query_timeout: SILENT_MS };
    const settings: PoolOptions = {
      ...options,
      ...limits,
      password: options.password,
      application_name: sharedName(options),
    };
    this.connections = Array.from({ length: CONNECTIONS }, () => new SharedConnection(settings));
  }

  /** Undefined while the one whose turn it is has no connection. */
  take(): Client | undefined {
    this.turn = (this.turn + 1) % CONNECTIONS;
    return this.connections[this.turn]?.take();
  }

  async close(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.close()));
  }
}

/** How `pg_stat_activity` tells these connections from those of the pool. */
const sharedName = ({ application_name: name = 'switchyard' }: PoolOptions): string =>
  `${name}-reads`;
