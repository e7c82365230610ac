import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const WEBHOOK_SECRET = 'whsec_fake';
export const BILLING_KEY = 'sk_test_fake';

/** A request as Stripe would get it. */
export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: URLSearchParams;
}

export interface FakeSubscription {
  readonly id: string;
  readonly status: string;
  readonly price: string;
  readonly created?: number;
  readonly cancelAtPeriodEnd?: boolean;
  readonly endReason?: string;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** What the product uses of api.stripe.com, in memory on loopback. Signs events as Stripe does. */
export class FakeStripe {
  readonly requests: StripeRequest[] = [];
  /** Of each customer. */
  readonly subscriptions = new Map<string, readonly FakeSubscription[]>();
  /** How it answers: as it should, with an error, or with the way to another host. */
  mood: 'well' | 'failing' | 'redirecting' = 'well';
  private readonly customers = new Map<string, string>();
  private readonly server: Server;
  private events = 0;

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(): Promise<FakeStripe> {
    const fake = new FakeStripe();
    await new Promise<void>((done) => fake.server.listen(0, '127.0.0.1', done));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => void this.server.close(() => done()));
  }

  /** An event about a customer, as the body of a request. */
  event(type: string, customer: string | null, more: object = {}): string {
    this.events += 1;
    const object = { id: `obj_${this.events}`, object: 'thing', customer, ...more };
    return JSON.stringify({
      id: `evt_${process.pid}_${this.events}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1_000),
      data: { object },
    });
  }

  /** The header `Stripe-Signature`, by the vendor's own code. */
  signature(payload: string, secret = WEBHOOK_SECRET, ageSeconds = 0): string {
    const timestamp = Math.floor(Date.now() / 1_000) - ageSeconds;
    return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const body = new URLSearchParams(await bodyOf(request));
    const { method = '', headers } = request;
    this.requests.push({ method, path: pathname, authorization: headers.authorization, body });
    if (this.mood === 'redirecting') {
      return void response.writeHead(302, { location: `${this.url}/elsewhere` }).end();
    }
    const found =
      this.mood === 'failing' ? undefined : this.found(method, pathname, body, searchParams);
    response
      .writeHead(found ? 200 : 500, { 'content-type': 'application/json' })
      .end(JSON.stringify(found ?? { error: { type: 'api_error', message: 'It failed.' } }));
  }

  private found(
    method: string,
    path: string,
    body: URLSearchParams,
    query: URLSearchParams,
  ): object | undefined {
    switch (`${method} ${path}`) {
      case 'POST /v1/customers':
        return { id: this.customerOf(body.get('metadata[account]') ?? ''), object: 'customer' };
      case 'POST /v1/checkout/sessions':
        return { id: 'cs_1', object: 'checkout.session', url: `${this.url}/pay` };
      case 'POST /v1/billing_portal/sessions':
        return { id: 'bps_1', object: 'billing_portal.session', url: `${this.url}/portal` };
      case 'GET /v1/subscriptions':
        return {
          object: 'list',
          has_more: false,
          data: (this.subscriptions.get(query.get('customer') ?? '') ?? []).map(subscriptionOf),
        };
      default:
        return undefined;
    }
  }

  private customerOf(account: string): string {
    const known = this.customers.get(account) ?? `cus_${this.customers.size + 1}`;
    this.customers.set(account, known);
    return known;
  }
}

const subscriptionOf = (subscription: FakeSubscription): object => ({
  id: subscription.id,
  object: 'subscription',
  status: subscription.status,
  created: subscription.created ?? 1_795_000_000,
  cancel_at_period_end: subscription.cancelAtPeriodEnd ?? false,
  cancel_at: null,
  cancellation_details: { reason: subscription.endReason ?? null, comment: null, feedback: null },
  items: { object: 'list', data: [{ id: 'si_1', price: { id: subscription.price } }] },
});
