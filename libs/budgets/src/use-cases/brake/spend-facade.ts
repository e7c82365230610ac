import { Injectable } from '@nestjs/common';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { ReportingFacade } from '@switchyard/reporting';
import { BrakeBook } from '../../data/brake';
import {
  baselineOf,
  type DaySpend,
  periodSpan,
  reportedDays,
  type ReportedDays,
} from '../../domain';
import { BudgetsFacade } from '../budgets-facade';
import { BrakeWork } from '../ports';
import { HoldCampaigns } from './hold-campaigns';
import { JudgeBrake } from './judge-brake';
import { ReadSpend } from './read-spend';
import { type SpendLook, WatchSpend } from './watch-spend';

/** Knows which reported days of a connection belong to the running period. */
@Injectable()
export class OpenSpendPeriod {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: BudgetsFacade,
    private readonly identity: IdentityFacade,
    private readonly spaces: AccountSpaces,
    private readonly reporting: ReportingFacade,
    private readonly book: BrakeBook,
    private readonly clock: Clock,
  ) {}

  /**
   * Before a connection is read: the days of the running period as it reports them. When a period
   * began since the last reading, what its first day had seen until then is kept.
   */
  async execute(tenant: Tenant, connectionId: string, reportZone: string): Promise<ReportedDays> {
    const [{ period }, { timeZone }, now] = [
      await this.budgets.budgetOf(tenant),
      await this.identity.account(tenant.accountId),
      this.clock.now(),
    ];
    const span = periodSpan(period, now, timeZone);
    const days = reportedDays(span, now, reportZone);
    if (!days.startsEarlier || (await this.book.baseline(tenant, span.key, connectionId))) {
      return days;
    }
    const rows = await this.rowsOf(tenant, connectionId, days.from);
    await this.work.run(tenant, () =>
      this.book.keepBaseline(tenant, {
        accountId: tenant.accountId,
        period: span.key,
        connectionId,
        spentMicros: baselineOf(rows, days),
      }),
    );
    return days;
  }

  private async rowsOf(
    { accountId }: Tenant,
    connectionId: string,
    day: string,
  ): Promise<readonly DaySpend[]> {
    const tenants = (await this.spaces.idsOf(accountId)).map((spaceId) => ({ accountId, spaceId }));
    const { rows } = await this.reporting.spendOf(tenants, { from: day, to: day });
    return rows
      .filter((row) => row.connectionId === connectionId)
      .map(({ spendMicros, ...row }) => ({ ...row, spentMicros: spendMicros }));
  }
}

/** Takes what was spent, as the reader of the platforms reports it, and lets the brake judge it. */
@Injectable()
export class SpendFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly periods: OpenSpendPeriod,
    private readonly spending: ReadSpend,
    private readonly judge: JudgeBrake,
    private readonly holds: HoldCampaigns,
    private readonly watches: WatchSpend,
    private readonly brakeWork: BrakeWork,
  ) {}

  /** Before a connection is read: the days of the running period as it reports them. */
  openPeriod(tenant: Tenant, connectionId: string, reportZone: string): Promise<ReportedDays> {
    return this.periods.execute(tenant, connectionId, reportZone);
  }

  /** Whether the connection could be read, and whether anything runs there. */
  looked(tenant: Tenant, look: SpendLook): Promise<void> {
    return this.watches.looked(tenant, look);
  }

  /**
   * Runs after a connection was read: judges the account, holds the campaigns that are to be held,
   * and starts the pausing on every platform.
   */
  async spendChanged(tenant: Tenant): Promise<void> {
    const { span, spend } = await this.spending.execute(tenant);
    const engaged = await this.judge.execute(tenant, span, spend);
    await this.watches.tell(tenant);
    if (engaged.length === 0) return;
    await this.holds.execute(tenant, engaged);
    await this.work.run(tenant, () => this.brakeWork.act(tenant));
  }
}
