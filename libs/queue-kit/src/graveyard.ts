import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import type { TakenLease } from './lease';
import { Leases } from './leases';

const BURY = statement(`
  insert into work.dead (id, queue, kind, space_id, account_id, failures, stalls, reason) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (id) do update set failures = excluded.failures, stalls = excluded.stalls, reason = excluded.reason, died_at = now()`);

/** Keeps why work was given up. */
@Injectable()
export class Graveyard {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  /** For work that its handler has ended already. */
  note(lease: TakenLease, reason: string): Promise<void> {
    return this.work.runGlobal(() => this.write(lease, reason));
  }

  /** For work that nobody here can end: it leaves the queue. Throws LeaseLost. */
  bury(lease: TakenLease, reason: string): Promise<void> {
    return this.work.runGlobal(async () => {
      await this.write(lease, reason);
      await this.leases.finish(lease);
    });
  }

  private async write(
    { work: { id, queue, kind, spaceId, accountId }, failures, stalls }: TakenLease,
    reason: string,
  ): Promise<void> {
    await this.database.write(BURY, [
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
