import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';
import { CatalogRecords } from '../../data/syncing/catalog-records';
import { Operations } from '../../data/syncing/operations';
import { Syncs } from '../../data/syncing/syncs';
import { failuresIn, syncAbandoned } from '../../domain/syncing/operation-errors';
import { foldStatus } from '../../domain/syncing/sync-status';
import { LeaseGuard } from '../ports';
import { noteSyncEnded, type SyncEnd } from './sync-transitions';

/**
 * Notifies the owner of the end of a sync, and records the platforms' refusals in the catalog.
 * Inside the transaction that ends it.
 */
@Injectable()
export class NotifySyncEnd {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly operations: Operations,
    private readonly syncs: Syncs,
    private readonly catalog: CatalogRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * Reports what failed, also when it is not the first time; the next sync of the Space that fails
   * in nothing resolves the alert.
   */
  async execute(
    tenant: Tenant,
    syncId: string,
    { cancelRequested, gaveUp }: { readonly cancelRequested: boolean; readonly gaveUp?: string },
  ): Promise<SyncEnd> {
    const outcomes = await this.operations.outcomes(tenant, syncId);
    const sync = await this.syncs.get(tenant, syncId);
    if (sync) await this.catalog.failed(tenant, failuresIn(outcomes, sync, this.clock.now()));
    const end = foldStatus(outcomes, {
      finished: true,
      cancelRequested,
      takenUp: true,
      waiting: false,
      withoutProgress: false,
      // What is blocked was never tried: the sync lists it, and it is no failure.
      blocked: 0,
    });
    await this.identity.resolveAlert(tenant, alertKeys.syncStalled(syncId));
    const key = alertKeys.syncFailed(tenant.spaceId);
    if (gaveUp === undefined && end.counts.failed === 0) {
      if (end.status === 'completed') await this.identity.resolveAlert(tenant, key);
      return end;
    }
    await this.identity.resolveAlert(tenant, key);
    await this.identity.raiseAlert(tenant, {
      kind: 'SYNC_FAILED',
      spaceId: tenant.spaceId,
      subject: { type: 'sync', id: syncId },
      key,
      details: { counts: end.counts },
      message:
        gaveUp ??
        `${end.counts.failed} of ${outcomes.reduce((sum, { count }) => sum + count, 0)} operations of a sync failed.`,
    });
    return gaveUp === undefined ? end : { ...end, status: 'failed' };
  }
}

/** Notifies the owner that a worker did nothing for a sync. */
@Injectable()
export class NotifySyncStalled {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
  ) {}

  execute(tenant: Tenant, syncId: string): Promise<void> {
    return this.work.run(tenant, () =>
      this.identity.raiseAlert(tenant, {
        kind: 'SYNC_STALLED',
        spaceId: tenant.spaceId,
        subject: { type: 'sync', id: syncId },
        key: alertKeys.syncStalled(syncId),
        message: 'A worker did nothing for a sync. Another worker goes on with it.',
      }),
    );
  }
}

const FAILURES = {
  failed: { code: 'INTERNAL_ERROR', message: 'The sync failed repeatedly and was stopped.' },
  stalled: {
    code: 'SYNC_STALLED',
    message:
      'Several workers tried to run the sync without progress. The sync was stopped. Preview again, then sync.',
  },
} as const;

/**
 * Ends a sync as failed, and the Space is free: what was sent stays recorded, what is unsure is
 * looked for by the next sync.
 */
@Injectable()
export class GiveUpSync {
  constructor(
    private readonly work: UnitOfWork,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
    private readonly leases: LeaseGuard,
    private readonly ends: NotifySyncEnd,
    private readonly clock: Clock,
  ) {}

  async execute(
    tenant: Tenant,
    syncId: string,
    lease: Lease,
    why: keyof typeof FAILURES,
  ): Promise<void> {
    const failure = FAILURES[why];
    const end = await this.work.run(tenant, async () => {
      await this.operations.close(tenant, syncId, {
        unsent: syncAbandoned(failure.message),
        unanswered: syncAbandoned(failure.message),
      });
      await this.syncs.change(tenant, syncId, {
        finishedAt: this.clock.now(),
        waiting: false,
        failure,
      });
      const gaveUp = failure.message;
      const ended = await this.ends.execute(tenant, syncId, { cancelRequested: false, gaveUp });
      await this.leases.finish(lease);
      return ended;
    });
    noteSyncEnded({ tenant, syncId }, end, undefined);
  }
}
