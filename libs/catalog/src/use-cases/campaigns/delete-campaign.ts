import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  notFound,
  type PlatformId,
  requireVersion,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import { Campaigns } from '../../data/campaigns';
import { PlatformFacts } from '../../data/platform-facts';
import {
  type Campaign,
  isLinked,
  removeCampaign,
  restoreCampaign,
  servingThoughRemoved,
} from '../../domain';
import { OwnerNotices } from '../ports';
import { UpdateCampaign } from './manage-campaigns';

/**
 * Delete a campaign: gone with everything below it when no platform holds it, else `REMOVED` until
 * a sync removed it there.
 */
@Injectable()
export class DeleteCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly clock: Clock,
    private readonly notices: OwnerNotices,
  ) {}

  execute(caller: Caller, id: string, expected: ExpectedVersion): Promise<void> {
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

/**
 * Take a removed campaign back, paused. Throws `CAMPAIGN_NOT_REMOVED`, `CAMPAIGN_REMOVED` when
 * every platform removed it, `NAME_TAKEN`, `EXTERNAL_KEY_TAKEN`.
 */
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

/**
 * Take back that a campaign was taken over from a platform: it leaves our catalog, or only that
 * platform where it is on others by now. Doing it again changes nothing.
 */
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
