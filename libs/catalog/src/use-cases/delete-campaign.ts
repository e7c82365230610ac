import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { isLinked, removeCampaign } from '../domain';
import { Campaigns } from './ports';
import { requireVersion, type Expected } from './require-version';

/** Delete a campaign: gone with everything below it when no platform holds it, else `REMOVED` until a sync removed it there. */
@Injectable()
export class DeleteCampaign {
  constructor(private readonly work: UnitOfWork, private readonly campaigns: Campaigns, private readonly clock: Clock) {}

  execute(caller: Caller, id: string, expected: Expected): Promise<void> {
    return this.work.run(caller, async () => {
      const before = await this.campaigns.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      if (before.status === 'REMOVED') return;
      if (isLinked(before)) await this.campaigns.replace(before, removeCampaign(before, this.clock.now()));
      else await this.campaigns.removeTree(caller, id);
    });
  }
}
