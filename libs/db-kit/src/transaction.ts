import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { PoolClient } from 'pg';
import { Database, Session, type Transaction, transactions } from './database';
import { asRefusal, isAway, isRetriable } from './faults';

/**
 * What must hold inside every transaction of the running code, asked right after its beginning: a
 * transaction for which it throws is undone before it wrote anything. Work under a lease asks for
 * its lease here, so that no write of it can be forgotten.
 */
export const precondition = new AsyncLocalStorage<() => Promise<void>>();

/**
 * Runs work that has transactions of its own, whatever the caller is in: what it writes stays when
 * the caller's work is undone, or lost its lease.
 */
export const apart = <T>(work: () => Promise<T>): Promise<T> =>
  precondition.exit(() => transactions.exit(work));

/** The same function, which runs in the transaction and under the precondition of this moment. */
export const bindHere = <Values extends unknown[], T>(
  work: (...values: Values) => T,
): ((...values: Values) => T) => AsyncLocalStorage.bind(work);

const ATTEMPTS = 5;

const pause = (attempt: number): Promise<void> =>
  new Promise((done) => setTimeout(done, 2 ** attempt * (5 + Math.random() * 10)));

/**
 * The unit of work over PostgreSQL: one client, the Space set inside the transaction, repeated
 * whole on 40001 and 40P01.
 */
@Injectable()
export class PgUnitOfWork extends UnitOfWork {
  constructor(private readonly database: Database) {
    super();
  }

  async run<T>(tenant: Tenant, work: () => Promise<T>): Promise<T> {
    const running = transactions.getStore();
    if (!running) return this.repeat(tenant, work);
    if (running.tenant?.accountId !== tenant.accountId) {
      throw new Error('a transaction of one account was joined for another');
    }
    return running.tenant.spaceId === tenant.spaceId
      ? work()
      : transactions.run({ ...running, tenant }, work);
  }

  runGlobal<T>(work: () => Promise<T>): Promise<T> {
    return transactions.getStore() ? work() : this.repeat(null, work);
  }

  afterCommit(callback: () => Promise<void> | void): void {
    const running = transactions.getStore();
    if (!running) throw new Error('afterCommit outside UnitOfWork.run');
    running.afterCommit.push(callback);
  }

  private async repeat<T>(tenant: Tenant | null, work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
      const outcome = await this.once(tenant, work).then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      );
      if ('result' in outcome) return outcome.result;
      if (!isRetriable(outcome.error)) throw asRefusal(outcome.error);
      await pause(attempt);
    }
    return this.once(tenant, work).catch((error: unknown) => {
      throw asRefusal(error);
    });
  }

  private async once<T>(tenant: Tenant | null, work: () => Promise<T>): Promise<T> {
    const afterCommit: Transaction['afterCommit'] = [];
    const result = await this.committed(tenant, work, afterCommit);
    await transactions.exit(() => runAll(afterCommit));
    return result;
  }

  /** Its client is free again before what comes after the commit asks for one. */
  private async committed<T>(
    tenant: Tenant | null,
    work: () => Promise<T>,
    afterCommit: Transaction['afterCommit'],
  ): Promise<T> {
    const client = await this.database.pool.connect();
    const session = new Session(client);
    const transaction: Transaction = { session, tenant, afterCommit };
    let broken: Error | undefined;
    try {
      await session.begin(tenant);
      const result = await transactions.run(transaction, () => guarded(work));
      await client.query('commit');
      return result;
    } catch (error) {
      this.database.noteFault(error);
      broken = isAway(error) ? (error as Error) : await rollBack(client);
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** A callback that fails is lost by design: everything it does is repeated by a sweeper. */
const runAll = async (callbacks: Transaction['afterCommit']): Promise<void> => {
  await Promise.allSettled(callbacks.map(async (callback) => callback()));
};

const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  await precondition.getStore()?.();
  return work();
};

const rollBack = async (client: PoolClient): Promise<Error | undefined> => {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error as Error;
  }
};
