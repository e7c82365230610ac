import { Injectable } from '@nestjs/common';
import {
  Clock,
  type ExpectedVersion,
  notFound,
  requireVersion,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import type { SetAdScheduleInput } from '@switchyard/targeting/domain';
import { Campaigns } from '../../data/campaigns';
import {
  refreshSchedule,
  requirePresent,
  scheduleCampaign,
  type ScheduledCampaign,
} from '../../domain';
import { AccountSettings, ScheduleRounds } from '../ports';

/** A schedule, and whether it is only to be shown. */
export interface ScheduleRequest extends SetAdScheduleInput {
  readonly dry_run?: boolean;
}

/**
 * Set the ad schedule of a campaign, or show what setting it would come to. Throws
 * `CAMPAIGN_REMOVED`, `TOO_MANY_WINDOWS`.
 */
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
    expected: ExpectedVersion,
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

/**
 * Expand again what was set in another zone, campaign by campaign; what comes out different is an
 * ordinary change.
 */
@Injectable()
export class RefreshSchedules {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly account: AccountSettings,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, signal?: AbortSignal): Promise<void> {
    for (const id of await this.campaigns.withScheduleSource(tenant)) {
      if (signal?.aborted) return;
      await this.work.run(tenant, () => this.refresh(tenant, id));
    }
  }

  private async refresh(tenant: Tenant, id: string): Promise<void> {
    const before = await this.campaigns.lock(tenant, id);
    if (!before) return;
    const after = refreshSchedule(before, {
      account: await this.account.defaultsOf(tenant),
      now: this.clock.now(),
    });
    if (after !== before) await this.campaigns.replace(before, after);
  }
}

/** Names the handler. */
export const REFRESH_SCHEDULES = 'refresh-schedules';

/** One standing promise per Space: several workers never go round in the same one. */
export const scheduleWorkId = ({ spaceId }: Pick<Tenant, 'spaceId'>): string =>
  `${REFRESH_SCHEDULES}:${spaceId}`;
