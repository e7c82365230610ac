import { Injectable } from '@nestjs/common';
import { CampaignHolds } from '@switchyard/catalog';
import { AccountSpaces } from '@switchyard/identity';
import { UnitOfWork, type Tenant } from '@switchyard/kernel';
import { campaignOf, type BrakeEvent } from '../../domain';
import { BrakeBook } from './ports';

/** Holds what the engaged levels cover, in every Space of the account. Again and again without harm: what is held already stays as it is. */
@Injectable()
export class HoldCampaigns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly holds: CampaignHolds,
    private readonly book: BrakeBook,
    private readonly spaces: AccountSpaces,
  ) {}

  async execute(
    { accountId }: Pick<Tenant, 'accountId'>,
    engaged: readonly BrakeEvent[],
  ): Promise<void> {
    if (engaged.length === 0) return;
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      await this.holdIn({ accountId, spaceId }, engaged);
    }
  }

  private holdIn(tenant: Tenant, engaged: readonly BrakeEvent[]): Promise<void> {
    return this.work.run(tenant, async () => {
      for (const { id: eventId, scope, engagedAt } of engaged) {
        const held = await this.holds.hold(tenant, campaignsOf(scope), {
          since: engagedAt.toISOString(),
          eventId,
        });
        const paused = held
          .filter(({ moved }) => moved)
          .map(({ campaignId }) => ({ ...tenant, eventId, campaignId, wasEnabled: true }));
        await this.book.addPaused(tenant, paused);
      }
    });
  }
}

const campaignsOf = (scope: BrakeEvent['scope']): readonly string[] | undefined => {
  const campaignId = campaignOf(scope);
  return campaignId === undefined ? undefined : [campaignId];
};
