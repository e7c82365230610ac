import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork } from '@switchyard/kernel';
import { blockedIn, type Sync } from '../../domain/sync';
import { DescribePlan } from '../plan/describe-plan';
import { MakePlan } from '../plan/make-plan';
import { newPreview } from '../plan/new-preview';
import { CatalogRecords, LeaseGuard, Operations, Previews, Syncs } from '../ports';
import type { SyncWork } from './sync-work';

/** Gives a sync that was triggered by scope its plan: made now, kept like any preview, applied at once. */
@Injectable()
export class PlanOfSync {
  constructor(
    private readonly work: UnitOfWork,
    private readonly makePlan: MakePlan,
    private readonly previews: Previews,
    private readonly operations: Operations,
    private readonly syncs: Syncs,
    private readonly catalog: CatalogRecords,
    private readonly leases: LeaseGuard,
    private readonly ids: Ids,
    private readonly describe: DescribePlan,
    private readonly clock: Clock,
  ) {}

  /** Does nothing for a sync that has its plan. */
  async ensure(run: SyncWork, sync: Sync): Promise<void> {
    if (sync.previewId !== null) return;
    const preview = newPreview({
      spaceId: run.tenant.spaceId,
      id: this.ids.next('pvw'),
      request: sync.request,
      requestedBy: sync.requestedBy,
      createdAt: this.clock.now(),
    });
    await this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      await this.previews.add(run.tenant, preview);
    });
    const draft = await this.makePlan.execute({
      tenant: run.tenant,
      previewId: preview.id,
      request: sync.request,
      lease: run.lease,
      at: preview.createdAt,
      restoredAt: run.restoredAt ?? null,
    });
    const { platforms, spend } = await this.describe.execute(run.tenant, preview.id, draft);
    await this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      const { planHash, summary, blocked } = draft;
      await this.previews.change(run.tenant, preview.id, {
        status: 'ready',
        planHash,
        summary,
        blocked,
        spend,
        platforms,
        readyAt: this.clock.now(),
        syncId: sync.id,
      });
      await this.operations.addFromPlan(run.tenant, sync.id, preview.id);
      await this.catalog.pinConnections(run.tenant, draft.pins);
      await this.syncs.change(run.tenant, sync.id, {
        previewId: preview.id,
        planHash,
        treeVersions: draft.treeVersions,
        ...blockedIn(draft),
      });
    });
  }
}
