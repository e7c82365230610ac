import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import { Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import { neverAnswered, syncCancelled } from '../../domain/apply';
import type { Sync } from '../../domain/sync';
import { WatchLineage } from '../lineage/watch-lineage';
import { LeaseGuard, Operations, Previews, Promises, Syncs } from '../ports';
import type { AccountEnd } from './account-run';
import { BrakeInterval } from '../brake/brake-interval';
import { ReadbackWork } from '../readback/readback-work';
import { Lanes } from './lanes';
import { PlanOfSync } from './plan-of-sync';
import { RunAccount } from './run-account';
import { SyncCancelled, type SyncWork } from './sync-work';
import { TellSyncEnd } from './tell-sync-end';

/**
 * Runs a sync from wherever it stands to its end: accounts side by side, operations wave by wave, outcomes recorded as they come. When all
 * that is left waits for limits of platforms, the sync rests until the first of them has passed and leaves its place to others.
 */
@Injectable()
export class RunSync {
  constructor(
    private readonly work: UnitOfWork,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
    private readonly leases: LeaseGuard,
    private readonly plans: PlanOfSync,
    private readonly accounts: RunAccount,
    private readonly promises: Promises,
    private readonly brake: BrakeFacade,
    private readonly readback: ReadbackWork,
    private readonly interval: BrakeInterval,
    private readonly ends: TellSyncEnd,
    private readonly clock: Clock,
    private readonly previews: Previews,
    private readonly lineage: WatchLineage,
  ) {}

  async execute(work: SyncWork): Promise<void> {
    const sync = await this.takeUp(work);
    if (!sync || sync.finishedAt) return;
    const run = await this.countedRun(work, sync);
    await this.plans.ensure(run, sync);
    const connectionIds = (await this.operations.accounts(run.tenant, run.syncId)).filter(
      (id) => !sync.settledConnections.includes(id),
    );
    await this.watch(run.tenant, connectionIds);
    const lanes = new Lanes();
    const settled = await Promise.allSettled(
      connectionIds.map((id) => lanes.run(() => this.accounts.execute(run, id, lanes))),
    );
    for (const one of settled) {
      if (one.status === 'rejected' && !(one.reason instanceof SyncCancelled)) throw one.reason;
    }
    await this.end(
      run,
      connectionIds,
      settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    );
  }

  /** Counts the sync, and finds out whether its plan may know less than the platforms. */
  private async countedRun(work: SyncWork, { previewId, startedAt }: Sync): Promise<SyncWork> {
    const restoredAt = await (startedAt ? this.lineage.look() : this.lineage.grow());
    if (!restoredAt) return work;
    if (previewId === null) return { ...work, restoredAt };
    const preview = await this.previews.get(work.tenant, previewId);
    return preview && preview.createdAt < restoredAt ? { ...work, isOutdated: true } : work;
  }

  /** Before anything can be spent through them. */
  private watch(tenant: Tenant, connectionIds: readonly string[]): Promise<void> {
    return this.work.run(tenant, async () => {
      for (const id of connectionIds) {
        await this.brake.watch(tenant, id, this.interval.seconds);
        await this.readback.begin(tenant, id);
      }
    });
  }

  private takeUp(run: SyncWork): Promise<Sync | undefined> {
    return this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      const sync = await this.syncs.get(run.tenant, run.syncId);
      if (sync && !sync.startedAt) {
        await this.syncs.change(run.tenant, run.syncId, { startedAt: this.clock.now() });
      }
      return sync;
    });
  }

  private end(
    run: SyncWork,
    connectionIds: readonly string[],
    ends: readonly AccountEnd[],
  ): Promise<void> {
    const waits = ends.flatMap((end) => (end.kind === 'waiting' ? [end.untilMs] : []));
    return waits.length > 0 ? this.rest(run, Math.min(...waits)) : this.finish(run, connectionIds);
  }

  private rest(run: SyncWork, untilMs: number): Promise<void> {
    const seconds = Math.max(0, (untilMs - this.clock.now().getTime()) / 1000);
    return this.work.run(run.tenant, async () => {
      await this.syncs.change(run.tenant, run.syncId, { waiting: true });
      await this.leases.rest(run.lease, seconds);
      this.promises.ringAfter(run.tenant, 'syncs', 'sync', run.syncId, seconds);
    });
  }

  private finish(run: SyncWork, connectionIds: readonly string[]): Promise<void> {
    return this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      await this.operations.close(run.tenant, run.syncId, {
        unsent: syncCancelled(),
        unanswered: neverAnswered(),
      });
      await this.operations.settleElsewhere(run.tenant, run.syncId);
      await this.syncs.change(run.tenant, run.syncId, {
        finishedAt: this.clock.now(),
        waiting: false,
      });
      for (const id of connectionIds) await this.readback.lookAgain(id);
      const sync = await this.syncs.get(run.tenant, run.syncId);
      await this.ends.execute(run.tenant, run.syncId, {
        cancelRequested: sync?.cancelRequestedAt !== null,
      });
      await this.leases.finish(run.lease);
    });
  }
}
