import { Inject, Injectable } from '@nestjs/common';
import { Database, precondition, type Statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { LeaseLost, type Lease, type TakenLease } from './lease';
import { ACHIEVED, FINISH, GIVE_BACK, HELD, HELD_NOW, RENEW, REST, TAKE } from './lease-statements';
import type { PromisedWork } from './promised-work';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';

interface TakenRow extends PromisedWork {
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

  /** Undefined when somebody else is at it, when it is not due, or when it is done. A holder that never gave it back counts as a failure. */
  async take(workId: string): Promise<TakenLease | undefined> {
    const { rows } = await this.alone(() =>
      this.database.write<TakenRow>(TAKE, [
        workId,
        this.settings.leaseSeconds,
        this.settings.workerId,
      ]),
    );
    if (!rows[0]) return undefined;
    const { fence, failures, stalls, ...work } = rows[0];
    return { workId, work, fence, failures, stalls };
  }

  /** Throws LeaseLost when it is too late. `progressed`: the holder did something since it was renewed last. */
  renew(lease: Lease, progressed = true): Promise<void> {
    return this.alone(() => this.expectOne(RENEW, lease, [this.settings.leaseSeconds, progressed]));
  }

  /** Inside the transaction of a write: throws LeaseLost, and the write is undone, when the lease is over. */
  assertHeld(lease: Lease): Promise<void> {
    return this.expectOne(HELD, lease, []);
  }

  /** Outside of any transaction, before something that cannot be undone: throws LeaseLost when the lease is over. */
  async assertHeldNow({ workId, fence }: Lease): Promise<void> {
    if ((await this.database.readGlobal(HELD_NOW, [workId, fence])).length === 0) {
      throw new LeaseLost(workId);
    }
  }

  /** After something was recorded that stays: earlier failures no longer count against the work. */
  async achieved(lease: Lease & { readonly stalls?: number }): Promise<void> {
    if (lease.failures + (lease.stalls ?? 0) > 0) {
      await this.alone(() => this.expectOne(ACHIEVED, lease, []));
    }
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
    await this.alone(() =>
      this.database.write(GIVE_BACK, [lease.workId, lease.fence, afterSeconds, failed ? 1 : 0]),
    );
  }

  /** These check the lease themselves; the row must not be locked for reading before it is written. */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    return precondition.exit(() => this.work.runGlobal(work));
  }

  private async expectOne(text: Statement, lease: Lease, more: readonly unknown[]): Promise<void> {
    const { count } = await this.database.write(text, [lease.workId, lease.fence, ...more]);
    if (count !== 1) throw new LeaseLost(lease.workId);
  }
}
