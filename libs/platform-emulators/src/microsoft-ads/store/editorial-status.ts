import { UNVERIFIED } from '../unverified';
import type { EditorialStatus, Entity } from './entity';

/** When the review of an object lets it serve: never (undefined) for a disapproved one. Milliseconds. */
export function servesFrom({ review }: Entity): number | undefined {
  if (!review) return 0;
  const { verdict, submittedAt } = review;
  if (!verdict) return submittedAt + UNVERIFIED.reviewMinutes * 60_000;
  return verdict.status === 'Active' || verdict.status === 'ActiveLimited' ? verdict.at : undefined;
}

/** The editorial status at a time: Inactive while the review is pending. */
export function editorialStatus(entity: Entity, now: number): EditorialStatus {
  if (entity.review?.verdict) return entity.review.verdict.status;
  return (servesFrom(entity) ?? now) <= now ? 'Active' : 'Inactive';
}
