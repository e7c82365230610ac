const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

export interface StripeOrder {
  readonly at: Date;
  readonly invoice: string;
  readonly paymentIntent: string;
  readonly session: string;
  readonly email: string;
  /** Minor units, tax aside. */
  readonly amount: number;
}

const envelope = (type: string, id: string, at: Date, object: object): object => ({
  id: `evt_${type}_${id}`.replaceAll('.', '_'),
  object: 'event',
  api_version: '2025-09-30.clover',
  created: seconds(at),
  livemode: false,
  type,
  data: { object },
});

/** Members as in Stripe's API reference. */
export const checkoutCompleted = ({
  at,
  invoice,
  paymentIntent,
  session,
  email,
  amount,
}: StripeOrder): object =>
  envelope('checkout.session.completed', session, at, {
    id: session,
    object: 'checkout.session',
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    amount_subtotal: amount,
    amount_total: amount,
    total_details: { amount_tax: 0, amount_discount: 0, amount_shipping: 0 },
    currency: 'eur',
    customer_details: { email },
    invoice,
    payment_intent: paymentIntent,
    subscription: null,
    metadata: {},
    created: seconds(at),
    livemode: false,
    client_reference_id: null,
  });

export const invoicePaid = ({ at, invoice, email, amount }: StripeOrder): object =>
  envelope('invoice.paid', invoice, at, {
    id: invoice,
    object: 'invoice',
    amount_paid: amount,
    total: amount,
    total_excluding_tax: amount,
    currency: 'eur',
    customer_email: email,
    billing_reason: 'manual',
    status: 'paid',
    status_transitions: { paid_at: seconds(at) },
    metadata: {},
    lines: { data: [] },
    parent: null,
    livemode: false,
    created: seconds(at),
  });

/** `refunded` is what was given back so far, in all. */
export const chargeRefunded = (
  { at, paymentIntent, amount }: StripeOrder,
  refunded: number,
  later = 60_000,
): object =>
  envelope('charge.refunded', `${paymentIntent}_${refunded}`, new Date(at.getTime() + later), {
    id: `ch_${paymentIntent}`,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: refunded,
    refunded: refunded === amount,
    currency: 'eur',
    payment_intent: paymentIntent,
    created: seconds(at),
    metadata: {},
    livemode: false,
    billing_details: { email: null },
  });
