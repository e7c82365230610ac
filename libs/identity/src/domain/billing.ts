import { Refusal } from '@switchyard/kernel';
import type { PlanId, Subscription } from './account';

/** Plans that can be bought. */
export const SOLD_PLANS = ['starter', 'pro', 'enterprise'] as const satisfies readonly PlanId[];
export type SoldPlan = (typeof SOLD_PLANS)[number];

/** An account's customer at the billing service, and what was last read there. */
export interface BillingCustomer {
  readonly accountId: string;
  readonly customerId: string;
  readonly subscriptionId: string | null;
  /** Whether there is a subscription that can be changed in the portal. */
  readonly isLive: boolean;
  /** Whether it will be charged again. */
  readonly renews: boolean;
  /** When the reading began, by the clock of the database; an older one never replaces it. */
  readonly readAt: Date | null;
  readonly createdAt: Date;
}

/** An event that was taken into account: each is once. */
export interface TakenEvent {
  readonly id: string;
  readonly accountId: string;
  readonly receivedAt: Date;
}

/** The states of a subscription that matter, in the words of Stripe. */
export const REMOTE_STATES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const;
export type RemoteState = (typeof REMOTE_STATES)[number];

/** A subscription as the billing service has it now. */
export interface RemoteSubscription {
  readonly id: string;
  readonly state: RemoteState;
  readonly priceId: string;
  /** The plan that the price is of; undefined for a price of none. */
  readonly plan: SoldPlan | undefined;
  readonly endsWithPeriod: boolean;
  /** Whether it was given up unpaid. */
  readonly endedUnpaid: boolean;
  readonly createdAt: Date;
}

/** What a reading makes of an account. `plan` and `subscription` are null where they stay. */
export interface BillingReading {
  readonly subscriptionId: string | null;
  readonly isLive: boolean;
  readonly renews: boolean;
  readonly plan: PlanId | null;
  readonly subscription: Subscription | null;
}

const LIVE: ReadonlySet<RemoteState> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
]);

/** Of several subscriptions the newest that lives, else the newest. */
export const currentOf = (
  subscriptions: readonly RemoteSubscription[],
): RemoteSubscription | undefined =>
  subscriptions.toSorted(
    (a, b) =>
      Number(LIVE.has(b.state)) - Number(LIVE.has(a.state)) ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  )[0];

const STAYS = { plan: null, subscription: null } as const;

/**
 * What a subscription means here. While Stripe repeats a failed payment (`past_due`) the account
 * works on: campaigns spend meanwhile, and its owner must be able to pause them. Who cancelled is on
 * the plan `free`; who did not pay is expired on the plan that was bought.
 */
export const readingOf = (remote: RemoteSubscription | undefined): BillingReading => {
  if (!remote) return { ...STAYS, subscriptionId: null, isLive: false, renews: false };
  const isLive = LIVE.has(remote.state);
  return {
    subscriptionId: remote.id,
    isLive,
    renews: isLive && !remote.endsWithPeriod,
    ...(remote.plan === undefined ? STAYS : standingOf(remote, remote.plan)),
  };
};

const standingOf = (
  { state, endedUnpaid }: RemoteSubscription,
  plan: SoldPlan,
): Pick<BillingReading, 'plan' | 'subscription'> => {
  switch (state) {
    case 'active':
    case 'trialing':
    case 'past_due':
      return { plan, subscription: 'active' };
    case 'unpaid':
    case 'paused':
      return { plan, subscription: 'expired' };
    case 'canceled':
      return endedUnpaid
        ? { plan, subscription: 'expired' }
        : { plan: 'free', subscription: 'active' };
    case 'incomplete':
    case 'incomplete_expired':
      return STAYS;
  }
};

export const billingOff = (): Refusal =>
  new Refusal(
    'BILLING_OFF',
    'This installation sells no plans. Ask its operator to change the plan.',
  );
export const subscriptionExists = (): Refusal =>
  new Refusal(
    'SUBSCRIPTION_EXISTS',
    'This account has a subscription. Change it under "Manage billing".',
  );
export const noSubscription = (): Refusal =>
  new Refusal('NO_SUBSCRIPTION', 'This account has not bought a plan yet.');
export const subscriptionRenews = (): Refusal =>
  new Refusal(
    'SUBSCRIPTION_RENEWS',
    'The subscription of this account renews. Cancel it under "Manage billing" first.',
  );
