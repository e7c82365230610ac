import { Injectable } from '@nestjs/common';
import { Clock, notFound, type SpaceMove, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Campaigns } from '../../data/campaigns';
import { MovedTrees, type NewIds } from '../../data/moved-rows';
import { type Campaign, requirePresent } from '../../domain';
import { ScheduleRounds } from '../ports';
import { CarryReferences } from './carry-references';

/**
 * Moves a campaign with all that is below it to another Space of the account. Whether it may go is
 * decided elsewhere. Every call joins the running transaction.
 */
@Injectable()
export class CampaignMoveFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly trees: MovedTrees,
    private readonly references: CarryReferences,
    private readonly rounds: ScheduleRounds,
    private readonly clock: Clock,
  ) {}

  /** Kept from others until the transaction ends. Throws `NOT_FOUND`, `CAMPAIGN_REMOVED`. */
  async lock(tenant: Tenant, id: string): Promise<Campaign> {
    const campaign = await this.campaigns.lock(tenant, id);
    if (!campaign) throw notFound();
    requirePresent(campaign);
    return campaign;
  }

  /**
   * `actionIds`: what the conversion actions that it bids for are called there. `treeVersion` stays:
   * no change waits for a sync. Throws `NAME_TAKEN`, `EXTERNAL_KEY_TAKEN`.
   */
  async move(move: SpaceMove, before: Campaign, actionIds: NewIds): Promise<void> {
    const now = this.clock.now();
    const newIds = await this.references.execute(move, before);
    const { businessId } = before;
    const after: Campaign = {
      ...before,
      spaceId: move.to.spaceId,
      businessId: businessId === null ? null : (newIds.get(businessId) ?? null),
      conversionActionIds: before.conversionActionIds.map((id) => actionIds.get(id) ?? id),
      updatedAt: now,
      version: before.version + 1,
    };
    await this.work.run(move.from, () => this.campaigns.takeOut(move.from, before.id));
    await this.work.run(move.to, async () => {
      await this.campaigns.insert(after);
      if (after.scheduleSource) await this.rounds.keepUp(move.to);
    });
    await this.trees.move(move, before.id, newIds, now);
  }
}
