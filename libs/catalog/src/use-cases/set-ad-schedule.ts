import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Tenant } from '@switchyard/kernel';
import type { SetAdScheduleInput } from '@switchyard/targeting/domain';
import { requirePresent, scheduleCampaign, type ScheduledCampaign } from '../domain';
import { AccountSettings, Campaigns, ScheduleRounds } from './ports';
import { requireVersion, type Expected } from './require-version';

/** A schedule, and whether it is only to be shown. */
export interface ScheduleRequest extends SetAdScheduleInput {
  readonly dry_run?: boolean;
}

/** Set the ad schedule of a campaign, or show what setting it would come to. Throws `CAMPAIGN_REMOVED`, `TOO_MANY_WINDOWS`. */
@Injectable()
export class SetAdSchedule {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly account: AccountSettings,
    private readonly clock: Clock,
    private readonly rounds: ScheduleRounds,
  ) {}

  execute(
    tenant: Tenant,
    id: string,
    expected: Expected,
    { dry_run: isDryRun = false, ...input }: ScheduleRequest,
  ): Promise<ScheduledCampaign> {
    return this.work.run(tenant, async () => {
      const before = await this.campaigns.lock(tenant, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      requirePresent(before);
      const { campaign: after, warnings } = scheduleCampaign(before, input, {
        account: await this.account.defaultsOf(tenant),
        now: this.clock.now(),
      });
      if (isDryRun) return { campaign: { ...after, updatedAt: before.updatedAt }, warnings };
      if (after.scheduleSource) await this.rounds.keepUp(tenant);
      return {
        campaign: after === before ? before : await this.campaigns.replace(before, after),
        warnings,
      };
    });
  }
}
