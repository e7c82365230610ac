import type { Review, ReviewStatus } from '../../port/delivery';
import type { Ad } from '../wire/objects';

const PENDING: ReadonlySet<string> = new Set([
  'PENDING_APPROVAL',
  'PENDING_REVIEW',
  'PROCESSING',
  'PENDING_ID_VERIFICATION',
]);
/** Held back by a person, not by a reviewer: what a reviewer thinks stands in `delivery_status`, which has no word for "approved". */
const REVIEWED: ReadonlySet<string> = new Set([
  'ACTIVE',
  'PAUSED',
  'AD_GROUP_PAUSED',
  'CAMPAIGN_PAUSED',
  'COMPLETED',
  'PENDING_BILLING_INFO',
]);

/** What Reddit's reviewers think of an ad; they may still reject it hours after it was made. */
export const reviewOf = (ad: Ad): Review => ({
  entity: 'ad',
  remoteId: ad.id,
  status: statusOf(ad),
  reasons: ad.rejection_reason ? [ad.rejection_reason] : [],
  affectedMarkets: [],
});

const statusOf = ({
  effective_status: effective,
  delivery_status: delivery,
  rejection_reason: reason,
}: Ad): ReviewStatus => {
  const words = [effective ?? '', ...(delivery ?? [])];
  if (reason || words.includes('REJECTED')) return 'DISAPPROVED';
  if (words.some((word) => PENDING.has(word))) return 'PENDING';
  return REVIEWED.has(effective ?? '') ? 'APPROVED' : 'UNKNOWN';
};
