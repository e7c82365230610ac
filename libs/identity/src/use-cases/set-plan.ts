import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@switchyard/kernel';
import type { PlanId, Subscription } from '../domain';
import { Accounts, ChangeBroadcast } from './ports';
import { noSuchAccount } from './refusals';

/** Moves an account to another plan or subscription state, with effect on its next request. */
@Injectable()
export class SetPlan {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(accountId: string, plan: PlanId, subscription: Subscription): Promise<void> {
    return this.work.runGlobal(async () => {
      if (!(await this.accounts.setPlan(accountId, plan, subscription))) throw noSuchAccount();
      await this.broadcast.changed();
    });
  }
}
