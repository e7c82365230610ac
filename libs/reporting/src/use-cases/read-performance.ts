import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { CURRENCIES, type Issue, type Tenant } from '@switchyard/kernel';
import {
  decodeReportCursor,
  encodeReportCursor,
  groupingIssues,
  levelOf,
  type ReportDimension,
  type ReportPage,
  type ReportPlace,
  type ReportQuestion,
} from '../domain';
import { PerformanceReports } from './report-ports';
import { ReportWorld } from './report-world';

export interface PerformanceRequest extends ReportQuestion {
  readonly groupBy: readonly ReportDimension[];
  readonly limit: number;
  readonly cursor?: string;
}

const BAD_CURSOR: Issue = {
  path: 'query.cursor',
  code: 'BAD_FORMAT',
  message: 'cursor must be meta.nextCursor of an earlier answer to the same groupBy and currency',
};

/** Read figures by group. Amounts of different currencies meet in one row only when a currency is asked for that the account's rates lead to. */
@Injectable()
export class ReadPerformance {
  constructor(
    private readonly world: ReportWorld,
    private readonly catalog: CatalogFacade,
    private readonly reports: PerformanceReports,
  ) {}

  async execute(tenant: Tenant, request: PerformanceRequest): Promise<ReportPage> {
    const { groupBy, limit } = request;
    const after = placeOf(request);
    const { scope, conversion } = await this.world.settle(tenant, request, [
      ...groupingIssues(groupBy),
      ...(after === 'unknown' ? [BAD_CURSOR] : []),
    ]);
    const stamps = groupBy.includes('angle') ? await this.catalog.stampedAds(tenant) : [];
    const asked = {
      scope,
      groupBy,
      level: levelOf(groupBy),
      conversion,
      stamps,
      after: after === 'unknown' ? undefined : after,
      limit: limit + 1,
    };
    const { rows, dataAsOf } = await this.reports.grouped(tenant, asked);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const nextCursor =
      rows.length > limit && last ? encodeReportCursor(last, groupBy, request.currency) : null;
    const isWhole = nextCursor === null && request.cursor === undefined;
    const all =
      isWhole || request.currency === undefined
        ? rows
        : (
            await this.reports.grouped(tenant, {
              ...asked,
              groupBy: [],
              after: undefined,
              limit: CURRENCIES.length,
            })
          ).rows;
    const unconverted =
      request.currency === undefined
        ? []
        : [...new Set(all.map(({ currency }) => currency))]
            .filter((currency) => currency !== request.currency)
            .sort();
    return { groupBy, rows: page, nextCursor, dataAsOf, unconverted };
  }
}

const placeOf = ({
  cursor,
  groupBy,
  currency,
}: PerformanceRequest): ReportPlace | 'unknown' | undefined =>
  cursor === undefined ? undefined : (decodeReportCursor(cursor, groupBy, currency) ?? 'unknown');
