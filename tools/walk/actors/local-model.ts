import type { PlatformId } from '@switchyard/kernel';
import type { Wishes } from './wishes';

export interface KnownChild {
  readonly id: string;
  readonly token: string;
}

export interface KnownCampaign {
  readonly id: string;
  readonly token: string;
  readonly platforms: readonly PlatformId[];
  readonly adGroups: (KnownChild & {
    readonly keywords: KnownChild[];
    readonly ads: KnownChild[];
  })[];
}

/** What the users of a walk know of their Space: enough to choose the next thing to do. What is true stands in the database. */
export class LocalModel {
  readonly campaigns: KnownCampaign[] = [];
  /** Sync ids, newest last. */
  readonly syncs: string[] = [];
  /** What was told of a sync when it was over. */
  readonly told = new Map<string, string>();
  /** Drift that a plan told and nobody decided yet. */
  drift: readonly {
    readonly campaignId: string;
    readonly platform: PlatformId;
    readonly field: string;
  }[] = [];
  planHash: string | undefined;

  constructor(readonly wishes: Wishes) {}
}
