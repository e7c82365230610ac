import type { AdPlatform, Observed } from '@switchyard/platforms';
import type { Binding } from '../../domain/plan';
import type { CampaignTree, Target } from '../../domain/snapshot';

/** One campaign on one ad account: what a part of a plan is made from. */
export interface PlanUnit {
  readonly campaignId: string;
  /** Undefined when the catalog no longer has the campaign. */
  readonly tree: CampaignTree | undefined;
  readonly target: Target;
  readonly platform: AdPlatform;
  readonly bindings: readonly Binding[];
}

/** Everything that was read of an account for some units. */
export type ReadAccount = readonly Observed[];
