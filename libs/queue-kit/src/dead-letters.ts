import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { Leases, type TakenLease } from './leases';

const INSERT_DEAD = statement(`
  insert into work.dead (id, queue, kind, space_id, account_id, failures, stalls, reason) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (id) do update set failures = excluded.failures, stalls = excluded.stalls, reason = excluded.reason, died_at = now()
  returning 1`);

/** Keeps why work was given up. */
@Injectable()
export class DeadLetterStore {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  /** For work that its handler has ended already. */
  note(lease: TakenLease, reason: string): Promise<void> {
    return this.work.runGlobal(() => this.write(lease, reason));
  }

  /** For work without a handler here: it leaves the queue. Throws LeaseLost. */
  deadLetter(lease: TakenLease, reason: string): Promise<void> {
    return this.work.runGlobal(async () => {
      await this.write(lease, reason);
      await this.leases.finish(lease);
    });
  }

  private async write(
    { work: { id, queue, kind, spaceId, accountId }, failures, stalls }: TakenLease,
    reason: string,
  ): Promise<void> {
    await this.database.write(INSERT_DEAD, [
      id,
      queue,
      kind,
      spaceId,
      accountId,
      failures,
      stalls,
      reason,
    ]);
  }
}

const MOST_FAILURES = 8;
const MOST_STALLS = 3;

/** It failed, or died with its worker, again and again. */
export class WorkFailed extends Error {
  constructor(failures: number) {
    super(`failed or died with its worker ${failures} times`);
    this.name = 'WorkFailed';
  }
}

/** One holder after another got nowhere with it. */
export class WorkStalled extends Error {
  constructor(stalls: number) {
    super(`taken from ${stalls} holders that got nowhere`);
    this.name = 'WorkStalled';
  }
}

/** Why work is not tried once more; undefined when it is. */
export const abandonReason = ({ failures, stalls }: TakenLease): Error | undefined => {
  if (stalls >= MOST_STALLS) return new WorkStalled(stalls);
  return failures >= MOST_FAILURES ? new WorkFailed(failures) : undefined;
};

/** Seconds to wait after the given number of failures: 1, 2, 4 … 60. */
export const backOffSeconds = (failures: number): number => Math.min(60, 2 ** failures);
