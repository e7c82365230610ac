import type { Entity, ReviewStatus } from '../store/entity';
import { UNVERIFIED } from '../unverified';

/** From when on a creative may serve; never (infinity) for one that is a draft or was not approved. */
export function approvedFrom({ review }: Entity): number {
  if (!review) return Number.POSITIVE_INFINITY;
  if (!review.verdict) return review.submittedAt + UNVERIFIED.reviewMinutes * 60_000;
  return review.verdict.status === 'APPROVED' ? review.verdict.at : Number.POSITIVE_INFINITY;
}

/** The review of a creative at a time; undefined for a draft, which is not reviewed (vendor's page on creatives). */
export function reviewStatus(creative: Entity, at: number): ReviewStatus | undefined {
  if (!creative.review) return undefined;
  return creative.review.verdict?.status ?? (approvedFrom(creative) <= at ? 'APPROVED' : 'PENDING');
}
