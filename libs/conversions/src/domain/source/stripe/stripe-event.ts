import { isRecord, recordOf, textOf, unreadable, type Json } from '../payload/members';
import { momentOf } from '../payload/moment';

/** An event as Stripe posts it. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Unix seconds. */
  readonly created: number;
  readonly livemode: boolean | undefined;
  /** The thing that it tells of. */
  readonly object: Json;
}

/** Where the thing stands in the request. */
export const OBJECT = '/payload/data/object';

/** Throws `VALIDATION_ERROR` for what is no event of Stripe. One whose time is no time happened now: the sale is not lost for it. */
export const stripeEvent = (payload: unknown, now: Date): StripeEvent => {
  if (!isRecord(payload)) throw unreadable('/payload', 'payload must be an event of Stripe');
  const { id, type, created, livemode, data } = payload;
  const object = recordOf(data)['object'];
  if (textOf(type) === undefined) {
    throw unreadable('/payload/type', 'an event of Stripe has a type');
  }
  if (textOf(id) === undefined) throw unreadable('/payload/id', 'an event of Stripe has an id');
  if (typeof created !== 'number' && created !== null) {
    throw unreadable(
      '/payload/created',
      'an event of Stripe has the time at which it was created, in unix seconds',
    );
  }
  if (!isRecord(object)) throw unreadable(OBJECT, 'an event of Stripe has an object');
  return {
    id: String(id),
    type: String(type),
    created: (momentOf(created) ?? now).getTime() / 1_000,
    livemode: typeof livemode === 'boolean' ? livemode : undefined,
    object,
  };
};
