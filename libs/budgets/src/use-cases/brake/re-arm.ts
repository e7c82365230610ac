import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { levelBudgets, watching, type BudgetSettings } from '../../domain';
import { BrakeBook } from './ports';
import { BrakeWork } from './brake-work';

/** What a new amount means for levels that somebody overruled: a higher one watches again at once. Inside the running transaction. */
@Injectable()
export class ReArm {
  constructor(
    private readonly book: BrakeBook,
    private readonly brakeWork: BrakeWork,
  ) {}

  async execute(tenant: Tenant, before: BudgetSettings, after: BudgetSettings): Promise<void> {
    const amounts = new Map(
      levelBudgets(before).map(({ scope, budgetMicros }) => [scope, budgetMicros]),
    );
    const raised = new Set(
      levelBudgets(after).flatMap(({ scope, budgetMicros }) =>
        budgetMicros > (amounts.get(scope) ?? Infinity) ? [scope] : [],
      ),
    );
    for (const { standing, scope, alertedIn } of await this.book.levels(tenant)) {
      if (standing === 'OVERRULED' && raised.has(scope)) {
        await this.book.putLevel(tenant, { ...watching(tenant.accountId, scope), alertedIn });
      }
    }
    await this.brakeWork.look(tenant);
  }
}
