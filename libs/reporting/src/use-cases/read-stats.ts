import { Injectable } from '@nestjs/common';
import { CURRENCIES, type Tenant } from '@switchyard/kernel';
import { statsOf, type ReportQuestion, type Stats } from '../domain';
import { PerformanceReports } from './report-ports';
import { ReportWorld } from './report-world';

export interface ReadStatsResult {
  readonly stats: Stats;
  readonly dataAsOf: Date | null;
}

/** Read all figures as one object. */
@Injectable()
export class ReadStats {
  constructor(
    private readonly world: ReportWorld,
    private readonly reports: PerformanceReports,
  ) {}

  async execute(tenant: Tenant, question: ReportQuestion): Promise<ReadStatsResult> {
    const { scope, conversion, ownCurrency } = await this.world.settle(tenant, question, []);
    const { rows, dataAsOf } = await this.reports.grouped(tenant, {
      scope,
      groupBy: [],
      level: 'campaign',
      conversion,
      stamps: [],
      after: undefined,
      limit: CURRENCIES.length,
    });
    return { stats: statsOf(rows, ownCurrency), dataAsOf };
  }
}
