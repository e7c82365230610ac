import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { restoreCampaign, type Campaign } from '../domain';
import { OwnerNotices } from './owner-notices';
import { Campaigns } from './ports';

/** Take a removed campaign back, paused. Throws `CAMPAIGN_NOT_REMOVED`, `CAMPAIGN_REMOVED` when every platform removed it, `NAME_TAKEN`. */
@Injectable()
export class RestoreCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly clock: Clock,
    private readonly notices: OwnerNotices,
  ) {}

  execute(caller: Caller, id: string): Promise<Campaign> {
    return this.work.run(caller, async () => {
      const before = await this.campaigns.lock(caller, id);
      if (!before) throw notFound();
      const restored = await this.campaigns.replace(
        before,
        restoreCampaign(before, this.clock.now()),
      );
      await this.notices.noLongerServing(caller, restored);
      return restored;
    });
  }
}
