import { recordOf } from '../payload/members';

/** What to select for the webhook endpoint in the dashboard of Stripe. */
export const STRIPE_EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'payment_intent.succeeded',
  'charge.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'invoice.paid',
  'invoice_payment.paid',
  'customer.created',
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'refund.updated',
  'refund.failed',
] as const;
export type StripeEventType = (typeof STRIPE_EVENT_TYPES)[number];

export const isStripeEventType = (type: unknown): type is StripeEventType =>
  (STRIPE_EVENT_TYPES as readonly unknown[]).includes(type);

/** The type of an event as Stripe posts it, where it is one that is read. */
export const stripeEventTypeOf = (payload: unknown): StripeEventType | undefined => {
  const { type } = recordOf(payload);
  return isStripeEventType(type) ? type : undefined;
};
