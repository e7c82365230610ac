/** What Meta says that bears on whether a campaign serves, statuses in its own words. */
export interface CampaignFacts {
  readonly remoteId: string;
  readonly status: string;
  readonly effectiveStatus: string;
  /** What is left of the day's budget, in Meta's unit of the currency; undefined when it does not say. */
  readonly budgetRemaining?: number;
  readonly issues: readonly string[];
  readonly adSets: readonly AdSetFacts[];
}

export interface AdSetFacts {
  readonly remoteId: string;
  readonly status: string;
  /** Milliseconds since the epoch. */
  readonly startsAt?: number;
  readonly endsAt?: number;
  readonly ads: readonly AdFacts[];
}

export interface AdFacts {
  readonly remoteId: string;
  readonly status: string;
  readonly effectiveStatus: string;
  /** Why reviewers disapprove, or what else is the matter. */
  readonly objections: readonly string[];
}
