import { Gauge } from 'prom-client';
import pg, { type Pool, type PoolConfig } from 'pg';
import { TolerantClient } from './faults';
import { statement, type Statement } from './statement';

/** What a scrape asks has no longer than this, whatever is locked. */
const LONGEST_MS = 1_000;
/** Longer than the time between two scrapes. */
const KEPT_MS = 90_000;

/**
 * One connection beside the pool, so that a scrape neither waits for the work of the process nor
 * takes a connection from it.
 */
class Observer {
  private readonly pool: pg.Pool;
  private readonly source: Pool;

  constructor(source: Pool) {
    this.source = source;
    const { options } = source;
    const settings: PoolConfig & { readonly silentMs: number } = {
      ...options,
      // The pool hides its password from copies.
      password: options.password,
      application_name: `${this.application}-metrics`,
      Client: TolerantClient as never,
      max: 1,
      min: 0,
      idleTimeoutMillis: KEPT_MS,
      allowExitOnIdle: true,
      statement_timeout: LONGEST_MS,
      lock_timeout: LONGEST_MS / 2,
      connectionTimeoutMillis: LONGEST_MS,
      silentMs: LONGEST_MS + 200,
    };
    this.pool = new pg.Pool(settings);
    this.pool.on('error', () => undefined);
  }

  get application(): string {
    return this.source.options.application_name ?? 'switchyard';
  }

  /** The pool that the process works with. */
  get counts(): { readonly size: number; readonly idle: number; readonly waiting: number } {
    const { totalCount: size, idleCount: idle, waitingCount: waiting } = this.source;
    return { size, idle, waiting };
  }

  get most(): number {
    return this.source.options.max;
  }

  async ask<Row>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> {
    return (await this.pool.query({ name, text, values: [...values] })).rows as Row[];
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** The databases that this process works with now: one, or two where processes are run as one. */
const observers = new Map<Pool, Observer>();

/** From now on the metrics of this process show the pool. */
export const observePool = (pool: Pool): void => void observers.set(pool, new Observer(pool));

/** Ends what `observePool` began. */
export const endObservation = async (pool: Pool): Promise<void> => {
  const observer = observers.get(pool);
  observers.delete(pool);
  await observer?.close();
};

/** Asks on the connection for metrics; on the pool's own where there is none. */
export const observe = async <Row>(
  pool: Pool,
  asked: Statement,
  values: readonly unknown[],
): Promise<Row[]> => {
  const observer = observers.get(pool);
  if (observer) return observer.ask<Row>(asked, values);
  return (await pool.query({ ...asked, values: [...values] })).rows as Row[];
};

const eachObserver = (note: (observer: Observer) => void): void => {
  for (const observer of observers.values()) note(observer);
};

const labelNames = ['application'] as const;

new Gauge({
  name: 'switchyard_database_pool_max_connections',
  help: 'Connections that the pool may have at most.',
  labelNames,
  collect() {
    this.reset();
    eachObserver(({ application, most }) => this.set({ application }, most));
  },
});

new Gauge({
  name: 'switchyard_database_pool_connections',
  help: 'Connections that the pool has, by whether they are in use.',
  labelNames: ['application', 'state'],
  collect() {
    this.reset();
    eachObserver(({ application, counts: { size, idle } }) => {
      this.set({ application, state: 'idle' }, idle);
      this.set({ application, state: 'used' }, size - idle);
    });
  },
});

new Gauge({
  name: 'switchyard_database_pool_waiting',
  help: 'Callers that wait for a connection of the pool.',
  labelNames,
  collect() {
    this.reset();
    eachObserver(({ application, counts: { waiting } }) => this.set({ application }, waiting));
  },
});

const OLDEST = statement(`
  select coalesce(extract(epoch from max(clock_timestamp() - xact_start)), 0)::float8 as seconds
  from pg_stat_activity
  where datname = current_database() and application_name = $1 and usename = current_user`);

new Gauge({
  name: 'switchyard_database_oldest_transaction_seconds',
  help: 'Age of the oldest open transaction of this application, of all its processes. Missing while the database does not answer.',
  labelNames,
  async collect() {
    this.reset();
    for (const observer of observers.values()) {
      const { application } = observer;
      const [row] = await observer.ask<{ seconds: number }>(OLDEST, [application]);
      this.set({ application }, row?.seconds ?? 0);
    }
  },
});
