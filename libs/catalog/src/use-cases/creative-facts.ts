import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { Review } from '../domain';

/** An ad and the claim that it argues; the angle may be gone. */
export interface StampedAd {
  readonly adId: string;
  readonly angleId: string;
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
  abstract adGroupsOf(tenant: Tenant, adIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  abstract stampedAds(tenant: Tenant): Promise<readonly StampedAd[]>;
  /** DISAPPROVED and LIMITED, of campaigns that are not removed; ads first, the newest first, then by platform. */
  abstract disapprovals(tenant: Tenant, request: DisapprovalRequest): Promise<readonly Disapproval[]>;
}
