import type { PlaceIds, PlatformId, Tenant } from '@switchyard/kernel';
import type {
  ByPlatform,
  PlatformDelivery,
  LinkDrift,
  PlatformLink,
  ReleasedLink,
  Review,
  SyncFailure,
} from '../domain';

/** What a platform decided about one of our ads or keywords. */
export interface RecordedReview extends Review {
  readonly id: string;
}

/** An area of a campaign that was found on a platform. */
export interface RecordedPlace {
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

/** Facts that the sync engine learns. None counts as a change of a tree; only pinned connections are seen in `version`. */
export abstract class PlatformFacts {
  abstract putLink(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    link: PlatformLink,
  ): Promise<void>;
  abstract dropLink(tenant: Tenant, campaignId: string, platform: PlatformId): Promise<void>;
  /** Also keeps the remote status in the link. What was checked later stays. */
  abstract putDelivery(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    delivery: PlatformDelivery,
    remoteStatus: string,
  ): Promise<void>;
  /** Since when the campaigns linked through a connection can be reached by nobody; null: they can be again. */
  abstract noteReauth(tenant: Tenant, connectionId: string, since: Date | null): Promise<void>;
  /** What somebody changed on a platform and a plan left alone; null: nothing. A campaign without a link there has none. */
  abstract putDrift(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    drift: LinkDrift | null,
  ): Promise<void>;
  abstract putReleases(
    tenant: Tenant,
    campaignId: string,
    releases: readonly ReleasedLink[],
  ): Promise<void>;
  /** Of a campaign that remembers it; nothing happens otherwise. */
  abstract noteRelease(tenant: Tenant, released: ReleasedAt, now: ReleaseNow): Promise<void>;
  abstract putFailures(tenant: Tenant, told: readonly RecordedFailure[]): Promise<void>;
  /** Connections that the campaign has already are left as they are. */
  abstract pinConnections(
    tenant: Tenant,
    campaignId: string,
    connectionIds: ByPlatform<string>,
  ): Promise<void>;
  /** Only a connection that is one of these; any other one stays. */
  abstract unpinConnection(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    connectionIds: readonly string[],
  ): Promise<void>;
  /** Ids by which platforms know areas; a row that is gone or has another name by now is left alone. */
  abstract putPlaces(
    tenant: Tenant,
    campaignId: string,
    places: readonly RecordedPlace[],
  ): Promise<void>;
  /** Of these campaigns, those that the Emergency Brake holds, with its event. Nobody changes any of them before the transaction ends. */
  abstract lockHolds(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Answers the ids of those that were not disapproved before and are now. */
  abstract putReviews(
    tenant: Tenant,
    entity: 'ad' | 'keyword',
    platform: PlatformId,
    reviews: readonly RecordedReview[],
  ): Promise<readonly string[]>;
}
