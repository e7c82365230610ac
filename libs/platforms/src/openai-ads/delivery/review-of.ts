import type { Review, ReviewStatus } from '../../port/delivery';
import type { WireAd } from '../wire/objects';

/** OpenAI's review states in our words. */
const STATUSES: Readonly<Record<string, ReviewStatus>> = {
  in_review: 'PENDING',
  approved: 'APPROVED',
  rejected: 'DISAPPROVED',
};

export const reviewStatus = ({ review, review_status: status }: WireAd): ReviewStatus =>
  STATUSES[review?.status ?? status ?? ''] ?? 'UNKNOWN';

/** What reviewers think of an ad, and what keeps it from serving, in OpenAI's own codes: both lists are open. */
export const reviewOf = (ad: WireAd): Review => ({
  entity: 'ad',
  remoteId: ad.id,
  status: reviewStatus(ad),
  reasons: [
    ...(ad.review?.reason ? [ad.review.reason] : []),
    ...(ad.serving_issues ?? []).flatMap(({ code }) => code ?? []),
  ],
  affectedMarkets: [],
});
