import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { CreativeStatus, Review } from '../domain';

/** An ad and the claim that it argues; the angle may be gone. */
export interface StampedAd {
  readonly adId: string;
  readonly angleId: string;
}

/** An angle that exists, or one that ads still carry the stamp of. */
export interface TriedAngle {
  readonly angleId: string;
  /** Of the angle or, once that was deleted, of the campaigns of its ads (the first one by id); null when they have none. */
  readonly businessId: string | null;
  /** Null once it was deleted. */
  readonly name: string | null;
  /** Null once it was deleted. */
  readonly status: CreativeStatus | null;
}

export const REVIEWED_ENTITIES = ['ad', 'keyword'] as const;
export type ReviewedEntity = (typeof REVIEWED_ENTITIES)[number];

/** An ad or keyword that a platform does not let serve, or not everywhere. */
export interface Disapproval extends Review {
  readonly entity: ReviewedEntity;
  readonly id: string;
  readonly campaignId: string;
  readonly platform: PlatformId;
}

export type DisapprovalPlace = Pick<Disapproval, 'entity' | 'id' | 'platform'>;

export interface DisapprovalRequest {
  readonly platform?: PlatformId;
  /** The last one of the page before. */
  readonly after?: DisapprovalPlace;
  readonly limit: number;
}

/** What is asked of many objects at once. */
export abstract class CreativeFacts {
  /** Every campaign of a business, removed ones too. */
  abstract campaignIdsOf(tenant: Tenant, businessId: string): Promise<readonly string[]>;
  /** Of these ads, the ad group of each; ads that are gone are left out. */
  abstract adGroupsOf(
    tenant: Tenant,
    adIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Every angle of the Space, by business and id, and those that are gone while ads carry their stamp. */
  abstract triedAngles(tenant: Tenant): Promise<readonly TriedAngle[]>;
  abstract stampedAds(tenant: Tenant): Promise<readonly StampedAd[]>;
  /** DISAPPROVED and LIMITED, of campaigns that are not removed; ads first, the newest first, then by platform. */
  abstract disapprovals(
    tenant: Tenant,
    request: DisapprovalRequest,
  ): Promise<readonly Disapproval[]>;
}
