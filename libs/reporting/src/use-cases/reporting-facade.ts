import { Injectable } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { PerformanceFacts } from '../data/performance-facts';
import { ReadMarks } from '../data/read-marks';
import type {
  DayRange,
  PerformanceReading,
  PerformanceTotal,
  RecordedReading,
  Spending,
} from '../domain';
import { RecordPerformance } from './record-performance';

/** What other contexts may tell and ask reporting. Every call joins the running transaction. */
@Injectable()
export class ReportingFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: PerformanceFacts,
    private readonly marks: ReadMarks,
    private readonly record: RecordPerformance,
  ) {}

  /**
   * What a platform says of some days of some campaigns; all that it said of them before is
   * replaced. Throws on rows outside the reading and on rows told twice.
   */
  recordPerformance(tenant: Tenant, reading: PerformanceReading): Promise<RecordedReading> {
    return this.record.execute(tenant, reading);
  }

  /** Sums by campaign, platform and currency. What no platform reported is left out, not 0. */
  async performanceOf(
    tenant: Tenant,
    campaignIds: readonly string[],
    range: DayRange,
  ): Promise<readonly PerformanceTotal[]> {
    return campaignIds.length > 0 ? this.facts.totals(tenant, campaignIds, range) : [];
  }

  /** What the campaigns of the Spaces spent by day, removed ones included, and how fresh that is. */
  async spendOf(tenants: readonly Tenant[], range: DayRange): Promise<Spending> {
    const spending: Spending[] = [];
    for (const tenant of tenants) spending.push(await this.spendOfSpace(tenant, range));
    return {
      rows: spending.flatMap(({ rows }) => rows),
      marks: spending.flatMap(({ marks }) => marks),
    };
  }

  /** In one transaction, so that the marks are those of the rows. */
  private spendOfSpace(tenant: Tenant, range: DayRange): Promise<Spending> {
    return this.work.run(tenant, async () => {
      const marks = await this.marks.list(tenant, 'campaign');
      return { rows: await this.facts.spend(tenant, range), marks };
    });
  }
}
