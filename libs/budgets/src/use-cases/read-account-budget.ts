import { Injectable } from '@nestjs/common';
import { refuseOutsider } from '@switchyard/identity';
import type { Caller } from '@switchyard/kernel';
import type { AccountBudget, Pacing } from '../domain';
import { BudgetsFacade } from './budgets-facade';
import { ReadPacing } from './pacing/read-pacing';

/** What an account may spend, and how that goes. */
export interface BudgetView {
  readonly budget: AccountBudget;
  readonly pacing: Pacing;
}

/** What an account may spend. Throws ROLE_TOO_LOW for guests. */
@Injectable()
export class ReadAccountBudget {
  constructor(
    private readonly facade: BudgetsFacade,
    private readonly pacing: ReadPacing,
  ) {}

  async execute(caller: Caller): Promise<BudgetView> {
    refuseOutsider(caller);
    return {
      budget: await this.facade.budgetOf(caller),
      pacing: await this.pacing.execute(caller),
    };
  }
}
