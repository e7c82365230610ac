import { Inject, Injectable } from '@nestjs/common';
import { Database, precondition, type Statement, statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';
import type { WorkItem } from './work-item';
import type { WorkOrigin } from './work-origin';

/**
 * Thrown when another worker took over, or may have: the holder stops, sends nothing and writes
 * nothing more.
 */
export class LeaseLost extends Error {
  constructor(readonly workId: string) {
    super(`the lease of ${workId} is lost`);
    this.name = 'LeaseLost';
  }
}

/** The right to do one piece of work, until its time is up. */
export interface Lease {
  readonly workId: string;
  readonly fence: number;
  /** Runs that failed or died since the work last got somewhere. */
  readonly failures: number;
}

/**
 * A lease as it is taken, with what the row says is to be done: a job's own words are not believed.
 */
export interface TakenLease extends Lease {
  readonly work: WorkItem;
  /** How often the work was taken from a holder that got nowhere. */
  readonly stalls: number;
  readonly origin: WorkOrigin;
}

/**
 * How long work rests after the given number of failures: not at all, 2, 4 … 60 seconds. The same
 * here and for those who are given work back.
 */
const REST_SECONDS = 'case when failures < 1 then 0 else least(60, power(2, failures)) end';

/**
 * The work has no holder. Work whose holder vanished waits longer each time, so that work that
 * kills its workers does not kill them one after another.
 */
export const FREE = `(lease_until is null or lease_until + make_interval(secs => ${REST_SECONDS}) < now())`;

/**
 * For some seconds, work that was taken from a holder that got nowhere is left to another worker.
 */
const NOT_MINE_AGAIN = `not (lease_until is null and holder is not distinct from $3 and due_at > now() - interval '5 seconds')`;

/**
 * `due_at` is kept in milliseconds and may have been rounded up: a notification that arrives at
 * once must find its work due.
 */
const TAKE = statement(`
  update work.promised set lease_until = now() + make_interval(secs => $2), holder = $3, fence = fence + 1, progress_at = now(),
    failures = failures + case when lease_until is null then 0 else 1 end
  where id = $1 and due_at <= now() + interval '2 milliseconds' and ${FREE} and ${NOT_MINE_AGAIN}
  returning id, queue, kind, space_id as "spaceId", account_id as "accountId", fence, failures, stalls, request_id as "requestId", traceparent`);

const RENEW = statement(`
  update work.promised set lease_until = now() + make_interval(secs => $3), progress_at = case when $4 then now() else progress_at end
  where id = $1 and fence = $2 and lease_until > now()`);

/** The row is locked, so that no other worker takes over before the transaction ends. */
const LEASED = statement(
  `select 1 from work.promised where id = $1 and fence = $2 and lease_until > now() for share`,
);

/** Asked outside of a transaction, where a lock would hold nothing. */
const LEASED_NOW = statement(
  `select 1 as held from work.promised where id = $1 and fence = $2 and lease_until > now()`,
);

const ACHIEVED = statement(
  `update work.promised set failures = 0, stalls = 0, progress_at = now() where id = $1 and fence = $2 and lease_until > now()`,
);

const GIVE_BACK = statement(`
  update work.promised set lease_until = null, holder = null, failures = failures + $4, due_at = now() + make_interval(secs => $3)
  where id = $1 and fence = $2`);

const REST = statement(`
  update work.promised set lease_until = null, holder = null, failures = 0, stalls = 0, due_at = now() + make_interval(secs => $3)
  where id = $1 and fence = $2 and lease_until > now()`);

/** Those that ask for work share it (`Outbox.enqueueStanding`). */
const WANTED = statement(`select not pg_try_advisory_xact_lock(hashtextextended($1, 0)) as wanted`);

const FINISH = statement(
  `delete from work.promised where id = $1 and fence = $2 and lease_until > now()`,
);

interface TakenRow extends WorkItem, WorkOrigin {
  readonly fence: number;
  readonly failures: number;
  readonly stalls: number;
}

/** Leases by the database's clock, with a fencing token. */
@Injectable()
export class Leases {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  /**
   * Undefined when another worker has the lease, when the work is not due, or when it is done. A
   * holder that never gave it back counts as a failure.
   */
  async take(workId: string): Promise<TakenLease | undefined> {
    const { rows } = await this.alone(() =>
      this.database.write<TakenRow>(TAKE, [
        workId,
        this.settings.leaseSeconds,
        this.settings.workerId,
      ]),
    );
    if (!rows[0]) return undefined;
    const { fence, failures, stalls, requestId, traceparent, ...work } = rows[0];
    return { workId, work, fence, failures, stalls, origin: { requestId, traceparent } };
  }

  /**
   * Throws LeaseLost when it is too late. `progressed`: the holder did something since it was
   * renewed last.
   */
  renew(lease: Lease, progressed = true): Promise<void> {
    return this.alone(() => this.expectOne(RENEW, lease, [this.settings.leaseSeconds, progressed]));
  }

  /**
   * Inside the transaction of a write: throws LeaseLost, and the write is undone, when the lease is
   * over.
   */
  assertHeld(lease: Lease): Promise<void> {
    return this.expectOne(LEASED, lease, []);
  }

  /**
   * Outside of any transaction, before something that cannot be undone: throws LeaseLost when the
   * lease is over.
   */
  async assertHeldNow({ workId, fence }: Lease): Promise<void> {
    if ((await this.database.readGlobal(LEASED_NOW, [workId, fence])).length === 0) {
      throw new LeaseLost(workId);
    }
  }

  /** After something was recorded that stays: earlier failures no longer count against the work. */
  async achieved(lease: Lease & { readonly stalls?: number }): Promise<void> {
    if (lease.failures + (lease.stalls ?? 0) > 0) {
      await this.alone(() => this.expectOne(ACHIEVED, lease, []));
    }
  }

  /**
   * Called inside the transaction that ends standing work without anything to do, before it looks
   * for due rows. True while another open transaction has asked for the work: its rows are not
   * visible yet, so the work must rest.
   */
  async isWanted({ workId }: Lease): Promise<boolean> {
    const { rows } = await this.database.write<{ wanted: boolean }>(WANTED, [workId]);
    return rows[0]!.wanted;
  }

  /** Inside the transaction that ends the work. */
  finish(lease: Lease): Promise<void> {
    return this.expectOne(FINISH, lease, []);
  }

  /**
   * Inside the transaction that ends one round of standing work: it is due again after the given
   * seconds, with no failure counted.
   */
  rest(lease: Lease, afterSeconds: number): Promise<void> {
    return this.expectOne(REST, lease, [afterSeconds]);
  }

  /**
   * Lets another worker go on after the given seconds; a failure is counted when `failed`. False
   * when the lease was no longer held.
   */
  async giveBack(lease: Lease, afterSeconds: number, failed: boolean): Promise<boolean> {
    const { count } = await this.alone(() =>
      this.database.write(GIVE_BACK, [lease.workId, lease.fence, afterSeconds, failed ? 1 : 0]),
    );
    return count > 0;
  }

  /**
   * These check the lease themselves; the row must not be locked for reading before it is written.
   */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    return precondition.exit(() => this.work.runGlobal(work));
  }

  private async expectOne(text: Statement, lease: Lease, more: readonly unknown[]): Promise<void> {
    const { count } = await this.database.write(text, [lease.workId, lease.fence, ...more]);
    if (count !== 1) throw new LeaseLost(lease.workId);
  }
}
