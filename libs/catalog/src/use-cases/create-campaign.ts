import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork, type Caller } from '@switchyard/kernel';
import { createCampaign, type Campaign, type CampaignInput } from '../domain';
import { CheckReferences } from './check-references';
import { AccountSettings, Campaigns } from './ports';

/** Create a campaign: stored here only, paused; no platform hears of it before a sync. Throws `NAME_TAKEN`. */
@Injectable()
export class CreateCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly references: CheckReferences,
    private readonly account: AccountSettings,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, input: CampaignInput): Promise<Campaign> {
    return this.work.run(caller, async () => {
      const world = {
        account: await this.account.defaultsOf(caller),
        ids: this.ids,
        now: this.clock.now(),
      };
      const campaign = createCampaign(caller.spaceId, input, world);
      await this.references.execute(caller, input);
      await this.campaigns.insert(campaign);
      return campaign;
    });
  }
}
