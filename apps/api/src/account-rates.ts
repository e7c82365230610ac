import { Injectable } from '@nestjs/common';
import { BudgetsFacade } from '@switchyard/budgets';
import type { Tenant } from '@switchyard/kernel';
import type { CurrencyRates } from '@switchyard/reporting/domain';
import { Rates } from '@switchyard/reporting/http';

/** Lets reports turn currencies into one another without knowing budgets, which decide by reports. */
@Injectable()
export class BudgetRates extends Rates {
  constructor(private readonly budgets: BudgetsFacade) {
    super();
  }

  of(tenant: Tenant): Promise<CurrencyRates> {
    return this.budgets.budgetOf(tenant);
  }
}
