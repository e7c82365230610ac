import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';
import { Previews } from '../../data/previews';
import { LeaseGuard } from '../ports';
import { ScheduleSweep } from '../sweep-space';
import { WatchLineage } from '../syncing/watch-lineage';
import { DescribePlan } from './describe-plan';
import { MakePlan } from './make-plan';

const FAILURES = {
  failed: { code: 'INTERNAL_ERROR', message: 'The plan could not be computed.' },
  stalled: {
    code: 'PREVIEW_STALLED',
    message:
      'Several workers tried to compute the plan without progress. The preview was stopped. Preview again.',
  },
} as const;

/** Computes a preview that was asked for. Starts afresh when a computation died half-way. */
@Injectable()
export class RunPreview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly previews: Previews,
    private readonly makePlan: MakePlan,
    private readonly leases: LeaseGuard,
    private readonly describe: DescribePlan,
    private readonly sweeps: ScheduleSweep,
    private readonly clock: Clock,
    private readonly lineage: WatchLineage,
  ) {}

  async execute(tenant: Tenant, previewId: string, lease: Lease): Promise<void> {
    const preview = await this.previews.get(tenant, previewId);
    if (!preview) return this.work.run(tenant, () => this.leases.finish(lease));
    await this.work.run(tenant, async () => {
      await this.leases.assertHeld(lease);
      await this.previews.clear(tenant, previewId);
    });
    const restoreToReport = await this.lineage.restoreToReport(tenant);
    const draft = await this.makePlan.execute({
      tenant,
      previewId,
      request: preview.request,
      lease,
      at: this.clock.now(),
      restoredAt: await this.lineage.look(),
    });
    const { platforms, spend } = await this.describe.execute(tenant, previewId, draft);
    const { planHash, summary, blocked } = draft;
    await this.work.run(tenant, async () => {
      await this.previews.change(tenant, previewId, {
        status: 'ready',
        planHash,
        summary,
        blocked,
        spend,
        platforms,
        restoredAt: restoreToReport,
        readyAt: this.clock.now(),
      });
      await this.sweeps.execute(tenant);
      await this.leases.finish(lease);
    });
  }

  /** Records why no plan could be made. */
  giveUp(
    tenant: Tenant,
    previewId: string,
    lease: Lease,
    why: keyof typeof FAILURES,
  ): Promise<void> {
    const failure = FAILURES[why];
    return this.work.run(tenant, async () => {
      await this.previews.change(tenant, previewId, {
        status: 'failed',
        failure,
        readyAt: this.clock.now(),
      });
      await this.leases.finish(lease);
    });
  }
}
