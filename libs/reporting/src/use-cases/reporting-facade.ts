import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import type { DayRange, PerformanceFact, PerformanceTotal } from '../domain';
import { PerformanceFacts } from './ports';

/** What other contexts may tell and ask reporting. Every call joins the running transaction. */
@Injectable()
export class ReportingFacade {
  constructor(private readonly work: UnitOfWork, private readonly facts: PerformanceFacts, private readonly clock: Clock) {}

  /** What a platform says of some days; what it said of them before is replaced. Each campaign, connection and day at most once. */
  async recordPerformance(tenant: Tenant, days: readonly PerformanceFact[]): Promise<void> {
    if (days.length === 0) return;
    const known = { spaceId: tenant.spaceId, recordedAt: this.clock.now() };
    await this.work.run(tenant, () => this.facts.put(days.map((day) => ({ ...day, ...known }))));
  }

  /** Sums by campaign, platform and currency. What no platform reported is left out, not 0. */
  async performanceOf(tenant: Tenant, campaignIds: readonly string[], range: DayRange): Promise<readonly PerformanceTotal[]> {
    return campaignIds.length > 0 ? this.facts.totals(tenant, campaignIds, range) : [];
  }
}
