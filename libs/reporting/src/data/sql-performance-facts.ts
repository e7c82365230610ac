import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type {
  DailyPerformance,
  DailySpend,
  DayRange,
  PerformanceReading,
  PerformanceTotal,
  Slice,
} from '../domain';
import { PerformanceFacts, type ReplacedDays } from '../use-cases/ports';
import { REPLACE, replaceValues } from './replace-days';
import { dailyPerformance } from './tables';

const column = (property: keyof DailyPerformance): string =>
  `t."${dailyPerformance.column(property)}"`;
const CAMPAIGN_FACTS = `from ${dailyPerformance.qualified} t where ${spaceFilter.clause('t."space_id"', '$1')} and t."level" = 'campaign'`;

const SUMS = [
  'impressions',
  'clicks',
  'spendMicros',
  'conversionsMicros',
  'conversionValueMicros',
] as const;
const TOTALS = statement(`
  select t."campaign_id" as "campaignId", t."platform", t."currency", ${SUMS.map((property) => `coalesce(sum(${column(property)}), 0)::int8 as "${property}"`).join(', ')}
  ${CAMPAIGN_FACTS} and t."campaign_id" = any($2) and t."day" between $3 and $4
  group by t."campaign_id", t."platform", t."currency" order by t."campaign_id", t."platform", t."currency"`);

const SPENT = [
  'spaceId',
  'campaignId',
  'platform',
  'connectionId',
  'currency',
  'day',
  'spendMicros',
] as const satisfies readonly (keyof DailySpend & keyof DailyPerformance)[];
const SPEND = statement(`
  select ${SPENT.map((property) => `${column(property)} as "${property}"`).join(', ')} ${CAMPAIGN_FACTS} and t."day" between $2 and $3
  order by t."day", t."campaign_id", t."platform", t."connection_id"`);

@Injectable()
export class SqlPerformanceFacts extends PerformanceFacts {
  constructor(private readonly database: Database) {
    super();
  }

  async replace(
    tenant: Tenant,
    reading: Omit<PerformanceReading, 'rows' | 'range'>,
    slice: Slice,
  ): Promise<ReplacedDays> {
    const { rows } = await this.database.write<ReplacedDays>(
      REPLACE,
      replaceValues(tenant, reading, slice),
    );
    return rows[0]!;
  }

  totals(
    tenant: Tenant,
    campaignIds: readonly string[],
    { from, to }: DayRange,
  ): Promise<readonly PerformanceTotal[]> {
    return this.database.read<PerformanceTotal>(tenant, TOTALS, [
      tenant.spaceId,
      campaignIds,
      from,
      to,
    ]);
  }

  spend(tenant: Tenant, { from, to }: DayRange): Promise<readonly DailySpend[]> {
    return this.database.read<DailySpend>(tenant, SPEND, [tenant.spaceId, from, to]);
  }
}
