import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import {
  PARTIAL_METRICS,
  type PartialMetric,
  type ReportRow,
  type Sums,
  type UnknownFor,
} from '../domain';
import type { GroupedFigures, GroupedRequest } from '../use-cases/ports';
import { platformsOf, ReportSql } from './report-statement';

type Grouped = Omit<Sums, 'unknownFor'> &
  Readonly<Record<PartialMetric, number>> & {
    readonly currency: string | null;
    readonly dataAsOf: Date | null;
  } & { readonly [key in `k${number}`]: string };

/**
 * How many months a report reads decides its plan, so each question is planned for itself; tens of
 * thousands of groups are kept in memory instead of sorted on disk. A report reads its own run of
 * the index, whose rows were written together, and never walks through what other Spaces hold:
 * their number must not matter to it.
 */
const SETTINGS = {
  plan_cache_mode: 'force_custom_plan',
  work_mem: '16MB',
  enable_seqscan: 'off',
  random_page_cost: '1.1',
};

@Injectable()
export class PerformanceReports {
  constructor(private readonly database: Database) {}

  /** One statement: the figures and how fresh they are belong together. */
  async grouped(tenant: Tenant, request: GroupedRequest): Promise<GroupedFigures> {
    const sql = new ReportSql(tenant.spaceId, request);
    const rows = await this.database.read<Grouped>(
      tenant,
      { ...statement(sql.toString()), settings: SETTINGS },
      sql.values,
    );
    return {
      rows: rows.flatMap((row) => asRow(row, request.groupBy.length)),
      dataAsOf: rows[0]?.dataAsOf ?? null,
    };
  }
}

const asRow = (
  {
    currency,
    impressions,
    clicks,
    spendMicros,
    conversionsMicros,
    conversionValueMicros,
    spendWithoutConversionsMicros,
    spendWithoutValueMicros,
    ...row
  }: Grouped,
  keys: number,
): readonly ReportRow[] =>
  currency === null
    ? []
    : [
        {
          keys: Array.from({ length: keys }, (_, index) => row[`k${index}`]!),
          currency,
          impressions,
          clicks,
          spendMicros,
          conversionsMicros,
          conversionValueMicros,
          spendWithoutConversionsMicros,
          spendWithoutValueMicros,
          unknownFor: unknownIn(row),
        },
      ];

const unknownIn = (row: Readonly<Record<PartialMetric, number>>): UnknownFor =>
  Object.fromEntries(
    PARTIAL_METRICS.flatMap((metric) => {
      const platforms = platformsOf(row[metric]);
      return platforms.length > 0 ? [[metric, platforms] as const] : [];
    }),
  );
