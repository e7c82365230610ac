import { Injectable } from '@nestjs/common';
import type { Allowance, SignedCall } from '@switchyard/http-kit';
import { Billing, type BillingEvent } from '../use-cases/ports';

/** Stripe repeats what is refused, so that one minute of its events does not stop the next. */
const EVENTS_PER_MINUTE = 6_000;

const allowance: Allowance = {
  tokenId: 'stripe-billing',
  accountId: 'stripe-billing',
  perMinute: EVENTS_PER_MINUTE,
};

/** Checks who signed a billing event. */
@Injectable()
export class BillingSenders {
  constructor(private readonly billing: Billing) {}

  of({ body, headers }: SignedCall): BilledEvent | 'UNKNOWN_RECEIVER' | 'WRONG_SIGNATURE' {
    if (!this.billing.isOn) return 'UNKNOWN_RECEIVER';
    const signature = headers['stripe-signature'];
    const event = this.billing.eventOf(body, typeof signature === 'string' ? signature : undefined);
    return event ? { allowance, event } : 'WRONG_SIGNATURE';
  }
}

export interface BilledEvent {
  readonly allowance: Allowance;
  readonly event: BillingEvent;
}
