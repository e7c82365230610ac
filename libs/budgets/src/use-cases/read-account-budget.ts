import { Injectable } from '@nestjs/common';
import { refuseOutsider } from '@switchyard/identity';
import type { Caller } from '@switchyard/kernel';
import type { AccountBudget } from '../domain';
import { BudgetsFacade } from './budgets-facade';

/** What an account may spend. Throws ROLE_TOO_LOW for guests. */
@Injectable()
export class ReadAccountBudget {
  constructor(private readonly facade: BudgetsFacade) {}

  execute(caller: Caller): Promise<AccountBudget> {
    refuseOutsider(caller);
    return this.facade.budgetOf(caller);
  }
}
