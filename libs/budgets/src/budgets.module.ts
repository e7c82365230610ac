import { Global, Module } from '@nestjs/common';
import { ReportingModule } from '@switchyard/reporting';
import { SqlAccountBudgets } from './data/sql-account-budgets';
import { BudgetsFacade } from './use-cases/budgets-facade';
import { AccountBudgets } from './use-cases/ports';
import { ReadAccountBudget } from './use-cases/read-account-budget';
import { SetAccountBudget } from './use-cases/set-account-budget';
import { SplitCampaignBudget } from './use-cases/split-campaign-budget';

/** What campaigns may spend where. Needs CatalogModule and IdentityModule. */
@Global()
@Module({
  imports: [ReportingModule],
  providers: [{ provide: AccountBudgets, useClass: SqlAccountBudgets }, BudgetsFacade, ReadAccountBudget, SetAccountBudget, SplitCampaignBudget],
  exports: [BudgetsFacade, ReadAccountBudget, SetAccountBudget, SplitCampaignBudget],
})
export class BudgetsModule {}
