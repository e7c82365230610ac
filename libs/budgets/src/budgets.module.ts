import { Global, Injectable, Module } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { Outbox, type WorkItem } from '@switchyard/queue-kit';
import { ReportingModule } from '@switchyard/reporting';
import { AccountBudgets } from './data/account-budgets';
import { BrakeBook, BrakePauses } from './data/brake';
import { SpendWatches } from './data/spend-watches';
import { BrakeFacade, BrakeMoveFacade } from './use-cases/brake/brake-facade';
import { ConfirmPauses } from './use-cases/brake/confirm-pauses';
import { HoldCampaigns, LiftHolds } from './use-cases/brake/hold-campaigns';
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
import { BrakeWork, roundId, SPEND_ROUND, STOP_ROUND } from './use-cases/ports';
import { SplitCampaignBudget } from './use-cases/split-campaign-budget';

@Injectable()
class QueueBrakeWork extends BrakeWork {
  constructor(
    private readonly book: Outbox,
    private readonly identity: IdentityFacade,
  ) {
    super();
  }

  async watch(tenant: Tenant, connectionId: string, afterSeconds: number): Promise<void> {
    await this.book.enqueueStanding(workOf(SPEND_ROUND, tenant, connectionId), afterSeconds);
  }

  async look(tenant: Tenant): Promise<void> {
    for (const { id } of await this.identity.connectionsOf(tenant)) {
      await this.book.wake(roundId(SPEND_ROUND, id));
    }
  }

  async act(tenant: Tenant): Promise<void> {
    for (const { id } of await this.identity.connectionsOf(tenant)) {
      const work = workOf(STOP_ROUND, tenant, id);
      await this.book.enqueueStanding(work);
      await this.book.wake(work.id);
      this.book.notifyAfter(work, 0);
    }
  }
}

const workOf = (
  kind: typeof SPEND_ROUND | typeof STOP_ROUND,
  { accountId, spaceId }: Tenant,
  connectionId: string,
): WorkItem => ({
  id: roundId(kind, connectionId),
  queue: 'answers',
  kind,
  spaceId,
  accountId,
});

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
