import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import { refreshSchedule } from '../domain';
import { AccountSettings, Campaigns } from './ports';

/** Expand again what was set in another zone, campaign by campaign; what comes out different is an ordinary change. */
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
