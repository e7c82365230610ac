import type { PlatformId } from '@switchyard/kernel';
import type { CreativeStatus, Review } from '../domain';

/** An ad and the claim that it argues; the angle may be gone. */
export interface StampedAd {
  readonly adId: string;
  readonly angleId: string;
}

/** An angle that exists, or one that ads still carry the stamp of. */
export interface TriedAngle {
  readonly angleId: string;
  /**
   * Of the angle or, once that was deleted, of the campaigns of its ads (the first one by id); null
   * when they have none.
   */
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

export type DisapprovalSubject = Pick<Disapproval, 'entity' | 'id' | 'platform'>;

export interface DisapprovalRequest {
  readonly platform?: PlatformId;
  /** The last one of the page before. */
  readonly after?: DisapprovalSubject;
  readonly limit: number;
}
