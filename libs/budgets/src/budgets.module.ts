import { Global, Module } from '@nestjs/common';
import { ReportingModule } from '@switchyard/reporting';
import { SplitCampaignBudget } from './use-cases/split-campaign-budget';

/** What campaigns may spend where. Needs CatalogModule and IdentityModule. */
@Global()
@Module({ imports: [ReportingModule], providers: [SplitCampaignBudget], exports: [SplitCampaignBudget] })
export class BudgetsModule {}
