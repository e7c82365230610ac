import { Injectable } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { PerformanceFacts } from '../data/performance-facts';
import { ReadMarks } from '../data/read-marks';
import {
  type DayRange,
  PERFORMANCE_LEVELS,
  type PerformanceLevel,
  type PerformanceReading,
  type PerformanceTotal,
  type RecordedReading,
  type Spending,
} from '../domain';
import { RecordPerformance } from './record-performance';

/** The writes and reads that other contexts may use. Every call joins the running transaction. */
@Injectable()
export class ReportingFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: PerformanceFacts,
    private readonly marks: ReadMarks,
    private readonly record: RecordPerformance,
  ) {}

  /**
   * Stores a platform's report of some days of some campaigns; it replaces earlier reports of them.
   * Throws on rows outside the reading and on repeated rows.
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
    const [first] = tenants;
    if (!first) return { rows: [], marks: [] };
    const spending: Spending[] = [];
    await this.work.run(first, async () => {
      // A campaign that moved between two Spaces meanwhile would count twice, or not at all.
      await this.marks.keepCampaigns(first);
      for (const tenant of tenants) spending.push(await this.spendOfSpace(tenant, range));
    });
    return {
      rows: spending.flatMap(({ rows }) => rows),
      marks: spending.flatMap(({ marks }) => marks),
    };
  }

  /**
   * In the transaction that records a reading: no other one of this Space, connection and level is
   * recorded before its end, and no campaign read there moves to another Space.
   */
  async lockReadings(tenant: Tenant, connectionId: string, level: PerformanceLevel): Promise<void> {
    await this.marks.lock(tenant, connectionId, level);
  }

  /**
   * Figures of a campaign go with it to another Space of the account. Inside the running
   * transaction; readings of these connections that are being recorded are over before.
   */
  async moveCampaign(
    from: Tenant,
    to: Tenant,
    campaignId: string,
    connectionIds: readonly string[],
  ): Promise<void> {
    await this.marks.keepReadersOut(from);
    for (const connectionId of [...connectionIds].sort()) {
      for (const level of PERFORMANCE_LEVELS) {
        await this.marks.lock(from, connectionId, level);
      }
    }
    await this.work.run(from, () => this.facts.move(campaignId, to.spaceId, connectionIds));
  }

  /** In one transaction, so that the marks are those of the rows. */
  private spendOfSpace(tenant: Tenant, range: DayRange): Promise<Spending> {
    return this.work.run(tenant, async () => {
      const marks = await this.marks.list(tenant, 'campaign');
      return { rows: await this.facts.spend(tenant, range), marks };
    });
  }
}
