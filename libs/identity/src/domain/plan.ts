import { Refusal } from '@switchyard/kernel';

export interface PlanTerms {
  readonly name: string;
  /** 0 means unlimited. */
  readonly requestsPerDay: number;
  /** 0 means unlimited. */
  readonly spaces: number;
  /** Writes are refused. */
  readonly readOnly: boolean;
  readonly api: boolean;
}

/** Every plan and its allowances. */
export const PLANS = {
  free: { name: 'Free', requestsPerDay: 1_000, spaces: 1, readOnly: false, api: true },
  starter: { name: 'Starter', requestsPerDay: 10_000, spaces: 3, readOnly: false, api: true },
  pro: { name: 'Pro', requestsPerDay: 100_000, spaces: 20, readOnly: false, api: true },
  enterprise: { name: 'Enterprise', requestsPerDay: 0, spaces: 0, readOnly: false, api: true },
  readonly: { name: 'Read-only', requestsPerDay: 10_000, spaces: 3, readOnly: true, api: true },
  no_api: { name: 'Without API', requestsPerDay: 0, spaces: 1, readOnly: false, api: false },
} as const satisfies Record<string, PlanTerms>;

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
  new Refusal('READ_ONLY_MODE', 'The plan of this account can read but not change.');
