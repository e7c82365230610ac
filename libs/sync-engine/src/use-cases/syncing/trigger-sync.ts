import { Injectable } from '@nestjs/common';
import { type Caller, Clock, UnitOfWork } from '@switchyard/kernel';
import { Previews } from '../../data/previews';
import { expiryOf, type PlanRequest, type Preview } from '../../domain/planning/preview';
import {
  blockedIn,
  type MovedPart,
  planAlreadyApplied,
  planBlocked,
  planExpired,
  planNotFound,
  syncPlanDrift,
} from '../../domain/syncing/sync';
import { type BasisNow, CurrentBasis } from '../basis/current-basis';
import { contractField } from '../planning/contract-words';
import { KnownCampaigns, RequireAdoptable } from '../planning/request-preview';
import { AssignPlan, StartSync } from './start-sync';

export type Triggered =
  | { readonly syncId: string; readonly status: 'started' }
  | { readonly syncId: null; readonly status: 'nothing_to_sync' };

export type TriggerRequest =
  | { readonly kind: 'plan'; readonly planHash: string }
  | { readonly kind: 'scope'; readonly request: PlanRequest };

/**
 * Trigger a sync of a previewed plan, or of a scope that the worker plans first. Nothing is sent
 * here; the worker does that.
 */
@Injectable()
export class TriggerSync {
  constructor(
    private readonly work: UnitOfWork,
    private readonly previews: Previews,
    private readonly starts: StartSync,
    private readonly plans: AssignPlan,
    private readonly basis: CurrentBasis,
    private readonly clock: Clock,
    private readonly campaigns: KnownCampaigns,
    private readonly adoptable: RequireAdoptable,
  ) {}

  execute(caller: Caller, asked: TriggerRequest): Promise<Triggered> {
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
   * Throws PLAN_NOT_FOUND, PLAN_ALREADY_APPLIED, PLAN_EXPIRED, SYNC_ALREADY_ACTIVE,
   * SYNC_PLAN_DRIFT, PLAN_BLOCKED, in this order: a caller whose first answer was lost must get its
   * own sync, whatever that sync has changed since.
   */
  ofPlan(caller: Caller, planHash: string): Promise<Triggered> {
    return this.work.run(caller, async () => {
      await this.starts.lock(caller);
      const preview = await this.previews.byHash(caller, planHash);
      if (!preview) throw planNotFound();
      await this.adoptable.execute(caller, preview.request);
      if (preview.syncId) throw planAlreadyApplied(preview.syncId);
      if (expiryOf(preview) <= this.clock.now()) throw planExpired();
      await this.starts.refuseWhileActive(caller);
      const now = await this.basis.since(caller, preview.id, preview.request);
      if (now.moved.length > 0) throw syncPlanDrift(planHash, now.moved.map(inContractWords));
      if (isEmpty(preview)) {
        if (preview.blocked.length > 0) throw planBlocked(preview.blocked);
        return { syncId: null, status: 'nothing_to_sync' };
      }
      return this.start(caller, preview, now);
    });
  }

  /**
   * The worker makes the plan and applies it at once. Throws SYNC_ALREADY_ACTIVE, NOT_FOUND for
   * campaigns that this Space does not have.
   */
  ofScope(caller: Caller, request: PlanRequest): Promise<Triggered> {
    return this.work.run(caller, async () => {
      await this.starts.lock(caller);
      await this.campaigns.require(caller, request);
      await this.adoptable.execute(caller, request);
      return { syncId: await this.starts.execute(caller, request, {}), status: 'started' };
    });
  }

  private async start(caller: Caller, preview: Preview, now: BasisNow): Promise<Triggered> {
    const syncId = await this.starts.execute(caller, preview.request, {
      previewId: preview.id,
      planHash: preview.planHash,
      ...blockedIn(preview),
      treeVersions: now.treeVersions,
    });
    await this.plans.execute(caller, syncId, preview.id, now.pins);
    return { syncId, status: 'started' };
  }
}

const isEmpty = ({ platforms }: Preview): boolean =>
  platforms.every(({ changes }) => changes === 0);

const inContractWords = ({ fields, ...object }: MovedPart): MovedPart => ({
  ...object,
  fields: fields.map(contractField),
});
