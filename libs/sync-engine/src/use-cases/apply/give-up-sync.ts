import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';
import { syncGivenUp } from '../../domain/apply';
import { LeaseGuard, Operations, Syncs } from '../ports';
import { TellSyncEnd } from './tell-sync-end';

const FAILURES = {
  failed: { code: 'INTERNAL_ERROR', message: 'The sync failed repeatedly and was stopped.' },
  stalled: {
    code: 'SYNC_STALLED',
    message:
      'Several workers tried to run the sync without progress. The sync was stopped. Preview again, then sync.',
  },
} as const;

/** Ends a sync as failed, and the Space is free: what was sent stays recorded, what is unsure is looked for by the next sync. */
@Injectable()
export class GiveUpSync {
  constructor(
    private readonly work: UnitOfWork,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
    private readonly leases: LeaseGuard,
    private readonly ends: TellSyncEnd,
    private readonly clock: Clock,
  ) {}

  execute(tenant: Tenant, syncId: string, lease: Lease, why: keyof typeof FAILURES): Promise<void> {
    const failure = FAILURES[why];
    return this.work.run(tenant, async () => {
      await this.operations.close(tenant, syncId, {
        unsent: syncGivenUp(failure.message),
        unanswered: syncGivenUp(failure.message),
      });
      await this.syncs.change(tenant, syncId, {
        finishedAt: this.clock.now(),
        waiting: false,
        failure,
      });
      await this.ends.execute(tenant, syncId, { cancelRequested: false, gaveUp: failure.message });
      await this.leases.finish(lease);
    });
  }
}
