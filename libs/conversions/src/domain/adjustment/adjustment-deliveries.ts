import type { Issue } from '@switchyard/kernel';
import type { ConversionEvent } from '../conversion/conversion-event';
import { precisionIssues } from '../conversion/item-issues';
import { isErasedOrder, PERSON_ERASED } from '../conversion/order-id';
import type { Delivery } from '../delivery/delivery';
import type { ConversionAdjustment, KeptAdjustment } from './conversion-adjustment';
import { precedes } from './read-adjustment';

/**
 * The original does not count there, so that there is nothing to change. Its replay brings the
 * adjustment back.
 */
export const ORIGINAL_NOT_COUNTED = 'ORIGINAL_NOT_COUNTED';

/** Two adjustments that named their original differently turned out to be the same. */
export const SAME_ADJUSTMENT = 'SAME_ADJUSTMENT';

type Start = Pick<Delivery, 'status' | 'reason' | 'dueAt' | 'platformError' | 'settledAt'>;

/**
 * One delivery for each platform that the original goes to, through the same connection: due at
 * once, or over with the reason.
 */
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
    consentEffect: null,
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

/** What an adjustment is compared with. */
export type Original = Pick<ConversionEvent, 'id' | 'occurredAt' | 'currency'>;

/**
 * Why an adjustment does not fit its original, by the member that says so; the first code is what
 * its deliveries fail with when it was parked.
 */
export const originalIssues = (
  adjustment: Pick<ConversionAdjustment, 'occurredAt' | 'valueMicros' | 'currency'>,
  original: Original,
  path: string,
): readonly (Issue & { readonly reason: MisfitReason })[] => {
  const { occurredAt, valueMicros, currency } = adjustment;
  const early =
    occurredAt < original.occurredAt
      ? [{ ...precedes(path), reason: 'ADJUSTMENT_PRECEDES_CONVERSION' as const }]
      : [];
  if (currency !== null && original.currency !== null && currency !== original.currency) {
    return [
      ...early,
      {
        path: `${path}/currency`,
        code: 'CONFLICT',
        message: `currency must be ${original.currency}, the currency of the original conversion. Leave it out, or convert the value`,
        reason: 'CURRENCY_DIFFERS',
      },
    ];
  }
  const effective = currency ?? original.currency;
  const precise =
    valueMicros === null || effective === null
      ? []
      : precisionIssues(valueMicros, effective, `${path}/value`);
  return [
    ...early,
    ...precise.map((issue) => ({ ...issue, reason: 'VALUE_TOO_PRECISE' as const })),
  ];
};

/** Why a parked adjustment that found its original can never be sent. */
export const MISFIT_REASONS = [
  'ADJUSTMENT_PRECEDES_CONVERSION',
  'CURRENCY_DIFFERS',
  'VALUE_TOO_PRECISE',
] as const;
export type MisfitReason = (typeof MISFIT_REASONS)[number];
