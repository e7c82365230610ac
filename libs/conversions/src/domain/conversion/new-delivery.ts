import type { ConversionAction } from '../action/conversion-action';
import type { Delivery } from './delivery';

/** A delivery as it begins: due at once, waiting for a connection, or skipped since its action is paused. */
export const newDelivery = (
  to: Pick<Delivery, 'spaceId' | 'eventId' | 'kind' | 'platform' | 'connectionId'>,
  { status }: Pick<ConversionAction, 'status'>,
  now: Date,
): Delivery => {
  const fresh = {
    ...to,
    until: null,
    attempts: 0,
    platformError: null,
    ref: null,
    refAt: null,
    sentAt: null,
    createdAt: now,
    updatedAt: now,
  };
  if (status === 'PAUSED') {
    return { ...fresh, status: 'skipped', reason: 'ACTION_PAUSED', dueAt: null, settledAt: now };
  }
  return {
    ...fresh,
    status: 'pending',
    reason: to.connectionId === null ? 'NO_CONNECTION' : null,
    dueAt: now,
    settledAt: null,
  };
};
