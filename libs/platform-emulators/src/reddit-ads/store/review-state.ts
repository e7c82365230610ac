import { UNVERIFIED } from '../unverified';
import type { Entity } from './entity';

/** What a review says now; `none` for what is never reviewed. */
export type ReviewState = 'none' | 'pending' | 'approved' | 'rejected';

export function reviewState({ review }: Entity, now: number): ReviewState {
  if (!review) return 'none';
  if (review.verdict) return review.verdict.isApproved ? 'approved' : 'rejected';
  return now < approvedAt(review.submittedAt) ? 'pending' : 'approved';
}

/** When a review ends by itself. */
export const approvedAt = (submittedAt: number): number =>
  submittedAt + UNVERIFIED.reviewMinutes * 60_000;
