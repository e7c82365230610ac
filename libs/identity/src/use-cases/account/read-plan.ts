import { Inject, Injectable } from '@nestjs/common';
import { Clock, type Visitor } from '@switchyard/kernel';
import { BillingRecords } from '../../data/billing-records';
import { PlanUses } from '../../data/plan-uses';
import { Spaces } from '../../data/spaces';
import {
  type Account,
  COUNTED_ACTIONS,
  isPlan,
  METERED,
  type MeteredAction,
  monthOf,
  type PlanTerms,
  requestAllowance,
  type SoldPlan,
  termsOf,
} from '../../domain';
import { DailyUse } from '../describe-caller';
import { Billing, REQUESTS_PER_MINUTE } from '../ports';
import { ReadAccount } from './manage-account';

/** What was used of one allowance of a plan. */
export interface UseOfPlan {
  readonly action: MeteredAction | 'request';
  readonly capField: keyof PlanTerms;
  /** 0 means unlimited; null: the plan does not include it. */
  readonly cap: number | null;
  readonly used: number;
  /** Null for what no time gives back. */
  readonly resetAt: Date | null;
}

export interface PlanNow {
  readonly account: Account;
  readonly terms: PlanTerms;
  /** False for a plan that no longer exists. */
  readonly isAvailable: boolean;
  readonly use: readonly UseOfPlan[];
  readonly billing: {
    readonly isOn: boolean;
    readonly plans: readonly SoldPlan[];
    readonly isSubscribed: boolean;
    readonly renews: boolean;
    readonly hasPortal: boolean;
  };
}

/** The plan of who is signed in, and what was used of it. */
@Injectable()
export class ReadPlan {
  constructor(
    private readonly read: ReadAccount,
    private readonly spaces: Spaces,
    private readonly uses: PlanUses,
    private readonly daily: DailyUse,
    private readonly billing: Billing,
    private readonly records: BillingRecords,
    private readonly clock: Clock,
    @Inject(REQUESTS_PER_MINUTE) private readonly perMinute: number | undefined,
  ) {}

  /** Throws NOT_FOUND. */
  async execute(visitor: Pick<Visitor, 'accountId'>): Promise<PlanNow> {
    const account = await this.read.execute(visitor);
    const { perMinute: requestsPerMinute } = requestAllowance(account.plan, this.perMinute);
    const terms = { ...termsOf(account.plan), requestsPerMinute };
    const [use, customer] = await Promise.all([
      this.useOf(account.id, terms),
      this.records.of(account.id),
    ]);
    const { isOn, plans } = this.billing;
    return {
      account,
      terms,
      isAvailable: isPlan(account.plan),
      use,
      billing: {
        isOn,
        plans,
        isSubscribed: customer?.isLive ?? false,
        renews: customer?.renews ?? false,
        hasPortal: isOn && customer !== undefined,
      },
    };
  }

  private async useOf(accountId: string, terms: PlanTerms): Promise<readonly UseOfPlan[]> {
    const { period, resetAt } = monthOf(this.clock.now());
    const [today, spaces, counted] = await Promise.all([
      this.daily.ofAccount(accountId),
      this.spaces.countOf(accountId),
      this.uses.of({ accountId, spaceId: '' }, period),
    ]);
    const { requestsPerDay } = terms;
    return [
      {
        action: 'request',
        capField: 'requestsPerDay',
        cap: terms.api ? requestsPerDay : null,
        used: today.usedToday,
        resetAt: today.resetsAt,
      },
      {
        action: 'space_create',
        capField: METERED.space_create,
        cap: terms.spaces,
        used: spaces,
        resetAt: null,
      },
      ...COUNTED_ACTIONS.map((action) => ({
        action,
        capField: METERED[action],
        cap: terms[METERED[action]],
        used: counted.find((one) => one.action === action)?.used ?? 0,
        resetAt,
      })),
    ];
  }
}
