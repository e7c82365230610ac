import type { Review, ReviewStatus } from '../../port/delivery';
import { type Json, listOf, recordOf } from '../wire/answer';
import { idIn } from '../wire/urn';

/** What a machine rejected goes to a person (NEEDS_REVIEW): it may still pass. */
const STATUSES: Readonly<Record<string, ReviewStatus>> = {
  PENDING: 'PENDING',
  NEEDS_REVIEW: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'DISAPPROVED',
};

/** What LinkedIn's reviewers think of a creative. A draft has no review (vendor's page on creatives). */
export const reviewOf = (creative: Json): Review => {
  const { status, rejectionReasons } = recordOf(creative['review']);
  return {
    entity: 'ad',
    remoteId: idIn(creative['id']),
    status: STATUSES[String(status)] ?? 'UNKNOWN',
    reasons: listOf(rejectionReasons).map(String),
    affectedMarkets: [],
  };
};
