import type { PlatformId } from '@switchyard/kernel';

/** A campaign that a person made on Google by hand: foreign until a user adopts it. */
export interface ExternalCampaign {
  readonly connectionId: string;
  readonly remoteId: string;
  readonly token: string;
}

/** What people of all Spaces wanted, and the words that they mark things with. */
export class DesiredState {
  /** Campaigns that a user wanted to run, at any time, here or by hand: no other may ever run. */
  readonly running = new Set<string>();
  /** What is on a platform and may be taken over. */
  readonly strange: ExternalCampaign[] = [];
  private made = 0;

  /** A word that no other object of the walk has. */
  token(letter: 'c' | 'g' | 'a' | 'k'): string {
    this.made += 1;
    return `${letter}${this.made}z`;
  }
}

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

/**
 * What the users of a walk know about their Space: enough to choose the next action. The database
 * has the true state.
 */
export class LocalModel {
  readonly campaigns: KnownCampaign[] = [];
  /** Sync ids, newest last. */
  readonly syncs: string[] = [];
  /** The reported status of each sync when it was over. */
  readonly reported = new Map<string, string>();
  /** Drift that a plan reported and no user decided yet. */
  drift: readonly {
    readonly campaignId: string;
    readonly platform: PlatformId;
    readonly field: string;
  }[] = [];
  planHash: string | undefined;

  constructor(readonly desired: DesiredState) {}
}
