import { Refusal, type SpaceRole } from '@switchyard/kernel';

export interface Account {
  readonly id: string;
  readonly plan: PlanId;
  readonly subscription: Subscription;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA. */
  readonly timeZone: string;
  readonly createdAt: Date;
}

export interface User {
  readonly id: string;
  readonly accountId: string;
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
  /** Writes are refused. */
  readonly readOnly: boolean;
  readonly api: boolean;
}

const usual = { requestsPerMinute: 60, readOnly: false, api: true } as const;

/** Every plan and its allowances. */
export const PLANS = {
  free: { ...usual, name: 'Free', requestsPerDay: 1_000, spaces: 1 },
  starter: { ...usual, name: 'Starter', requestsPerDay: 10_000, spaces: 3 },
  pro: { ...usual, name: 'Pro', requestsPerDay: 100_000, spaces: 20 },
  enterprise: {
    ...usual,
    name: 'Enterprise',
    requestsPerDay: 0,
    requestsPerMinute: 600,
    spaces: 0,
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
  perMinute: perMinute ?? PLANS[plan].requestsPerMinute,
  perDay: PLANS[plan].requestsPerDay,
});

export type PlanId = keyof typeof PLANS;
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
      return PLANS[plan].api
        ? undefined
        : billing('API_ACCESS_NOT_IN_PLAN', 'The plan of this account does not include the API.');
  }
};

export const readOnlyMode = (): Refusal =>
  new Refusal(
    'READ_ONLY_MODE',
    'The plan of this account allows reading only. Renew or change the plan.',
  );

export const SPACE_TYPES = ['PERSONAL', 'SHARED'] as const;
export type SpaceType = (typeof SPACE_TYPES)[number];

export interface Space {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly type: SpaceType;
  readonly createdAt: Date;
}

export interface Membership {
  readonly spaceId: string;
  readonly userId: string;
  readonly role: SpaceRole;
  readonly createdAt: Date;
}

/** A Space as one of its members sees it. */
export interface SpaceOfUser extends Space {
  readonly role: SpaceRole;
}

export const spaceNotFound = (): Refusal =>
  new Refusal('SPACE_NOT_FOUND', 'There is no such Space.');
export const notAMember = (): Refusal =>
  new Refusal('NOT_A_MEMBER', 'You are not a member of this Space.');
