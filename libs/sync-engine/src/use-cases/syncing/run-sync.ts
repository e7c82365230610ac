import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import { Clock, Ids, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Previews } from '../../data/previews';
import { Operations } from '../../data/syncing/operations';
import { Syncs } from '../../data/syncing/syncs';
import type { Preview } from '../../domain/planning/preview';
import { neverAnswered, syncCancelled } from '../../domain/syncing/operation-errors';
import { blockedIn, type Sync } from '../../domain/syncing/sync';
import { BrakeInterval } from '../brake/brake-stops';
import { AccountStreams } from '../concurrency';
import { LeasedTransactions } from '../leased-transactions';
import { DescribePlan } from '../planning/describe-plan';
import { MakePlan } from '../planning/make-plan';
import { newPreview } from '../planning/request-preview';
import { LeaseGuard, Promises } from '../ports';
import { ReadbackWork } from '../readback/readings';
import type { AccountEnd } from './account-run';
import { NotifySyncEnd } from './end-sync';
import { RunAccount } from './run-account';
import { AssignPlan } from './start-sync';
import { noteSyncEnded, noteSyncStarted, noteSyncWaiting } from './sync-transitions';
import { SyncCancelled, type SyncWork } from './sync-work';
import { WatchLineage } from './watch-lineage';

/** Records that a sync begins, rests for a platform's limit, and ends. */
@Injectable()
export class SyncLifecycle {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leases: LeaseGuard,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
    private readonly promises: Promises,
    private readonly readback: ReadbackWork,
    private readonly ends: NotifySyncEnd,
    private readonly clock: Clock,
  ) {}

  /** The sync as it is before this run; undefined when there is none. */
  async begin(run: SyncWork): Promise<Sync | undefined> {
    const found = await this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      const sync = await this.syncs.get(run.tenant, run.syncId);
      if (sync && !sync.startedAt) {
        await this.syncs.change(run.tenant, run.syncId, { startedAt: this.clock.now() });
      }
      return sync;
    });
    if (found && !found.startedAt) noteSyncStarted(run, found);
    return found;
  }

  /** Gives the sync back until a moment in milliseconds since the epoch. */
  async rest(run: SyncWork, untilMs: number): Promise<void> {
    const seconds = Math.max(0, (untilMs - this.clock.now().getTime()) / 1000);
    await this.work.run(run.tenant, async () => {
      await this.syncs.change(run.tenant, run.syncId, { waiting: true });
      await this.leases.rest(run.lease, seconds);
      this.promises.notifyAfter(run.tenant, 'syncs', 'sync', run.syncId, seconds);
    });
    noteSyncWaiting(run, new Date(untilMs));
  }

  /** Ends the sync: what is still open was cancelled or never answered. The Space is free. */
  async finish(run: SyncWork, connectionIds: readonly string[]): Promise<void> {
    const { end, createdAt } = await this.work.run(run.tenant, async () => {
      await this.leases.assertHeld(run.lease);
      await this.operations.close(run.tenant, run.syncId, {
        unsent: syncCancelled(),
        unanswered: neverAnswered(),
      });
      await this.operations.resolveElsewhere(run.tenant, run.syncId);
      await this.syncs.change(run.tenant, run.syncId, {
        finishedAt: this.clock.now(),
        waiting: false,
      });
      for (const id of connectionIds) await this.readback.lookAgain(id);
      const sync = await this.syncs.get(run.tenant, run.syncId);
      const ended = await this.ends.execute(run.tenant, run.syncId, {
        cancelRequested: sync?.cancelRequestedAt !== null,
      });
      await this.leases.finish(run.lease);
      return { end: ended, createdAt: sync?.createdAt };
    });
    noteSyncEnded(run, end, createdAt && this.secondsSince(createdAt));
  }

  private secondsSince(moment: Date): number {
    return Math.max(0, (this.clock.now().getTime() - moment.getTime()) / 1_000);
  }
}

