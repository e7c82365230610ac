import {
  Flag,
  IdOf,
  ListOf,
  Nested,
  OneOf,
  PartialOf,
  Text,
  Timestamp,
  WholeNumber,
  ZoneName,
} from '@switchyard/http-kit';
import { type Account, SOLD_PLANS, type SoldPlan, SUBSCRIPTIONS, termsOf } from '../../domain';
import type { PlanNow, UseOfPlan } from '../../use-cases/account/read-plan';
import { LONGEST_NAME } from '../../use-cases/manage-accounts';

class AccountMembers {
  @Text({
    min: 1,
    max: LONGEST_NAME,
    description: 'What the account is called; at first as who registered it.',
    example: 'Lovelace Ltd',
  })
  name!: string;
  @Text({
    min: 3,
    max: 3,
    description:
      'ISO 4217. Stays once a campaign or the budget counts in it: 409 `CURRENCY_IN_USE`.',
    example: 'EUR',
  })
  currency!: string;
  @ZoneName({
    description:
      'IANA. Days and months of budgets and reports begin at its midnight. In a new zone schedules that were set keep their moments; new ones are read in it.',
    example: 'Europe/Berlin',
  })
  timeZone!: string;
}

/** Body of `PATCH /app/account`. */
export class UpdateAccountDto extends PartialOf(AccountMembers) {}

/** A plan by its id and its name. */
export class PlanNameDto {
  @Text({ max: 64, description: 'The id of the plan.', example: 'pro' }) id!: string;
  @Text({ max: 64, description: 'Its name for people.', example: 'Pro' }) name!: string;
}

const subscription = {
  description: '`expired` and `none` close the API.',
  example: 'active',
};

