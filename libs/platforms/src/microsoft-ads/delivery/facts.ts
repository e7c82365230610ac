import type { WindowAttributes } from '../attributes/campaign-attributes';
import type { Ad, Keyword } from '../wire/objects';

/** What Microsoft says that bears on whether a campaign serves. */
export interface CampaignFacts {
  readonly remoteId: string;
  /** Microsoft's own word. */
  readonly status: string;
  readonly schedule: readonly WindowAttributes[];
  readonly adGroups: readonly AdGroupFacts[];
}

export interface AdGroupFacts {
  readonly remoteId: string;
  readonly status: string;
  /** YYYY-MM-DD in the ad account's zone. */
  readonly start: string | null;
  readonly end: string | null;
  readonly ads: readonly Ad[];
  readonly keywords: readonly Keyword[];
}