/** Begins the standing reads of what is spent and shown through a connection. */
@Injectable()
export class WatchConnections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly brake: BrakeFacade,
    private readonly readback: ReadbackWork,
    private readonly interval: BrakeInterval,
  ) {}

  /** Before anything can be spent through them. Saying it twice is saying it once. */
  begin(tenant: Tenant, connectionIds: readonly string[]): Promise<void> {
    return this.work.run(tenant, async () => {
      for (const id of connectionIds) {
        await this.brake.watch(tenant, id, this.interval.seconds);
        await this.readback.begin(tenant, id);
      }
    });
  }
}

/**
 * Gives a sync that was triggered by scope its plan: made now, kept like any preview, applied at
 * once.
 */
@Injectable()
export class PlanOfSync {
  constructor(
    private readonly transactions: LeasedTransactions,
    private readonly makePlan: MakePlan,
    private readonly describe: DescribePlan,
    private readonly previews: Previews,
    private readonly plans: AssignPlan,
    private readonly syncs: Syncs,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Does nothing for a sync that has its plan. */
  async ensure(run: SyncWork, sync: Sync): Promise<void> {
    if (sync.previewId !== null) return;
    const preview = await this.addPreview(run, sync);
    const draft = await this.makePlan.execute({
      tenant: run.tenant,
      previewId: preview.id,
      request: sync.request,
      lease: run.lease,
      at: preview.createdAt,
      restoredAt: run.restoredAt ?? null,
    });
    const figures = await this.describe.execute(run.tenant, preview.id, draft);
    await this.transactions.run(run.tenant, run.lease, async () => {
      const { planHash, summary, blocked, pins, treeVersions } = draft;
      await this.previews.change(run.tenant, preview.id, {
        status: 'ready',
        planHash,
        summary,
        blocked,
        ...figures,
        readyAt: this.clock.now(),
      });
      await this.plans.execute(run.tenant, sync.id, preview.id, pins);
      await this.syncs.change(run.tenant, sync.id, {
        previewId: preview.id,
        planHash,
        treeVersions,
        ...blockedIn(draft),
      });
    });
  }

  private async addPreview(run: SyncWork, sync: Sync): Promise<Preview> {
    const preview = newPreview({
      spaceId: run.tenant.spaceId,
      id: this.ids.next('pvw'),
      request: sync.request,
      requestedBy: sync.requestedBy,
      createdAt: this.clock.now(),
    });
    await this.transactions.run(run.tenant, run.lease, () =>
      this.previews.add(run.tenant, preview),
    );
    return preview;
  }
}

/**
 * Runs a sync from its present state to its end: accounts side by side, operations wave by wave,
 * outcomes recorded as they come. When all that is left waits for limits of platforms, the sync
 * rests until the first of them has passed and leaves its place to others.
 */
@Injectable()
export class RunSync {
  constructor(
    private readonly lifecycle: SyncLifecycle,
    private readonly lineage: WatchLineage,
    private readonly previews: Previews,
    private readonly plans: PlanOfSync,
    private readonly operations: Operations,
    private readonly watch: WatchConnections,
    private readonly accounts: RunAccount,
  ) {}

  async execute(work: SyncWork): Promise<void> {
    const sync = await this.lifecycle.begin(work);
    if (!sync || sync.finishedAt) return;
    const run = await this.countedRun(work, sync);
    await this.plans.ensure(run, sync);
    const connectionIds = (await this.operations.accounts(run.tenant, run.syncId)).filter(
      (id) => !sync.settledConnections.includes(id),
    );
    await this.watch.begin(run.tenant, connectionIds);
    const streams = new AccountStreams();
    const ends = await Promise.allSettled(
      connectionIds.map((id) => streams.run(() => this.accounts.execute(run, id, streams))),
    );
    for (const one of ends) {
      if (one.status === 'rejected' && !(one.reason instanceof SyncCancelled)) throw one.reason;
    }
    await this.end(
      run,
      connectionIds,
      ends.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
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

  private end(
    run: SyncWork,
    connectionIds: readonly string[],
    ends: readonly AccountEnd[],
  ): Promise<void> {
    const waits = ends.flatMap((end) => (end.kind === 'waiting' ? [end.untilMs] : []));
    return waits.length > 0
      ? this.lifecycle.rest(run, Math.min(...waits))
      : this.lifecycle.finish(run, connectionIds);
  }
}
