import type { Entity } from '../store/entity';
import { UNVERIFIED } from '../unverified';
import type { Fields } from '../../json/fields';

/** Milliseconds when the review of an ad lets it serve: undefined when it was rejected. */
export function approvedFrom({ review }: Entity): number | undefined {
  if (!review) return undefined;
  if (review.verdict) return review.verdict.status === 'approved' ? review.submittedAt : undefined;
  return review.submittedAt + UNVERIFIED.reviewMinutes * 60_000;
}

/** The review as answers show it (platform document 4c). */
export function reviewOf(
  entity: Entity,
  now: number,
): Fields & { readonly status: 'in_review' | 'approved' | 'rejected' } {
  const verdict = entity.review?.verdict;
  if (verdict?.status === 'rejected') {
    return {
      status: 'rejected',
      ...(verdict.reasons[0] === undefined ? {} : { reason: verdict.reasons[0] }),
    };
  }
  const approved = approvedFrom(entity);
  return { status: approved !== undefined && approved <= now ? 'approved' : 'in_review' };
}