/** The account of who is signed in. */
export class AccountDto extends AccountMembers {
  @IdOf('acc', { description: 'The account.', example: 'acc_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  id!: string;
  @Nested(() => PlanNameDto, {
    description: 'Its plan; more of it at GET /app/plan.',
    example: { id: 'pro', name: 'Pro' },
  })
  plan!: PlanNameDto;
  @OneOf(SUBSCRIPTIONS, subscription) subscription!: string;
  @Timestamp({ description: 'When it was made.', example: '2026-11-21T09:00:00.000Z' })
  createdAt!: string;
  @Timestamp({
    clearable: true,
    description: 'When it will be deleted; null unless that was asked for.',
    example: '2026-12-05T09:00:00.000Z',
  })
  deletionDueAt!: string | null;
}

const planName = (plan: string): PlanNameDto => ({ id: plan, name: termsOf(plan).name });

export const toAccountDto = (account: Account): AccountDto => ({
  id: account.id,
  name: account.name,
  currency: account.currency,
  timeZone: account.timeZone,
  plan: planName(account.plan),
  subscription: account.subscription,
  createdAt: account.createdAt.toISOString(),
  deletionDueAt: account.deletionDueAt?.toISOString() ?? null,
});

const MOST = 1_000_000_000;
const allowance = (what: string, example: number) => ({
  min: 0,
  max: MOST,
  description: `${what}; 0 means unlimited.`,
  example,
});

/** What a plan includes. */
export class PlanTermsDto {
  @WholeNumber(allowance('Requests a day of all tokens together', 100_000)) requestsPerDay!: number;
  @WholeNumber(allowance('Requests a minute of each token', 60)) requestsPerMinute!: number;
  @WholeNumber(allowance('Spaces, the personal one included', 20)) spaces!: number;
  @WholeNumber({
    ...allowance('Drafts of social posts a month', 200),
    description: 'Drafts of social posts a month; 0 means unlimited, null: not in the plan.',
    clearable: true,
  })
  socialDraftsPerMonth!: number | null;
  @Flag({ description: 'Whether it can only be read.', example: false }) readOnly!: boolean;
  @Flag({ description: 'Whether it includes the API.', example: true }) api!: boolean;
}

const ACTIONS = ['request', 'space_create', 'social_draft'] as const;
const CAP_FIELDS = ['requestsPerDay', 'spaces', 'socialDraftsPerMonth'] as const;

/** What was used of one allowance. */
export class PlanUseDto {
  @OneOf(ACTIONS, { description: 'What is counted.', example: 'space_create' }) action!: string;
  @OneOf(CAP_FIELDS, { description: 'The term that it is counted against.', example: 'spaces' })
  capField!: string;
  @WholeNumber({
    min: 0,
    max: MOST,
    clearable: true,
    description: 'The allowance; 0 means unlimited, null: not in the plan.',
    example: 20,
  })
  cap!: number | null;
  @WholeNumber({ min: 0, max: MOST, description: 'Use so far.', example: 3 }) used!: number;
  @Timestamp({
    clearable: true,
    description: 'When it begins anew; null for Spaces, which no time gives back.',
    example: '2026-12-01T00:00:00.000Z',
  })
  resetAt!: string | null;
}

const soldPlan = {
  name: 'SoldPlan',
  description: 'A plan that can be bought.',
  example: 'pro',
};

/** What can be bought and managed here. */
export class BillingDto {
  @Flag({ description: 'Whether this installation sells plans.', example: true }) isOn!: boolean;
  @ListOf(OneOf(SOLD_PLANS, soldPlan), {
    maxItems: 10,
    description: 'Plans that can be bought.',
    example: ['starter', 'pro'],
  })
  plans!: readonly SoldPlan[];
  @Flag({ description: 'Whether there is a subscription to change.', example: false })
  isSubscribed!: boolean;
  @Flag({ description: 'Whether it will be charged again.', example: false }) renews!: boolean;
  @Flag({ description: 'Whether POST /app/plan/portal leads anywhere.', example: false })
  hasPortal!: boolean;
}

/** The plan of an account, and its use. */
export class AccountPlanDto {
  @Nested(() => PlanNameDto, { description: 'The plan.', example: { id: 'pro', name: 'Pro' } })
  plan!: PlanNameDto;
  @Flag({ description: 'False for a plan that no longer exists.', example: true })
  isAvailable!: boolean;
  @OneOf(SUBSCRIPTIONS, subscription) subscription!: string;
  @Nested(() => PlanTermsDto, {
    description: 'What it includes.',
    example: {
      requestsPerDay: 100_000,
      requestsPerMinute: 60,
      spaces: 20,
      socialDraftsPerMonth: 200,
      readOnly: false,
      api: true,
    },
  })
  terms!: PlanTermsDto;
  @ListOf(
    Nested(() => PlanUseDto, {
      description: 'One allowance.',
      example: { action: 'space_create', capField: 'spaces', cap: 20, used: 3, resetAt: null },
    }),
    {
      maxItems: 10,
      description: 'What was used of each allowance in its present period.',
      example: [{ action: 'space_create', capField: 'spaces', cap: 20, used: 3, resetAt: null }],
    },
  )
  use!: readonly PlanUseDto[];
  @Nested(() => BillingDto, {
    description: 'What can be bought and managed.',
    example: {
      isOn: true,
      plans: ['starter', 'pro'],
      isSubscribed: false,
      renews: false,
      hasPortal: false,
    },
  })
  billing!: BillingDto;
}

const toUseDto = ({ resetAt, ...use }: UseOfPlan): PlanUseDto => ({
  ...use,
  resetAt: resetAt?.toISOString() ?? null,
});

export const toAccountPlanDto = ({
  account,
  terms,
  isAvailable,
  use,
  billing,
}: PlanNow): AccountPlanDto => {
  const { requestsPerDay, requestsPerMinute, spaces, socialDraftsPerMonth, readOnly, api } = terms;
  return {
    plan: planName(account.plan),
    isAvailable,
    subscription: account.subscription,
    terms: { requestsPerDay, requestsPerMinute, spaces, socialDraftsPerMonth, readOnly, api },
    use: use.map(toUseDto),
    billing: { ...billing },
  };
};

/** Body of `POST /app/plan/checkout`. */
export class CheckoutDto {
  @OneOf(SOLD_PLANS, soldPlan) plan!: SoldPlan;
}

/** Where the browser goes next. */
export class BillingPageDto {
  @Text({
    max: 4_096,
    description: 'A page of Stripe that works once, for a short time.',
    example: 'https://checkout.stripe.com/c/pay/cs_test_a1',
  })
  url!: string;
}

/** The answer to Stripe. */
export class BillingEventDto {
  @Flag({ description: 'It was taken, or will never be; not to be sent again.', example: true })
  received!: boolean;
}
