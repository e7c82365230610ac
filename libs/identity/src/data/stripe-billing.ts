import { Injectable, Logger } from '@nestjs/common';
import { unavailable } from '@switchyard/kernel';
import Stripe from 'stripe';
import {
  billingOff,
  REMOTE_STATES,
  type RemoteState,
  type RemoteSubscription,
  SOLD_PLANS,
  type SoldPlan,
} from '../domain';
import { Billing, type BillingEvent, type CheckoutRequest } from '../use-cases/ports';

/** What an operator sets to sell plans. */
export interface BillingSettings {
  readonly key: string;
  readonly webhookSecret: string;
  /** Of each plan its prices; the first is sold, the others are known. */
  readonly prices: Readonly<Record<SoldPlan, readonly string[]>>;
  /** Another address than Stripe's, for tests. */
  readonly baseUrl: string | undefined;
}

/** A signature is believed for so long. */
const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

/** An installation that sells nothing. */
@Injectable()
export class NoBilling extends Billing {
  readonly isOn = false;
  readonly plans = [];

  customerOf(): Promise<string> {
    return Promise.reject(billingOff());
  }

  checkout(): Promise<string> {
    return Promise.reject(billingOff());
  }

  portal(): Promise<string> {
    return Promise.reject(billingOff());
  }

  subscriptionsOf(): Promise<readonly RemoteSubscription[]> {
    return Promise.reject(billingOff());
  }

  eventOf(): undefined {
    return undefined;
  }
}

/** The address as the package takes it apart. */
const hostOf = (baseUrl: string | undefined) => {
  if (baseUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
};

/**
 * Stripe Billing, through the vendor's own package. Its client over `node:https` follows no
 * redirects, so that the key goes to Stripe alone; no telemetry is sent.
 */
@Injectable()
export class StripeBilling extends Billing {
  readonly isOn = true;
  readonly plans: readonly SoldPlan[];
  private readonly stripe: Stripe;
  private readonly logger = new Logger(StripeBilling.name);

  constructor(
    private readonly settings: BillingSettings,
    private readonly publicUrl: string,
  ) {
    super();
    this.plans = SOLD_PLANS.filter((plan) => settings.prices[plan].length > 0);
    this.stripe = new Stripe(settings.key, {
      ...hostOf(settings.baseUrl),
      httpClient: Stripe.createNodeHttpClient(),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  customerOf(accountId: string, email: string): Promise<string> {
    return this.ask(async () => {
      const { id } = await this.stripe.customers.create(
        { email, metadata: { account: accountId } },
        { idempotencyKey: `switchyard-customer-${accountId}` },
      );
      return id;
    });
  }

  checkout({ accountId, customerId, plan }: CheckoutRequest): Promise<string> {
    return this.ask(async () => {
      const { url } = await this.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: accountId,
        line_items: [{ price: this.settings.prices[plan][0]!, quantity: 1 }],
        success_url: this.planPage,
        cancel_url: this.planPage,
      });
      return addressOf(url);
    });
  }

  portal(customerId: string): Promise<string> {
    return this.ask(async () => {
      const { url } = await this.stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: this.planPage,
      });
      return addressOf(url);
    });
  }

  subscriptionsOf(customerId: string): Promise<readonly RemoteSubscription[]> {
    return this.ask(async () => {
      const { data } = await this.stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
      });
      return data.map((one) => this.read(one));
    });
  }

  eventOf(body: Buffer, signature: string | undefined): BillingEvent | undefined {
    try {
      const { id, type, data } = this.stripe.webhooks.constructEvent(
        body,
        signature ?? '',
        this.settings.webhookSecret,
        TOLERANCE_SECONDS,
      );
      const { customer } = data.object as { customer?: string | { id: string } | null };
      return { id, type, customerId: typeof customer === 'object' ? customer?.id : customer };
    } catch {
      return undefined;
    }
  }

  private get planPage(): string {
    return new URL('/console/plan', this.publicUrl).href;
  }

  private read(subscription: Stripe.Subscription): RemoteSubscription {
    const { id, status, items, created, cancellation_details: ended } = subscription;
    const prices = items.data.map(({ price }) => price.id);
    const priceId = prices.find((price) => this.planOf(price)) ?? prices[0] ?? '';
    return {
      id,
      // A state that is not known yet changes nothing.
      state: REMOTE_STATES.find((one): one is RemoteState => one === status) ?? 'incomplete',
      priceId,
      plan: this.planOf(priceId),
      endsWithPeriod: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      endedUnpaid: ended?.reason === 'payment_failed' || ended?.reason === 'payment_disputed',
      createdAt: new Date(created * 1_000),
    };
  }

  private planOf(priceId: string): SoldPlan | undefined {
    return SOLD_PLANS.find((plan) => this.settings.prices[plan].includes(priceId));
  }

  /** What went wrong is logged by its kind: the words of an error may hold parts of the key. */
  private async ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { type, code, requestId } = error as Partial<Stripe.errors.StripeError>;
      this.logger.warn(`Stripe did not answer as it should: ${[type, code, requestId].join(' ')}`);
      throw unavailable(
        'The billing service does not answer. Repeat the request in a moment.',
        RETRY_AFTER_SECONDS,
      );
    }
  }
}

/** Throws for anything that a browser would not open as a page. */
const addressOf = (url: string | null): string => {
  if (url === null || !/^https?:\/\//.test(url)) throw new Error('no address');
  return url;
};
