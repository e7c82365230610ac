import { Refusal } from '@switchyard/kernel';

export interface Account {
  readonly id: string;
  /** For people, such as that of a company. */
  readonly name: string;
  readonly plan: PlanId;
  readonly subscription: Subscription;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA. */
  readonly timeZone: string;
  readonly createdAt: Date;
  /** When it is deleted; null unless that was asked for. */
  readonly deletionDueAt: Date | null;
}

export interface User {
  readonly id: string;
  readonly accountId: string;
  /** Lower case. */
  readonly email: string;
  readonly createdAt: Date;
}

export interface PlanTerms {
  readonly name: string;
  /** 0 means unlimited. */
  readonly requestsPerDay: number;
  /** Of each token, unless the deployment sets one number for all. */
  readonly requestsPerMinute: number;
  /** 0 means unlimited. */
  readonly spaces: number;
  /** 0 means unlimited; null: the plan does not include it. */
  readonly socialDraftsPerMonth: number | null;
  /** Writes are refused. */
  readonly readOnly: boolean;
  readonly api: boolean;
}

const usual = {
  requestsPerMinute: 60,
  socialDraftsPerMonth: null,
  readOnly: false,
  api: true,
} as const;

/** Every plan and its allowances. */
export const PLANS = {
  free: { ...usual, name: 'Free', requestsPerDay: 1_000, spaces: 1 },
  starter: {
    ...usual,
    name: 'Starter',
    requestsPerDay: 10_000,
    spaces: 3,
    socialDraftsPerMonth: 20,
  },
  pro: { ...usual, name: 'Pro', requestsPerDay: 100_000, spaces: 20, socialDraftsPerMonth: 200 },
  enterprise: {
    ...usual,
    name: 'Enterprise',
    requestsPerDay: 0,
    requestsPerMinute: 600,
    spaces: 0,
    socialDraftsPerMonth: 0,
  },
  readonly: { ...usual, name: 'Read-only', requestsPerDay: 10_000, spaces: 3, readOnly: true },
  no_api: { ...usual, name: 'Without API', requestsPerDay: 0, spaces: 1, api: false },
} as const satisfies Record<string, PlanTerms>;

/** What the requests of an account are counted against. */
export interface RequestAllowance {
  /** Of each token. */
  readonly perMinute: number;
  /** Of all its tokens together; 0 means unlimited. */
  readonly perDay: number;
}

/** `perMinute` is the deployment's one number for all tokens, where it has one. */
export const requestAllowance = (
  plan: PlanId,
  perMinute: number | undefined,
): RequestAllowance => ({
  perMinute: perMinute ?? termsOf(plan).requestsPerMinute,
  perDay: termsOf(plan).requestsPerDay,
});

export type PlanId = keyof typeof PLANS;

/** Whether the stored plan of an account still exists. */
export const isPlan = (plan: string): plan is PlanId => Object.hasOwn(PLANS, plan);

/**
 * The terms of a stored plan. An account whose plan no longer exists keeps working within the
 * smallest allowances; what is metered is refused until support has resolved it.
 */
export const termsOf = (plan: string): PlanTerms =>
  isPlan(plan) ? PLANS[plan] : { ...PLANS.free, name: plan };

export const PLAN_IDS = Object.keys(PLANS) as readonly PlanId[];

export const SUBSCRIPTIONS = ['active', 'expired', 'none'] as const;
export type Subscription = (typeof SUBSCRIPTIONS)[number];

const billing = (
  code: 'SUBSCRIPTION_REQUIRED' | 'SUBSCRIPTION_EXPIRED' | 'API_ACCESS_NOT_IN_PLAN',
  message: string,
): Refusal => new Refusal(code, message);

/** Why an account may not use the API at all; undefined when it may. */
export const billingRefusal = (plan: PlanId, subscription: Subscription): Refusal | undefined => {
  switch (subscription) {
    case 'none':
      return billing('SUBSCRIPTION_REQUIRED', 'This account has no subscription.');
    case 'expired':
      return billing(
        'SUBSCRIPTION_EXPIRED',
        'The subscription of this account has expired. Renewing restores access.',
      );
    case 'active':
      return termsOf(plan).api
        ? undefined
        : billing('API_ACCESS_NOT_IN_PLAN', 'The plan of this account does not include the API.');
  }
};

export const readOnlyMode = (): Refusal =>
  new Refusal(
    'READ_ONLY_MODE',
    'The plan of this account allows reading only. Renew or change the plan.',
  );

