import { Injectable } from '@nestjs/common';
import { CreativeFacts } from '@switchyard/catalog';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, CURRENCIES, type Issue, type Tenant, validationError } from '@switchyard/kernel';
import { PerformanceReports } from '../data/performance-reports';
import {
  type Conversion,
  conversionTo,
  decodeReportCursor,
  encodeReportCursor,
  groupingIssues,
  lastDays,
  levelOf,
  rangeIssues,
  type ReportDimension,
  type ReportPage,
  type ReportPosition,
  type ReportQuestion,
  reportRange,
  type ReportScope,
  type Stats,
  statsOf,
} from '../domain';
import { Rates } from './ports';

/** A resolved question: its days, campaigns and rates. */
export interface ResolvedQuestion {
  readonly scope: ReportScope;
  readonly conversion: Conversion | undefined;
  /** The account's, ISO 4217. */
  readonly ownCurrency: string;
}

/** What reports need to know of the account and its campaigns. */
@Injectable()
export class ReportWorld {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly creatives: CreativeFacts,
    private readonly rates: Rates,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION_ERROR with these issues and those of the days. */
  async resolve(
    tenant: Tenant,
    question: ReportQuestion,
    issues: readonly Issue[],
  ): Promise<ResolvedQuestion> {
    const { timeZone, currency } = await this.identity.account(tenant.accountId);
    const range = reportRange(question, lastDays(this.clock.now(), timeZone, 1).to);
    const found = [...issues, ...rangeIssues(range)];
    if (found.length) throw validationError(found);
    const campaignIds = await this.campaignIds(tenant, question);
    const conversion =
      question.currency === undefined
        ? undefined
        : conversionTo(question.currency, await this.rates.of(tenant));
    return {
      scope: { range, platform: question.platform, campaignIds },
      conversion,
      ownCurrency: question.currency ?? currency,
    };
  }

  private async campaignIds(
    tenant: Tenant,
    { campaignId, businessId }: ReportQuestion,
  ): Promise<readonly string[] | undefined> {
    if (businessId === undefined) return campaignId === undefined ? undefined : [campaignId];
    const ids = await this.creatives.campaignIdsOf(tenant, businessId);
    return campaignId === undefined ? ids : ids.filter((id) => id === campaignId);
  }
}

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

/**
 * Read figures by group. Amounts of different currencies meet in one row only when a currency is
 * asked for that the account's rates lead to.
 */
@Injectable()
export class ReadPerformance {
  constructor(
    private readonly world: ReportWorld,
    private readonly creatives: CreativeFacts,
    private readonly reports: PerformanceReports,
  ) {}

  async execute(tenant: Tenant, request: PerformanceRequest): Promise<ReportPage> {
    const { groupBy, limit } = request;
    const after = placeOf(request);
    const { scope, conversion } = await this.world.resolve(tenant, request, [
      ...groupingIssues(groupBy),
      ...(after === 'unknown' ? [BAD_CURSOR] : []),
    ]);
    const stamps = groupBy.includes('angle') ? await this.creatives.stampedAds(tenant) : [];
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
}: PerformanceRequest): ReportPosition | 'unknown' | undefined =>
  cursor === undefined ? undefined : (decodeReportCursor(cursor, groupBy, currency) ?? 'unknown');

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
    const { scope, conversion, ownCurrency } = await this.world.resolve(tenant, question, []);
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
