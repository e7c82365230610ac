import { Injectable } from '@nestjs/common';
import { Clock, type Tenant } from '@switchyard/kernel';
import { Accounts } from '../../data/accounts';
import { PlanUses } from '../../data/plan-uses';
import {
  type CountedAction,
  METERED,
  meteredRefusal,
  monthOf,
  planLimitReached,
  termsOf,
} from '../../domain';
import { noSuchAccount } from '../refusals';

/**
 * Counts something metered in the transaction that does it, so that both happen or neither does and
 * requests side by side never pass the cap.
 */
@Injectable()
export class CountUse {
  constructor(
    private readonly accounts: Accounts,
    private readonly uses: PlanUses,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside the caller's unit of work. Answers the period that it is counted in. Throws LIMIT_REACHED
   * with the plan-limit body.
   */
  async execute(tenant: Tenant, action: CountedAction): Promise<string> {
    const account = await this.accounts.get(tenant.accountId);
    if (!account) throw noSuchAccount();
    const refusal = meteredRefusal(account, action);
    if (refusal) throw refusal;
    const cap = termsOf(account.plan)[METERED[action]];
    if (cap === null) throw planLimitReached({ reason: 'NOT_IN_PLAN', action });
    const { period, resetAt } = monthOf(this.clock.now());
    if (await this.uses.take(tenant, action, period, cap)) return period;
    const used = (await this.uses.of(tenant, period)).find((one) => one.action === action)?.used;
    throw planLimitReached({
      reason: 'QUOTA_SPENT',
      action,
      cap,
      currentUsage: used ?? cap,
      resetAt: resetAt.getTime(),
    });
  }

  /** Uncounts what failed, in the period that it was counted in, inside the caller's unit of work. */
  giveBack(tenant: Tenant, action: CountedAction, period: string): Promise<void> {
    return this.uses.giveBack(tenant, action, period);
  }
}
