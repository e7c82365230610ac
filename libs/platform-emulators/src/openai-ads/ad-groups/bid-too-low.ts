import type { Entity } from '../store/entity';
import { numberIn, objectIn } from '../../json/fields';
import { UNVERIFIED } from '../unverified';

/** Whether the vendor would call a bid too low to deliver reliably. Advice only: it stops nothing (platform document 4c). */
export function isBidTooLow({ fields }: Entity): boolean {
  const bidding = objectIn(fields, 'bidding_config');
  const bid = numberIn(bidding, 'max_bid_micros');
  if (bid === undefined || fields.status !== 'active') return false;
  return (
    bid <
    UNVERIFIED.reliableBidMicros[
      bidding.billing_event_type === 'impression' ? 'impression' : 'click'
    ]
  );
}
