import { Database, type Statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { Pool, PoolClient } from 'pg';
import { markedAs } from '../oracle/fence-traps';
import { AT_THE_DATABASE, type Scheduler } from '../scheduler/scheduler';

/**
 * How one use of a connection ends: at its n-th statement, or around its commit, before or after it
 * counts.
 */
export type ConnectionOutcome =
  | { readonly kind: 'whole' }
  | { readonly kind: 'lost' | 'dies'; readonly when: 'statement'; readonly at: number }
  | { readonly kind: 'lost' | 'dies'; readonly when: 'before commit' | 'after commit' };

/** What the walk decides for the actor that takes a connection. */
export type OutcomeOfConnection = () => ConnectionOutcome;

interface Submittable {
  submit: unknown;
  callback: (error: Error | null, result: unknown) => void;
}

const isSubmittable = (query: unknown): query is Submittable =>
  typeof (query as Partial<Submittable> | null)?.submit === 'function';
const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');
const connectionLost = (): Error =>
  Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

/**
 * One use of a connection by one actor. From its first statement to its last no other actor runs.
 */
class WalkClient {
  private statements = 0;
  private isBroken = false;

  constructor(
    private readonly real: PoolClient,
    private readonly scheduler: Scheduler,
    private readonly outcome: ConnectionOutcome,
  ) {}

  escapeLiteral(text: string): string {
    return this.real.escapeLiteral(text);
  }

  query(query: unknown, values?: unknown): Promise<unknown> | undefined {
    if (isSubmittable(query)) return this.submit(query);
    const text = textOf(query);
    const { actor } = this.scheduler;
    if (actor && text.startsWith('begin')) {
      return this.send(false, () => this.real.query(text + markedAs(actor.name)));
    }
    return this.send(text === 'commit', () =>
      this.real.query(query as string, values as unknown[]),
    );
  }

  /** Connections outlive walks: when an idle one is closed is no walk's business. */
  release(): void {
    this.scheduler.aside(() => this.real.release());
  }

  private async send(isCommit: boolean, work: () => Promise<unknown>): Promise<unknown> {
    this.statements += 1;
    if (this.isBroken) throw connectionLost();
    if (this.breaksBefore(isCommit)) return this.breakOff('rollback');
    const result = await this.scheduler.outside(work);
    return isCommit && this.outcome.kind !== 'whole' && this.outcome.when === 'after commit'
      ? this.breakOff('select 1')
      : result;
  }

  /** Statements of the kind that takes a callback, sent alone. */
  private submit(query: Submittable): undefined {
    const callback = query.callback;
    this.send(
      false,
      () =>
        new Promise((done, fail) => {
          query.callback = (error, result) => (error ? fail(error) : done(result));
          void this.real.query(query as never);
        }),
    ).then(
      (result) => callback(null, result),
      (error: Error) => callback(error, undefined),
    );
    return undefined;
  }

  private breaksBefore(isCommit: boolean): boolean {
    if (this.outcome.kind === 'whole') return false;
    return this.outcome.when === 'statement'
      ? this.statements === this.outcome.at
      : isCommit && this.outcome.when === 'before commit';
  }

  /** The server undoes what was not committed; the connection's user gets an error, or is dead. */
  private async breakOff(last: string): Promise<never> {
    this.isBroken = true;
    const { actor } = this.scheduler;
    this.scheduler.note(
      `${actor?.name} ${this.outcome.kind} its connection ${this.outcome.kind === 'whole' ? '' : this.outcome.when}`,
    );
    await this.scheduler.outside(() => this.real.query(last));
    if (this.outcome.kind !== 'dies' || !actor) throw connectionLost();
    this.release();
    this.scheduler.kill(actor);
    return this.scheduler.never();
  }
}

/**
 * A pool whose every use waits for its turn and may be cut off. Bound to no walk it is the real
 * one.
 */
export class WalkPool {
  private scheduler: Scheduler | undefined;
  private outcomeOf: OutcomeOfConnection = () => ({ kind: 'whole' });

  constructor(private readonly real: Pool) {}

  get options(): Pool['options'] {
    return this.real.options;
  }

  bind(scheduler: Scheduler | undefined, outcomeOf: OutcomeOfConnection): void {
    this.scheduler = scheduler;
    this.outcomeOf = outcomeOf;
  }

  async connect(): Promise<PoolClient> {
    const { scheduler } = this;
    if (!scheduler) return this.real.connect();
    await scheduler.park(AT_THE_DATABASE);
    const real = await scheduler.outside(() => this.real.connect());
    return new WalkClient(
      real,
      scheduler,
      scheduler.actor ? this.outcomeOf() : { kind: 'whole' },
    ) as unknown as PoolClient;
  }

  async query(query: unknown, values?: unknown): Promise<unknown> {
    const client = await this.connect();
    try {
      return await client.query(query as string, values as unknown[]);
    } finally {
      client.release();
    }
  }

  on(): this {
    return this;
  }
}

/**
 * The product's database over the walk's pool. Reads by key go through it too: the walk would not
 * see connections beside the pool.
 */
export class WalkDatabase extends Database {
  constructor(private readonly walkPool: WalkPool) {
    super(undefined as never);
  }

  override get pool(): Pool {
    return this.walkPool as unknown as Pool;
  }

  override readByKey<Row>(
    tenant: Tenant,
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return this.read<Row>(tenant, statement, values);
  }
}
