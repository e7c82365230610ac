import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { acting, type Tenant } from '@switchyard/kernel';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from './data-source';
import { asRefusal, isAway, isInterrupted, isSilent, isUnwritable } from './faults';
import { observe } from './observation';
import { querySpace, SharedReads } from './space-query';
import { statement as prepared, type Statement } from './statement';

/**
 * One open transaction. Statements of several Spaces may take turns in it: each is preceded by the
 * change to its Space where the one before was of another.
 */
export class Session {
  private bound: Tenant | null = null;
  /** Ends with the statement that was given last. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: PoolClient) {}

  begin(tenant: Tenant | null): Promise<unknown> {
    this.bound = tenant;
    const settings = [tenant && this.bindText(tenant), this.actingText()].filter(Boolean);
    return this.client.query(['begin', ...settings].join('; '));
  }

  /** The statement sees what the tenant may see; rows of no Space for null. One after another. */
  query(
    tenant: Tenant | null,
    statement: Statement,
    values: readonly unknown[],
  ): Promise<QueryResult> {
    const answered = this.turn.then(async () => {
      if (!this.isBoundTo(tenant)) await this.turnTo(tenant);
      return this.client.query({ ...statement, values: [...values] });
    });
    this.turn = answered.catch(() => undefined);
    return answered;
  }

  private isBoundTo(tenant: Tenant | null): boolean {
    return this.bound?.spaceId === tenant?.spaceId && this.bound?.accountId === tenant?.accountId;
  }

  private async turnTo(tenant: Tenant | null): Promise<void> {
    await this.client.query(this.bindText(tenant ?? { spaceId: '', accountId: '' }));
    this.bound = tenant;
  }

  /** Who acts, for the audit trail. */
  private actingText(): string | undefined {
    const now = acting.getStore();
    return (
      now &&
      `select set_config('app.acting', ${this.client.escapeLiteral(JSON.stringify(now))}, true)`
    );
  }

  private bindText({ spaceId, accountId }: Tenant): string {
    const [space, account] = [spaceId, accountId].map((id) => this.client.escapeLiteral(id));
    return `select set_config('app.space_id', ${space}, true), set_config('app.account_id', ${account}, true)`;
  }
}

/** The transaction that the running code is in. */
export interface Transaction {
  readonly session: Session;
  /** Whose rows it writes. Null for rows that belong to no Space. */
  readonly tenant: Tenant | null;
  readonly afterCommit: (() => Promise<void> | void)[];
}

export const transactions = new AsyncLocalStorage<Transaction>();

/**
 * Takes a transaction id, whose end is written to disk, and so proves what a plain read does not.
 */
const WRITE_PROBE = prepared(
  `select pg_current_xact_id()::text, current_setting('transaction_read_only') = 'off' as writable`,
);

/** A health probe does not wait longer. */
const MOST_PROBE_MS = 1_500;

/** Reads that were under way on one connection end together. */
const SAME_SILENCE_MS = 500;

/** A failed write may be followed by small ones that still fit: it is believed for this long. */
const BELIEVED_MS = 5_000;

/**
 * Runs named statements: inside the running transaction when there is one, else alone, bound to the
 * tenant.
 */
@Injectable()
export class Database {
  private shared: SharedReads | undefined;
  private unwritableAt = -Infinity;
  private silentAt = -Infinity;
  private probe: Promise<boolean> | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** The pool that TypeORM works with, too. */
  get pool(): Pool {
    return poolOf(this.dataSource);
  }

  /** Reads rows of one tenant: of any Space, inside a transaction of another one, too. */
  async read<Row>(
    tenant: Tenant,
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const running = transactions.getStore();
    try {
      if (running) return (await running.session.query(tenant, statement, values)).rows as Row[];
      return await this.readAlone(tenant, statement, values);
    } catch (error) {
      throw asRefusal(error);
    }
  }

  /**
   * Reads one row or few by their key, as `read` does, over connections that many such reads share.
   * Not for anything that may take long or lock: the reads behind it would wait.
   */
  async readByKey<Row>(
    tenant: Tenant,
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const client = transactions.getStore()
      ? undefined
      : (this.shared ??= new SharedReads(this.pool)).take();
    if (!client) return this.read(tenant, statement, values);
    try {
      return (await querySpace(client, tenant, statement, values)).rows as Row[];
    } catch (error) {
      if (isSilent(error)) this.silentAt = performance.now();
      // Ends the other statements of a connection that was closed because it was silent.
      const isFrozen = performance.now() - this.silentAt < SAME_SILENCE_MS;
      if (isInterrupted(error) && !isFrozen) return this.read(tenant, statement, values);
      throw asRefusal(error);
    }
  }

  /**
   * Whether the database is reachable and stores writes. Answers within two seconds and never
   * throws.
   */
  async canWrite(): Promise<boolean> {
    if (performance.now() - this.unwritableAt < BELIEVED_MS) return false;
    // One question at a time: those to a frozen database would take every connection.
    this.probe ??= this.probeWriting().finally(() => {
      this.probe = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), MOST_PROBE_MS);
    });
    return Promise.race([this.probe, late]).finally(() => clearTimeout(timer));
  }

  private async probeWriting(): Promise<boolean> {
    const asked = { ...WRITE_PROBE, query_timeout: MOST_PROBE_MS };
    const answered = await this.pool.query<{ writable: boolean }>(asked).catch(() => undefined);
    return answered?.rows[0]?.writable ?? false;
  }

  /**
   * Asks for a metric, outside any transaction and on a connection that is there for that alone.
   * Rejects within two seconds when the database does not answer, or when what it reads is locked.
   */
  observe<Row>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    return observe<Row>(this.pool, statement, values);
  }

  /** Remembers that a write found no room. */
  noteFault(error: unknown): void {
    if (isUnwritable(error)) this.unwritableAt = performance.now();
  }

  /** Ends the connections beside the pool. */
  async close(): Promise<void> {
    await this.shared?.close();
  }

  /**
   * Writes inside the running transaction; a write outside one is a mistake of the code and throws.
   */
  async write<Row>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<{ readonly rows: Row[]; readonly count: number }> {
    const running = transactions.getStore();
    if (!running) throw new Error('a write outside UnitOfWork.run');
    try {
      const result = await running.session.query(running.tenant, statement, values);
      return { rows: result.rows as Row[], count: result.rowCount ?? 0 };
    } catch (error) {
      this.noteFault(error);
      throw asRefusal(error);
    }
  }

  /** Reads rows of tables that belong to no Space. */
  async readGlobal<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const running = transactions.getStore();
    try {
      const { rows } = running
        ? await running.session.query(running.tenant, statement, values)
        : await this.pool.query({ ...statement, values: [...values] });
      return rows as Row[];
    } catch (error) {
      throw asRefusal(error);
    }
  }

  private async readAlone<Row>(
    tenant: Tenant,
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      return (await querySpace(client, tenant, statement, values)).rows as Row[];
    } catch (error) {
      if (isAway(error)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }
}
