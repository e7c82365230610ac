import {
  readingOf,
  skipped,
  type PayloadReader,
  type Reading,
  type ReadingWorld,
} from '../reading';
import type { StripeConfig } from '../source-config';
import { namesOfInvoicePayment } from './order-names';
import { readCustomer, readSubscription } from './read-customer';
import { readInvoice } from './read-invoice';
import { readDispute, readRefund } from './read-refund';
import { readSession } from './read-session';
import { stripeEvent, type StripeEvent } from './stripe-event';

const READERS: Readonly<Record<string, (event: StripeEvent, config: StripeConfig) => Reading>> = {
  'checkout.session.completed': readSession,
  'checkout.session.async_payment_succeeded': readSession,
  'invoice.paid': readInvoice,
  'invoice.payment_succeeded': readInvoice,
  'invoice_payment.paid': ({ id, object }) => {
    const names = namesOfInvoicePayment(object);
    return readingOf({ key: id, orders: names ? [{ names }] : [] });
  },
  'customer.created': readCustomer,
  'customer.subscription.created': readSubscription,
  'charge.refunded': readRefund,
  'charge.dispute.created': readDispute,
};

/** Reads an event of Stripe. What does not count is told with its reason. */
export const readStripe: PayloadReader = (payload, config, world) => {
  const event = stripeEvent(payload, world.now);
  const read = Object.hasOwn(READERS, event.type) ? READERS[event.type] : undefined;
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
  return [wrongMode(event, config, world) ?? read(event, config)];
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
