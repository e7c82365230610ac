import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type PlatformId, type Tenant } from '@switchyard/kernel';
import { removeCampaign } from '../domain';
import { PlatformFacts } from './platform-facts';
import { Campaigns } from './ports';
import { UpdateCampaign } from './update-campaign';

/** Take back that a campaign was taken over from a platform: it leaves our catalog, or only that platform where it is on others by now. Doing it again changes nothing. */
@Injectable()
export class LetCampaignGo {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly facts: PlatformFacts,
    private readonly updateCampaign: UpdateCampaign,
    private readonly clock: Clock,
  ) {}

  execute(tenant: Tenant, id: string, platform: PlatformId): Promise<void> {
    return this.work.run(tenant, async () => {
      const before = await this.campaigns.lock(tenant, id);
      if (!before) throw notFound();
      await this.facts.dropLink(tenant, id, platform);
      const others = before.platforms.filter((each) => each !== platform);
      if (before.status === 'REMOVED' || others.length === before.platforms.length) return;
      if (others.length > 0) {
        await this.updateCampaign.execute(tenant, id, undefined, () => ({ platforms: others }));
      } else await this.campaigns.replace(before, removeCampaign(before, this.clock.now()));
    });
  }
}
