import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import { UnitOfWork, type Tenant } from '@switchyard/kernel';
import type { ReportRow, Sums } from '../domain';
import { PerformanceReports, type GroupedFigures, type GroupedRequest } from '../use-cases/report-ports';
import { ReportSql } from './report-statement';
import { dailyPerformance, readMarks } from './tables';

type Grouped = Sums & { readonly currency: string } & { readonly [key in `k${number}`]: string };

/**
 * How many months a report reads decides its plan, so each question is planned for itself; tens of thousands of groups are kept in memory instead of sorted on disk.
 * A report reads its own run of the index, whose rows were written together, and never walks through what other Spaces hold: their number must not matter to it.
 */
const SETTINGS = statement(`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '16MB', true),
  set_config('enable_seqscan', 'off', true), set_config('random_page_cost', '1.1', true)`);

/** A connection whose last reading ended before the first day told nothing of these days; where campaigns are named, only their connections count. */
const AS_OF = statement(`
  select min(m."read_at") as "dataAsOf" from ${readMarks.qualified} m
  where ${spaceFilter.clause('m."space_id"', '$1')} and m."level" = $2 and m."to_day" >= $3 and ($5::text is null or m."platform" = $5)
    and ($6::text[] is null or exists (
      select from ${dailyPerformance.qualified} t where ${spaceFilter.clause('t."space_id"', '$1')} and t."level" = $2 and t."day" between $3 and $4
        and t."campaign_id" = any($6) and t."connection_id" = m."connection_id"))`);

@Injectable()
export class SqlPerformanceReports extends PerformanceReports {
  constructor(private readonly database: Database, private readonly work: UnitOfWork) {
    super();
  }

  grouped(tenant: Tenant, request: GroupedRequest): Promise<GroupedFigures> {
    const sql = new ReportSql(tenant.spaceId, request);
    const text = sql.toString();
    const { range, platform, campaignIds } = request.scope;
    return this.work.run(tenant, async () => {
      await this.database.read(tenant, SETTINGS, []);
      const rows = await this.database.read<Grouped>(tenant, statement(text), sql.values);
      const [mark] = await this.database.read<{ dataAsOf: Date | null }>(tenant, AS_OF, [tenant.spaceId, request.level, range.from, range.to, platform ?? null, campaignIds ?? null]);
      return { rows: rows.map((row) => asRow(row, request.groupBy.length)), dataAsOf: mark?.dataAsOf ?? null };
    });
  }
}

const asRow = ({ currency, impressions, clicks, spendMicros, conversionsMicros, conversionValueMicros, ...row }: Grouped, keys: number): ReportRow => ({
  keys: Array.from({ length: keys }, (_, index) => row[`k${index}`]!), currency, impressions, clicks, spendMicros, conversionsMicros, conversionValueMicros,
});
