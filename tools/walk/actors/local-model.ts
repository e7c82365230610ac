import type { PlatformId } from '@switchyard/kernel';

export interface KnownChild {
  readonly id: string;
  readonly token: string;
}

export interface KnownCampaign {
  readonly id: string;
  readonly token: string;
  readonly platforms: readonly PlatformId[];
  readonly adGroups: (KnownChild & { readonly keywords: KnownChild[]; readonly ads: KnownChild[] })[];
}

/** What the users of a walk know of their Space: enough to choose the next thing to do. What is true stands in the database. */
export class LocalModel {
  readonly campaigns: KnownCampaign[] = [];
  /** Campaigns that somebody wanted to run, at any time, here or by hand: no other may ever run. */
  readonly wantedRunning = new Set<string>();
  /** Sync ids, newest last. */
  readonly syncs: string[] = [];
  /** What was told of a sync when it was over. */
  readonly told = new Map<string, string>();
  /** Drift that a plan told and nobody decided yet. */
  drift: readonly { readonly campaignId: string; readonly platform: PlatformId; readonly field: string }[] = [];
  planHash: string | undefined;
  private made = 0;

  /** A word that no other object of the walk has. */
  token(letter: 'c' | 'g' | 'a' | 'k'): string {
    this.made += 1;
    return `${letter}${this.made}z`;
  }
}
