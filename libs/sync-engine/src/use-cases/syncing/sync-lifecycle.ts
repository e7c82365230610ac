import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Operations } from '../../data/syncing/operations';
import { Syncs } from '../../data/syncing/syncs';
import { neverAnswered, syncCancelled } from '../../domain/syncing/operation-errors';
import type { Sync } from '../../domain/syncing/sync';
import { BrakeInterval } from '../brake/brake-stops';
import { LeaseGuard, Promises } from '../ports';
import { ReadbackWork } from '../readback/readings';
import { NotifySyncEnd } from './end-sync';
import { noteSyncEnded, noteSyncStarted, noteSyncWaiting } from './sync-transitions';
import type { SyncWork } from './sync-work';

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
