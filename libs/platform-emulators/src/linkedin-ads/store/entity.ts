import type { Fields } from '../../json/fields';

export const KINDS = ['campaignGroup', 'campaign', 'creative', 'post', 'image'] as const;
export type Kind = (typeof KINDS)[number];

/** The review of a creative: pending until its end, then approved, unless a verdict says otherwise. */
export interface Review {
  readonly submittedAt: number;
  readonly verdict?: {
    readonly at: number;
    readonly status: ReviewStatus;
    readonly reasons: readonly string[];
  };
}
export type ReviewStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'NEEDS_REVIEW';

/** One stored object. `fields` are its writable members as they are answered; what is computed on read is not among them. */
export interface Entity {
  readonly kind: Kind;
  /** Digits; for images letters too. */
  readonly id: string;
  readonly accountId: string;
  /** The group of a campaign, the campaign of a creative. */
  readonly parentId?: string;
  readonly fields: Fields;
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** Counts from 1, one more with every update. */
  readonly version: number;
  readonly review?: Review;
  /** When PENDING_DELETION was asked for. */
  readonly deletedAt?: number;
}
