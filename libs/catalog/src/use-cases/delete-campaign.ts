import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { isLinked, removeCampaign, servingThoughRemoved } from '../domain';
import { OwnerNotices } from './owner-notices';
import { Campaigns } from './ports';
import { requireVersion, type Expected } from './require-version';

/** Delete a campaign: gone with everything below it when no platform holds it, else `REMOVED` until a sync removed it there. */
@Injectable()
export class DeleteCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly clock: Clock,
    private readonly notices: OwnerNotices,
  ) {}

  execute(caller: Caller, id: string, expected: Expected): Promise<void> {
    return this.work.run(caller, async () => {
      const before = await this.campaigns.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      if (before.status === 'REMOVED') return;
      if (!isLinked(before)) return this.campaigns.removeTree(caller, id);
      const removed = await this.campaigns.replace(
        before,
        removeCampaign(before, this.clock.now()),
      );
      const serving = servingThoughRemoved(removed);
      if (serving.length > 0) await this.notices.removedButServing(caller, removed, serving);
    });
  }
}
