import type { PlaceIds, PlatformId } from '@switchyard/kernel';
import type { ReleasedLink, Review, SyncFailure } from '../domain';

/** What a platform decided about one of our ads or keywords. */
export interface RecordedReview extends Review {
  readonly id: string;
}

/** An area of a campaign that was found on a platform. */
export interface RecordedLocation {
  readonly rowId: string;
  readonly name: string;
  readonly ids: PlaceIds & { readonly reach?: number };
}

/** What the last sync of a campaign to a platform was refused for; null: nothing. */
export interface RecordedFailure {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly failure: SyncFailure | null;
}

/** An object on a platform that a campaign gave up. */
export interface ReleasedAt {
  readonly campaignId: string;
  readonly connectionId: string;
  readonly remoteId: string;
}

export type ReleaseNow = Pick<ReleasedLink, 'state' | 'error'>;