/** What plans meter, and the plan field that each is metered against. */
export const METERED = { space_create: 'spaces', social_draft: 'socialDraftsPerMonth' } as const;
export type MeteredAction = keyof typeof METERED;

/** The plan-limit body of the contract; its members are always all there. */
export interface PlanLimit {
  readonly reason: 'NOT_IN_PLAN' | 'QUOTA_SPENT' | 'SUBSCRIPTION_EXPIRED' | 'PLAN_UNAVAILABLE';
  readonly action: MeteredAction;
  /** Real for QUOTA_SPENT alone, as `currentUsage` and `resetAt` are. */
  readonly cap?: number;
  readonly currentUsage?: number;
  /** Epoch milliseconds. */
  readonly resetAt?: number;
}

/** The page on which a plan is changed. */
export const UPGRADE_URL = '/console/plan';

const LIMIT_TEXTS: Readonly<Record<PlanLimit['reason'], string>> = {
  NOT_IN_PLAN: 'The plan of this account does not include this.',
  QUOTA_SPENT: 'The allowance of this account is used up.',
  SUBSCRIPTION_EXPIRED: 'The subscription of this account has expired. Renewing restores access.',
  PLAN_UNAVAILABLE: 'The plan of this account no longer exists. Only support can resolve it.',
};

/** 402, with the plan-limit body as the whole body. */
export const planLimitReached = ({
  reason,
  action,
  cap,
  currentUsage,
  resetAt,
}: PlanLimit): Refusal =>
  new Refusal('LIMIT_REACHED', LIMIT_TEXTS[reason], {
    error: 'LIMIT_REACHED',
    reason,
    action,
    cap: cap ?? null,
    currentUsage: currentUsage ?? null,
    capField: METERED[action],
    resetAt: resetAt ?? null,
    upgradeUrl: UPGRADE_URL,
  });

/** Why an account may not do something metered at all; undefined when its plan decides. */
export const meteredRefusal = (
  { plan, subscription }: Pick<Account, 'plan' | 'subscription'>,
  action: MeteredAction,
): Refusal | undefined => {
  if (subscription === 'expired') {
    return planLimitReached({ reason: 'SUBSCRIPTION_EXPIRED', action });
  }
  if (!isPlan(plan)) return planLimitReached({ reason: 'PLAN_UNAVAILABLE', action });
  return undefined;
};

/** A row lets `remove_account` believe the time that it is given: for tests of the owner alone. */
export interface TestClock {
  readonly isBelieved: boolean;
}

export const accountEnding = (): Refusal =>
  new Refusal('ACCOUNT_ENDING', 'This account will be deleted. Restore it to change anything.');
export const campaignsServing = (campaignIds: readonly string[]): Refusal =>
  new Refusal(
    'CAMPAIGNS_SERVING',
    'Campaigns of this account are enabled on a platform. Pause them there first.',
    { campaignIds },
  );
export const currencyInUse = (currency: string): Refusal =>
  new Refusal(
    'CURRENCY_IN_USE',
    `Campaigns or a budget of this account count in ${currency}, so its currency stays.`,
  );
export const registrantOnly = (): Refusal =>
  new Refusal('ROLE_TOO_LOW', 'Only the user who registered the account may do this.');

/** How often an account did something metered within one period. */
export interface PlanUse {
  readonly accountId: string;
  readonly action: MeteredAction;
  /** The month, such as `2026-11`. */
  readonly period: string;
  readonly used: number;
}

/** Metered actions that are counted, each within a month. Spaces are not: those that exist count. */
export const COUNTED_ACTIONS = ['social_draft'] as const;
export type CountedAction = (typeof COUNTED_ACTIONS)[number];

/** A month of UTC, as the daily allowance is one of its days: no change of zone makes two of one. */
export const monthOf = (now: Date): { readonly period: string; readonly resetAt: Date } => ({
  period: now.toISOString().slice(0, 7),
  resetAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
});

/**
 * Why a plan allows no further Space to an owner of this many; undefined when it does. A plan of one
 * Space has the personal one alone: shared Spaces are not in it. Spaces are not given back by time,
 * so the refusal names no `resetAt`.
 */
export const spaceRefusal = (
  { spaces: cap }: Pick<PlanTerms, 'spaces'>,
  currentUsage: number,
): Refusal | undefined => {
  const action = 'space_create';
  if (cap === 0 || currentUsage < cap) return undefined;
  return cap === 1
    ? planLimitReached({ reason: 'NOT_IN_PLAN', action })
    : planLimitReached({ reason: 'QUOTA_SPENT', action, cap, currentUsage });
};
