import { Global, Module } from '@nestjs/common';
import { ReportingModule } from '@switchyard/reporting';
import { SqlAccountBudgets } from './data/sql-account-budgets';
import { SqlBrakeBook } from './data/sql-brake-book';
import { SqlBrakePauses } from './data/sql-brake-pauses';
import { SqlSpendWatches } from './data/sql-spend-watches';
import { QueueBrakeWork } from './kit-adapters';
import { BrakeFacade } from './use-cases/brake/brake-facade';
import { BrakeWork } from './use-cases/brake/brake-work';
import { ConfirmPauses } from './use-cases/brake/confirm-pauses';
import { HoldCampaigns } from './use-cases/brake/hold-campaigns';
import { JudgeBrake } from './use-cases/brake/judge-brake';
import { LiftHolds } from './use-cases/brake/lift-holds';
import { BrakeBook, BrakePauses, SpendWatches } from './use-cases/brake/ports';
import { ReArm } from './use-cases/brake/re-arm';
import { ReadBrake } from './use-cases/brake/read-brake';
import { ReadSpend } from './use-cases/brake/read-spend';
import { ReleaseBrake } from './use-cases/brake/release-brake';
import { WatchSpend } from './use-cases/brake/watch-spend';
import { BudgetsFacade } from './use-cases/budgets-facade';
import { ReadPacing } from './use-cases/pacing/read-pacing';
import { AccountBudgets } from './use-cases/ports';
import { ReadAccountBudget } from './use-cases/read-account-budget';
import { SetAccountBudget } from './use-cases/set-account-budget';
import { SplitCampaignBudget } from './use-cases/split-campaign-budget';

const useCases = [
  BrakeFacade,
  BudgetsFacade,
  ConfirmPauses,
  ReadAccountBudget,
  ReadBrake,
  ReleaseBrake,
  SetAccountBudget,
  SplitCampaignBudget,
];

/** What campaigns may spend where. Needs CatalogModule and IdentityModule. */
@Global()
@Module({
  imports: [ReportingModule],
  providers: [
    { provide: AccountBudgets, useClass: SqlAccountBudgets },
    { provide: BrakeBook, useClass: SqlBrakeBook },
    { provide: BrakeWork, useClass: QueueBrakeWork },
    { provide: SpendWatches, useClass: SqlSpendWatches },
    { provide: BrakePauses, useClass: SqlBrakePauses },
    ...useCases,
    HoldCampaigns,
    JudgeBrake,
    LiftHolds,
    ReadPacing,
    ReadSpend,
    ReArm,
    WatchSpend,
  ],
  exports: useCases,
})
export class BudgetsModule {}
