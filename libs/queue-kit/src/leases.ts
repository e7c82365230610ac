import { Inject, Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';

/** `due_at` is kept in milliseconds and may have been rounded up: a ring that comes at once must not find its work not yet due. */
const TAKE = statement(`
  update work.promised set lease_until = now() + make_interval(secs => $2), holder = $3, fence = fence + 1
  where id = $1 and (lease_until is null or lease_until < now()) and due_at <= now() + interval '2 milliseconds' returning fence, failures`);
const RENEW = statement(`update work.promised set lease_until = now() + make_interval(secs => $3) where id = $1 and fence = $2 and lease_until > now()`);
const HELD = statement(`select 1 from work.promised where id = $1 and fence = $2 and lease_until > now() for share`);
const GIVE_BACK = statement(`
  update work.promised set lease_until = null, holder = null, failures = failures + $4, due_at = now() + make_interval(secs => $3)
  where id = $1 and fence = $2`);
const REST = statement(`
  update work.promised set lease_until = null, holder = null, failures = 0, due_at = now() + make_interval(secs => $3)
  where id = $1 and fence = $2 and lease_until > now()`);
const FINISH = statement(`delete from work.promised where id = $1 and fence = $2 and lease_until > now()`);

/** Thrown when another worker took over: the holder stops and writes nothing more. */
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
  readonly failures: number;
}

/** Leases by the database's clock, with a fencing token. */
@Injectable()
export class Leases {
  constructor(
    private readonly database: Database, private readonly work: UnitOfWork, @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  /** Undefined when somebody else is at it, when it is not due, or when it is done. */
  take(workId: string): Promise<Lease | undefined> {
    return this.work.runGlobal(async () => {
      const { rows } = await this.database.write<{ fence: number; failures: number }>(TAKE, [workId, this.settings.leaseSeconds, this.settings.workerId]);
      return rows[0] && { workId, ...rows[0] };
    });
  }

  /** Throws LeaseLost when it is too late. */
  renew(lease: Lease): Promise<void> {
    return this.work.runGlobal(() => this.expectOne(RENEW, lease, [this.settings.leaseSeconds]));
  }

  /** Inside the transaction of a write: throws LeaseLost, and the write is undone, when the lease is over. */
  assertHeld(lease: Lease): Promise<void> {
    return this.expectOne(HELD, lease, []);
  }

  /** Inside the transaction that ends the work. */
  finish(lease: Lease): Promise<void> {
    return this.expectOne(FINISH, lease, []);
  }

  /** Inside the transaction that ends one round of standing work: it is due again after the given seconds, with no failure counted. */
  rest(lease: Lease, afterSeconds: number): Promise<void> {
    return this.expectOne(REST, lease, [afterSeconds]);
  }

  /** Lets another worker go on after the given seconds; a failure is counted when `failed`. */
  async giveBack(lease: Lease, afterSeconds: number, failed: boolean): Promise<void> {
    await this.work.runGlobal(() => this.database.write(GIVE_BACK, [lease.workId, lease.fence, afterSeconds, failed ? 1 : 0]));
  }

  private async expectOne(text: ReturnType<typeof statement>, lease: Lease, more: readonly unknown[]): Promise<void> {
    const { count } = await this.database.write(text, [lease.workId, lease.fence, ...more]);
    if (count !== 1) throw new LeaseLost(lease.workId);
  }
}
