import { isErasedOrder, PERSON_ERASED } from '../conversion/order-digest';
import type { Delivery } from '../conversion/delivery';
import type { KeptAdjustment } from './conversion-adjustment';
import { originalIssues, type Original } from './original-issues';

/** The original does not count there, so that there is nothing to change. Its replay brings the adjustment back. */
export const ORIGINAL_NOT_COUNTED = 'ORIGINAL_NOT_COUNTED';

/** Two adjustments that named their original differently turned out to be the same. */
export const SAME_ADJUSTMENT = 'SAME_ADJUSTMENT';

type Start = Pick<Delivery, 'status' | 'reason' | 'dueAt' | 'platformError' | 'settledAt'>;

/** One delivery for each platform that the original goes to, through the same connection: due at once, or over with the reason. */
export const adjustmentDeliveries = (
  adjustment: KeptAdjustment,
  original: Original,
  theirs: readonly Delivery[],
  now: Date,
): readonly Delivery[] =>
  theirs.map(({ spaceId, platform, connectionId, status }) => ({
    spaceId,
    eventId: adjustment.id,
    platform,
    kind: 'adjustment',
    connectionId,
    until: null,
    attempts: 0,
    ref: null,
    refAt: null,
    sentAt: null,
    createdAt: now,
    updatedAt: now,
    ...startOf(adjustment, original, { status, connectionId }, now),
  }));

const startOf = (
  adjustment: KeptAdjustment,
  original: Original,
  { status, connectionId }: Pick<Delivery, 'status' | 'connectionId'>,
  now: Date,
): Start => {
  const over = { dueAt: null, settledAt: now, platformError: null };
  const [misfit] = originalIssues(adjustment, original, '');
  if (misfit) {
    return {
      ...over,
      status: 'failed',
      reason: misfit.reason,
      platformError: { code: misfit.reason, message: misfit.message },
    };
  }
  if (adjustment.orderId !== null && isErasedOrder(adjustment.orderId)) {
    return { ...over, status: 'skipped', reason: PERSON_ERASED };
  }
  if (adjustment.subject !== original.id) {
    return { ...over, status: 'skipped', reason: SAME_ADJUSTMENT };
  }
  if (status === 'failed' || status === 'skipped' || status === 'unsupported') {
    return { ...over, status: 'skipped', reason: ORIGINAL_NOT_COUNTED };
  }
  return {
    status: 'pending',
    reason: connectionId === null ? 'NO_CONNECTION' : null,
    dueAt: now,
    platformError: null,
    settledAt: null,
  };
};
