import { Injectable } from '@nestjs/common';
import { type Caller, Clock, Ids, type Tenant } from '@switchyard/kernel';
import { Previews } from '../../data/previews';
import { CatalogRecords } from '../../data/syncing/catalog-records';
import { Operations } from '../../data/syncing/operations';
import { Syncs } from '../../data/syncing/syncs';
import type { PlanRequest } from '../../domain/planning/preview';
import { type Sync, syncAlreadyActive } from '../../domain/syncing/sync';
import type { Pin } from '../planning/plan-draft';
import { Promises } from '../ports';
import { ScheduleSweep } from '../sweep-space';

/** Makes a stored plan the one that a sync sends. */
@Injectable()
export class AssignPlan {
  constructor(
    private readonly previews: Previews,
    private readonly operations: Operations,
    private readonly catalog: CatalogRecords,
    private readonly sweeps: ScheduleSweep,
  ) {}

  /**
   * Inside the running transaction: the plan's changes become the sync's operations, and campaigns
   * stay on the accounts that the plan chose.
   */
  async execute(
    tenant: Tenant,
    syncId: string,
    previewId: string,
    pins: readonly Pin[],
  ): Promise<void> {
    await this.previews.change(tenant, previewId, { syncId });
    await this.operations.addFromPlan(tenant, syncId, previewId);
    await this.catalog.pinConnections(tenant, pins);
    await this.sweeps.execute(tenant);
  }
}

/** Starts the one sync that a Space may have at a time. Inside the running transaction. */
@Injectable()
export class StartSync {
  constructor(
    private readonly syncs: Syncs,
    private readonly promises: Promises,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Until the transaction ends, no other request starts a sync of the Space. */
  lock(tenant: Tenant): Promise<void> {
    return this.syncs.lockStarts(tenant);
  }

  /** Throws SYNC_ALREADY_ACTIVE while a sync of the Space runs. */
  async refuseWhileActive(tenant: Tenant): Promise<void> {
    const active = await this.syncs.active(tenant);
    if (active) throw syncAlreadyActive(active.id);
  }

  /**
   * Returns the id of the new sync. The unique index of active syncs decides: throws
   * SYNC_ALREADY_ACTIVE. The promise notifies the worker once the transaction is committed.
   */
  async execute(caller: Caller, request: PlanRequest, known: Partial<Sync>): Promise<string> {
    const sync = this.newSync(caller, request, known);
    const other = await this.syncs.start(caller, sync);
    if (other) throw syncAlreadyActive(other);
    await this.promises.promise(caller, 'syncs', 'sync', sync.id);
    return sync.id;
  }

  private newSync(caller: Caller, request: PlanRequest, known: Partial<Sync>): Sync {
    const now = this.clock.now();
    return {
      spaceId: caller.spaceId,
      id: this.ids.next('syn'),
      previewId: null,
      planHash: null,
      request,
      requestedBy: caller.userId,
      createdAt: now,
      startedAt: null,
      progressAt: now,
      finishedAt: null,
      cancelRequestedAt: null,
      waiting: false,
      platformCalls: {},
      settledConnections: [],
      resumesAt: null,
      treeVersions: {},
      failure: null,
      blocked: [],
      blockedCount: 0,
      ...known,
    };
  }
}
