import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { Clock, type Tenant } from '@switchyard/kernel';
import { failuresIn } from '../../domain/apply';
import { foldStatus } from '../../domain/plan';
import { CatalogRecords, Operations, Syncs } from '../ports';

/** Tells the owner how a sync ended, and the catalog what platforms refused. Inside the transaction that ends it. */
@Injectable()
export class TellSyncEnd {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly operations: Operations,
    private readonly syncs: Syncs,
    private readonly catalog: CatalogRecords,
    private readonly clock: Clock,
  ) {}

  /** What failed is told, also when it is not the first time; the next sync of the Space that fails in nothing settles it. */
  async execute(
    tenant: Tenant,
    syncId: string,
    { cancelRequested, gaveUp }: { readonly cancelRequested: boolean; readonly gaveUp?: string },
  ): Promise<void> {
    const outcomes = await this.operations.outcomes(tenant, syncId);
    const sync = await this.syncs.get(tenant, syncId);
    if (sync) await this.catalog.failed(tenant, failuresIn(outcomes, sync, this.clock.now()));
    const { status, counts } = foldStatus(outcomes, {
      finished: true,
      cancelRequested,
      takenUp: true,
      waiting: false,
      withoutProgress: false,
      // What is blocked was never tried: it is told by the sync, and is no failure.
      blocked: 0,
    });
    const key = alertKeys.syncFailed(tenant.spaceId);
    if (gaveUp === undefined && counts.failed === 0) {
      return status === 'completed' ? this.identity.settleAlert(tenant, key) : undefined;
    }
    await this.identity.settleAlert(tenant, key);
    await this.identity.raiseAlert(tenant, {
      kind: 'SYNC_FAILED',
      spaceId: tenant.spaceId,
      subject: { type: 'sync', id: syncId },
      key,
      details: { counts },
      message:
        gaveUp ??
        `${counts.failed} of ${outcomes.reduce((sum, { count }) => sum + count, 0)} operations of a sync failed.`,
    });
  }
}
