import { Global, Module } from '@nestjs/common';
import { ReportingModule } from '@switchyard/reporting';
import { AccountBudgets } from './data/account-budgets';
import { BrakeBook, BrakePauses } from './data/brake';
import { SpendWatches } from './data/spend-watches';
import { QueueBrakeWork } from './kit-adapters';
import { BrakeFacade } from './use-cases/brake/brake-facade';
import { ConfirmPauses } from './use-cases/brake/confirm-pauses';
import { HoldCampaigns, LiftHolds } from './use-cases/brake/hold-campaigns';
import { BrakeMoveFacade } from './use-cases/brake/move-facade';
import { JudgeBrake } from './use-cases/brake/judge-brake';
import { PauseFacade } from './use-cases/brake/pause-facade';
import { ReadBrake } from './use-cases/brake/read-brake';
import { ReadSpend } from './use-cases/brake/read-spend';
import { ReleaseBrake } from './use-cases/brake/release-brake';
import { OpenSpendPeriod, SpendFacade } from './use-cases/brake/spend-facade';
import { WatchSpend } from './use-cases/brake/watch-spend';
import { BudgetsFacade } from './use-cases/budgets-facade';
import {
  ReadAccountBudget,
  ReadPacing,
  ReArm,
  SetAccountBudget,
} from './use-cases/manage-account-budget';
import { BrakeWork } from './use-cases/ports';
import { SplitCampaignBudget } from './use-cases/split-campaign-budget';

const useCases = [
  BrakeFacade,
  BrakeMoveFacade,
  BudgetsFacade,
  ConfirmPauses,
  PauseFacade,
  ReadAccountBudget,
  ReadBrake,
  ReleaseBrake,
  SetAccountBudget,
  SpendFacade,
  SplitCampaignBudget,
];

/** What campaigns may spend where. Needs CatalogModule and IdentityModule. */
@Global()
@Module({
  imports: [ReportingModule],
  providers: [
    AccountBudgets,
    BrakeBook,
    { provide: BrakeWork, useClass: QueueBrakeWork },
    SpendWatches,
    BrakePauses,
    ...useCases,
    HoldCampaigns,
    JudgeBrake,
    LiftHolds,
    OpenSpendPeriod,
    ReadPacing,
    ReadSpend,
    ReArm,
    WatchSpend,
  ],
  exports: useCases,
})
export class BudgetsModule {}
