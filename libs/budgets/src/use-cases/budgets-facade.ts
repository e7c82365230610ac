import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { AccountBudgets } from '../data/account-budgets';
import { type AccountBudget, unwrittenBudget } from '../domain';

/** What other contexts may ask of budgets. */
@Injectable()
export class BudgetsFacade {
  constructor(
    private readonly budgets: AccountBudgets,
    private readonly identity: IdentityFacade,
  ) {}

  /**
   * The account's record; when none was written, one without an amount and in the account's
   * currency.
   */
  async budgetOf(tenant: Tenant): Promise<AccountBudget> {
    return (
      (await this.budgets.get(tenant)) ??
      unwrittenBudget(tenant.accountId, (await this.identity.account(tenant.accountId)).currency)
    );
  }
}
