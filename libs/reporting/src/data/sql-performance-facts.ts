import { Injectable } from '@nestjs/common';
import { columnArrays, Database, insertStatement, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { DailyPerformance, DayRange, PerformanceTotal } from '../domain';
import { PerformanceFacts } from '../use-cases/ports';
import { dailyPerformance } from './tables';

const { primary } = dailyPerformance.definition;
const FACTS = dailyPerformance.columns.filter(({ property }) => !primary.some((key) => key === property));
const PUT = insertStatement(dailyPerformance, `on conflict (${primary.map((key) => `"${dailyPerformance.column(key)}"`).join(', ')}) do update
  set ${FACTS.map(({ column }) => `"${column}" = excluded."${column}"`).join(', ')}`);

const SUMS = ['impressions', 'clicks', 'spendMicros', 'conversionsMicros', 'conversionValueMicros'] as const;
const TOTALS = statement(`
  select t."campaign_id" as "campaignId", t."platform", t."currency",
    ${SUMS.map((property) => `sum(t."${dailyPerformance.column(property)}")::int8 as "${property}"`).join(', ')}
  from ${dailyPerformance.qualified} t
  where ${spaceFilter.clause('t."space_id"', '$1')} and t."campaign_id" = any($2) and t."day" between $3 and $4
  group by t."campaign_id", t."platform", t."currency" order by t."campaign_id", t."platform", t."currency"`);

@Injectable()
export class SqlPerformanceFacts extends PerformanceFacts {
  constructor(private readonly database: Database) {
    super();
  }

  async put(rows: readonly DailyPerformance[]): Promise<void> {
    await this.database.write(PUT, columnArrays(dailyPerformance, rows));
  }

  totals(tenant: Tenant, campaignIds: readonly string[], { from, to }: DayRange): Promise<readonly PerformanceTotal[]> {
    return this.database.read<PerformanceTotal>(tenant, TOTALS, [tenant.spaceId, campaignIds, from, to]);
  }
}
