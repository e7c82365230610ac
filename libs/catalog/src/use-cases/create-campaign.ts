import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork, type Caller } from '@switchyard/kernel';
import { resolvedRows } from '@switchyard/targeting/domain';
import { createCampaign, type Campaign, type CampaignInput, type CampaignWorld } from '../domain';
import { CheckReferences } from './check-references';
import { FindPlaces } from './find-places';
import { AccountSettings, Campaigns } from './ports';

/** Create a campaign: stored here only, paused; no platform hears of it before a sync. Throws `NAME_TAKEN`, `PLACE_NOT_FOUND`. */
@Injectable()
export class CreateCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly references: CheckReferences,
    private readonly account: AccountSettings,
    private readonly places: FindPlaces,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, asked: CampaignInput): Promise<Campaign> {
    const input = await this.withPlaces(caller, asked);
    return this.work.run(caller, async () => {
      const campaign = createCampaign(caller.spaceId, input, await this.world(caller));
      await this.references.execute(caller, input);
      await this.campaigns.insert(campaign);
      return campaign;
    });
  }

  /** Looked up before anything is held, and only for what can be a campaign at all. */
  private async withPlaces(caller: Caller, input: CampaignInput): Promise<CampaignInput> {
    const { geoTargets } = input;
    if (!geoTargets) return input;
    const draft = createCampaign(caller.spaceId, input, await this.world(caller));
    const found = await this.places.execute(caller, draft, { geoTargets });
    return { ...input, geoTargets: resolvedRows({ geoTargets }, found, []) ?? geoTargets };
  }

  private async world(caller: Caller): Promise<CampaignWorld> {
    return {
      account: await this.account.defaultsOf(caller),
      ids: this.ids,
      now: this.clock.now(),
    };
  }
}
