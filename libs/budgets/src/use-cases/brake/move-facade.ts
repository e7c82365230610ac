import { Injectable } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { AccountBudgets } from '../../data/account-budgets';
import { BrakeBook, BrakePauses } from '../../data/brake';
import type { BrakeEvent } from '../../domain';
import { HoldCampaigns } from './hold-campaigns';

/**
 * Keeps the Emergency Brake on a campaign that goes to another Space of the account. Every call
 * joins the running transaction.
 */
@Injectable()
export class BrakeMoveFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: AccountBudgets,
    private readonly book: BrakeBook,
    private readonly pauses: BrakePauses,
    private readonly holds: HoldCampaigns,
  ) {}

  /**
   * What is engaged; no level engages and none is released before the transaction ends. Ask before
   * a campaign is locked.
   */
  async lock(tenant: Tenant): Promise<readonly BrakeEvent[]> {
    await this.budgets.lock(tenant);
    return this.book.openEvents(tenant);
  }

  /**
   * After the campaign moved: what an event paused of it is remembered there, and what covers it
   * holds it there. A level that engaged right before may have looked into that Space already.
   */
  async move(
    from: Tenant,
    to: Tenant,
    campaignId: string,
    engaged: readonly BrakeEvent[],
  ): Promise<void> {
    await this.work.run(from, async () => {
      await this.book.move(from, campaignId, to.spaceId);
      await this.pauses.move(from, campaignId, to.spaceId);
    });
    await this.holds.holdOne(to, campaignId, engaged);
  }
}
