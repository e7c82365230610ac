import { type PayloadReader, type Reading, type ReadingWorld, skipped } from '../reading';
import type { StripeConfig } from '../conversion-source';
import { isStripeEventType, type StripeEventType } from './event-types';
import { learnsWhatIsNew } from './facts';
import { readChangedCustomer, readCustomer, readSubscription } from './read-customer';
import { onlyLearnt, readCharge, readIntent, readInvoicePayment } from './read-intent';
import { readInvoice, readSession } from './read-payment';
import { readClosedDispute, readDispute, readFailedRefund, readRefund } from './read-refund';
import { stripeEvent, type StripeEvent, type StripeReader, stripeWorld } from './stripe-event';

const READERS: Readonly<Record<StripeEventType, StripeReader>> = {
  'checkout.session.completed': readSession,
  'checkout.session.async_payment_succeeded': readSession,
  'payment_intent.succeeded': readIntent,
  'charge.succeeded': readCharge,
  'charge.refunded': readRefund,
  'charge.dispute.created': readDispute,
  'charge.dispute.closed': readClosedDispute,
  'invoice.paid': readInvoice,
  'invoice_payment.paid': readInvoicePayment,
  'customer.created': readCustomer,
  'customer.updated': readChangedCustomer,
  'customer.subscription.created': readSubscription,
  'customer.subscription.updated': readSubscription,
  // The charge's running total has the change of a refund; this event has only the refund's state.
  'refund.updated': ({ id }) => onlyLearnt(id),
  'refund.failed': readFailedRefund,
};

/** The older form of `invoice.paid`: read where it comes, and not asked for. */
const OLDER_FORM = 'invoice.payment_succeeded';

const readerOf = (type: string): StripeReader | undefined =>
  type === OLDER_FORM ? readInvoice : isStripeEventType(type) ? READERS[type] : undefined;

/** Reads an event of Stripe. What does not count is reported with its reason. */
export const readStripe: PayloadReader = (payload, config, world) => {
  const event = stripeEvent(payload, world.now);
  const read = readerOf(event.type);
  if (!read) {
    return [
      skipped(
        event.id,
        'EVENT_NOT_READ',
        '/payload/type',
        `events of type ${event.type.slice(0, 100)} tell of no conversion`,
      ),
    ];
  }
  const known = stripeWorld(config, world);
  return [wrongMode(event, config, world) ?? learnsWhatIsNew(read(event, known), known)];
};

/** Test money must never be counted as real. */
const wrongMode = (
  { id, livemode }: StripeEvent,
  config: StripeConfig,
  { environment }: ReadingWorld,
): Reading | undefined => {
  const expected = config.livemode ?? (environment === 'live' ? true : undefined);
  if (expected === undefined || livemode === undefined || livemode === expected) return undefined;
  return skipped(
    id,
    'LIVEMODE_MISMATCH',
    '/payload/livemode',
    `the event is of Stripe's ${livemode ? 'live' : 'test'} mode, which this source does not count`,
    true,
  );
};
