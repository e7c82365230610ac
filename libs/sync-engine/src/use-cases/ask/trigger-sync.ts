import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork, type Caller } from '@switchyard/kernel';
import {
  blockedIn,
  expiryOf,
  planAlreadyApplied,
  planBlocked,
  planExpired,
  planNotFound,
  syncAlreadyActive,
  syncPlanDrift,
  type MovedPart,
  type PlanRequest,
  type Preview,
  type Sync,
} from '../../domain/sync';
import { CatalogRecords, Operations, Previews, Promises, Syncs } from '../ports';
import { contractField } from './contract-words';
import { CurrentBasis, type BasisNow } from './current-basis';
import { KnownCampaigns } from './known-campaigns';
import { RequireAdoptable } from './require-adoptable';

export type Triggered =
  | { readonly syncId: string; readonly status: 'started' }
  | { readonly syncId: null; readonly status: 'nothing_to_sync' };

export type TriggerAsked =
  | { readonly kind: 'plan'; readonly planHash: string }
  | { readonly kind: 'scope'; readonly request: PlanRequest };

/** Trigger a sync of a previewed plan, or of a scope that the worker plans first. Nothing is sent here; the worker does that. */
@Injectable()
export class TriggerSync {
  constructor(
    private readonly work: UnitOfWork,
    private readonly previews: Previews,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
    private readonly basis: CurrentBasis,
    private readonly catalog: CatalogRecords,
    private readonly promises: Promises,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly campaigns: KnownCampaigns,
    private readonly adoptable: RequireAdoptable,
  ) {}

  execute(caller: Caller, asked: TriggerAsked): Promise<Triggered> {
    switch (asked.kind) {
      case 'plan':
        return this.ofPlan(caller, asked.planHash);
      case 'scope':
        return this.ofScope(caller, asked.request);
      default:
        return asked satisfies never;
    }
  }

  /**
   * Throws PLAN_NOT_FOUND, PLAN_ALREADY_APPLIED, PLAN_EXPIRED, SYNC_ALREADY_ACTIVE, SYNC_PLAN_DRIFT, PLAN_BLOCKED, in this order: a caller
   * whose first answer was lost must hear of its own sync, whatever that sync has changed since.
   */
  ofPlan(caller: Caller, planHash: string): Promise<Triggered> {
    return this.work.run(caller, async () => {
      await this.syncs.holdStarts(caller);
      const preview = await this.previews.byHash(caller, planHash);
      if (!preview) throw planNotFound();
      await this.adoptable.execute(caller, preview.request);
      if (preview.syncId) throw planAlreadyApplied(preview.syncId);
      if (expiryOf(preview) <= this.clock.now()) throw planExpired();
      const active = await this.syncs.active(caller);
      if (active) throw syncAlreadyActive(active.id);
      const now = await this.basis.since(caller, preview.id, preview.request);
      if (now.moved.length > 0) throw syncPlanDrift(planHash, now.moved.map(inContractWords));
      if (isEmpty(preview)) {
        if (preview.blocked.length > 0) throw planBlocked(preview.blocked);
        return { syncId: null, status: 'nothing_to_sync' };
      }
      return this.start(caller, preview, now);
    });
  }

  /** The worker makes the plan and applies it at once. Throws SYNC_ALREADY_ACTIVE, NOT_FOUND for campaigns that this Space does not have. */
  ofScope(caller: Caller, request: PlanRequest): Promise<Triggered> {
    return this.work.run(caller, async () => {
      await this.syncs.holdStarts(caller);
      await this.campaigns.require(caller, request);
      await this.adoptable.execute(caller, request);
      const sync = this.newSync(caller, request, {});
      await this.claim(caller, sync);
      return { syncId: sync.id, status: 'started' };
    });
  }

  private async start(caller: Caller, preview: Preview, now: BasisNow): Promise<Triggered> {
    const sync = this.newSync(caller, preview.request, {
      previewId: preview.id,
      planHash: preview.planHash,
      ...blockedIn(preview),
      treeVersions: now.treeVersions,
    });
    await this.claim(caller, sync);
    await this.previews.change(caller, preview.id, { syncId: sync.id });
    await this.operations.addFromPlan(caller, sync.id, preview.id);
    await this.catalog.pinConnections(caller, now.pins);
    return { syncId: sync.id, status: 'started' };
  }

  /** The unique index of active syncs decides; the promise rings the worker once this is committed. */
  private async claim(caller: Caller, sync: Sync): Promise<void> {
    const other = await this.syncs.start(caller, sync);
    if (other) throw syncAlreadyActive(other);
    await this.promises.promise(caller, 'syncs', 'sync', sync.id);
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

const isEmpty = ({ platforms }: Preview): boolean =>
  platforms.every(({ changes }) => changes === 0);

const inContractWords = ({ fields, ...object }: MovedPart): MovedPart => ({
  ...object,
  fields: fields.map(contractField),
});
