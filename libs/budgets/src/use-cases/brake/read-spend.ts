import { Injectable } from '@nestjs/common';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import { Clock, type Tenant } from '@switchyard/kernel';
import { ReportingFacade } from '@switchyard/reporting';
import type { DailySpend, ReadMark, Spending } from '@switchyard/reporting/domain';
import { DateTime } from 'luxon';
import { BrakeBook } from '../../data/brake';
import {
  type AccountBudget,
  type CampaignSpend,
  periodSpan,
  type PeriodSpan,
  type PeriodSpend,
  reportedDays,
  spendInPeriod,
  spendOfConnection,
} from '../../domain';
import { BudgetsFacade } from '../budgets-facade';

/** What an account spent in its running period, as far as the platforms reported. */
export interface SpendNow {
  readonly budget: AccountBudget;
  readonly span: PeriodSpan;
  readonly spend: PeriodSpend;
  /** Days before and in the period, for who looks at trends. */
  readonly spending: Spending;
  /** Of the oldest figure; null while some linked connection was never read. */
  readonly dataAsOf: Date | null;
  readonly timeZone: string;
}

/** Zones differ by up to 26 hours, and trends look a week back. */
const DAYS_BEFORE = 8;
const DAYS_AFTER = 1;

@Injectable()
export class ReadSpend {
  constructor(
    private readonly facade: BudgetsFacade,
    private readonly identity: IdentityFacade,
    private readonly spaces: AccountSpaces,
    private readonly reporting: ReportingFacade,
    private readonly book: BrakeBook,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant): Promise<SpendNow> {
    const [budget, { timeZone }, spaceIds] = [
      await this.facade.budgetOf(tenant),
      await this.identity.account(tenant.accountId),
      await this.spaces.idsOf(tenant.accountId),
    ];
    const connections = new Set((await this.identity.connectionsOf(tenant)).map(({ id }) => id));
    const now = this.clock.now();
    const span = periodSpan(budget.period, now, timeZone);
    const spending = await this.reporting.spendOf(
      spaceIds.map((spaceId) => ({ ...tenant, spaceId })),
      daysAround(span, now),
    );
    return {
      budget,
      span,
      spending,
      timeZone,
      spend: spendInPeriod(await this.inPeriod(tenant, spending, span, now), budget),
      dataAsOf: oldest(spending.marks.filter(({ connectionId }) => connections.has(connectionId))),
    };
  }

  private async inPeriod(
    tenant: Tenant,
    { rows, marks }: Spending,
    span: PeriodSpan,
    now: Date,
  ): Promise<readonly CampaignSpend[]> {
    const spent: CampaignSpend[] = [];
    for (const [connectionId, zone] of zonesOf(marks)) {
      const days = reportedDays(span, now, zone);
      const baseline = days.startsEarlier
        ? await this.book.baseline(tenant, span.key, connectionId)
        : undefined;
      spent.push(
        ...spendOfConnection(
          rows.filter((row) => row.connectionId === connectionId).map(asDaySpend),
          days,
          baseline,
        ),
      );
    }
    return spent;
  }
}

const daysAround = ({ start }: PeriodSpan, now: Date) => ({
  from: DateTime.fromJSDate(start, { zone: 'utc' }).minus({ days: DAYS_BEFORE }).toISODate()!,
  to: DateTime.fromJSDate(now, { zone: 'utc' }).plus({ days: DAYS_AFTER }).toISODate()!,
});

const zonesOf = (marks: readonly ReadMark[]): ReadonlyMap<string, string> =>
  new Map(marks.map(({ connectionId, zone }) => [connectionId, zone]));

const asDaySpend = ({ campaignId, connectionId, currency, day, spendMicros }: DailySpend) => ({
  campaignId,
  connectionId,
  currency,
  day,
  spentMicros: spendMicros,
});

const oldest = (marks: readonly ReadMark[]): Date | null =>
  marks.length === 0 ? null : new Date(Math.min(...marks.map(({ readAt }) => readAt.getTime())));
