import { createHmac } from 'node:crypto';
import {
  type ConnectionMade,
  eventually,
  type Party,
  type RawAnswer,
  type RemoteObject,
} from '@switchyard/test-kit';

const LONGEST_BUSY_MS = 30_000;

/** Google takes nothing for a new action for six hours. */
export const NEW_ACTION_SECONDS = 7 * 3_600;

export const STRIPE_SECRET = 'whsec_fake_of_a_test';

export interface ResultRow {
  readonly index: number;
  readonly status: string;
  readonly id?: string;
  readonly matched?: string | null;
  readonly error?: { readonly code: string };
}

export interface DeliveryRow {
  readonly platform: string;
  readonly status: string;
  readonly reason: string | null;
  readonly until: string | null;
  readonly attempts: number;
  readonly platformError: { readonly code: string } | null;
}

const ok = ({ status, body, text }: RawAnswer): RawAnswer['body'] => {
  if (status >= 300) throw new Error(`answered ${status}: ${text}`);
  return body;
};

/** The calls about conversions, as a customer's own code makes them. */
export class ConversionCalls {
  constructor(private readonly party: Party) {}

  /** The action that sales land on, whichever door they come through. */
  async givenPaidAction(): Promise<string> {
    const body = {
      name: 'Paid orders',
      type: 'UPLOAD_CLICKS',
      category: 'PURCHASE',
      countingType: 'MANY_PER_CLICK',
      leadStage: 'paid',
      valueSettings: { type: 'variableValue' },
    };
    return (
      ok(await this.party.send('/api/v1/conversions/actions', { method: 'POST', body })).data as {
        id: string;
      }
    ).id;
  }

  upload = (conversions: readonly object[]): Promise<readonly ResultRow[]> =>
    this.results('/offline', { conversions });
  report = (events: readonly object[]): Promise<readonly ResultRow[]> =>
    this.results('/events', { events });
  reportPayload = (
    source: string,
    payload: object,
    config?: object,
  ): Promise<readonly ResultRow[]> =>
    this.results('/events', { source, payload, ...(config ? { config } : {}) });
  adjust = (adjustments: readonly object[]): Promise<readonly ResultRow[]> =>
    this.results('/adjustments', { adjustments });

  async identify(who: object): Promise<Readonly<Record<string, unknown>>> {
    return ok(await this.party.send('/api/v1/conversions/identify', { method: 'POST', body: who }))
      .data as Readonly<Record<string, unknown>>;
  }

  async list<Row>(path: string): Promise<readonly Row[]> {
    return ok(await this.party.send(`/api/v1/conversions${path}`)).data as readonly Row[];
  }

  async trace(
    id: string,
  ): Promise<Readonly<Record<string, unknown>> & { readonly deliveries: readonly DeliveryRow[] }> {
    return ok(await this.party.send(`/api/v1/conversions/events/${id}`)).data as Readonly<
      Record<string, unknown>
    > & { readonly deliveries: readonly DeliveryRow[] };
  }

  /**
   * A Stripe source of the Space; returns a function that posts events to its receiver as Stripe
   * does.
   */
  async givenStripe(): Promise<(event: object | Buffer, secret?: string) => Promise<Response>> {
    const body = { type: 'stripe', accountRef: STRIPE_SECRET };
    const { receiveUrl } = ok(
      await this.party.send('/api/v1/conversions/sources', { method: 'POST', body }),
    ).data as { receiveUrl: string };
    return (event, secret = STRIPE_SECRET) =>
      postToStripeReceiver(new URL(receiveUrl, this.party.system.apiUrl).href, event, secret);
  }

  /** On a busy machine the api may have no connection to its database in time: sent again then. */
  private async results(path: string, body: object): Promise<readonly ResultRow[]> {
    const answer = await eventually(async () => {
      const sent = await this.party.send(`/api/v1/conversions${path}`, { method: 'POST', body });
      if (sent.status === 503) throw new Error(`answered 503: ${sent.text}`);
      return sent;
    }, LONGEST_BUSY_MS);
    return (ok(answer).data as { results: readonly ResultRow[] }).results;
  }
}

/**
 * Signed over the raw body and the second (Stripe's documents, "Verify webhook signatures
 * manually").
 */
export const postToStripeReceiver = (
  url: string,
  event: object | Buffer,
  secret: string,
): Promise<Response> => {
  const text = Buffer.isBuffer(event) ? new Uint8Array(event) : JSON.stringify(event);
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${at}.`).update(text).digest('hex');
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    body: text,
  });
};

/** What an ad account counted, each once. */
export const countedBy = async (
  { system }: Party,
  { platform, adAccount }: ConnectionMade,
): Promise<readonly RemoteObject[]> =>
  system.emulators.objects({
    platform,
    kind: 'conversion',
    accountId: adAccount.externalAccountId,
  });

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

/** It is counted by itself only where no session or invoice names it. */
export const intentSucceeded = ({ at, paymentIntent, amount }: StripeOrder): object =>
  envelope('payment_intent.succeeded', paymentIntent, at, {
    id: paymentIntent,
    object: 'payment_intent',
    amount,
    amount_received: amount,
    currency: 'eur',
    created: seconds(at),
    customer: null,
    status: 'succeeded',
    metadata: {},
    livemode: false,
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
