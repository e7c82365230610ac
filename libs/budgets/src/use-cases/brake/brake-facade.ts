import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import { ReportingFacade } from '@switchyard/reporting';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import {
  baselineOf,
  campaignOf,
  periodSpan,
  reportedDays,
  type BrakeEvent,
  type BrakePause,
  type DaySpend,
  type PausedCampaign,
  type ReportedDays,
} from '../../domain';
import { BudgetsFacade } from '../budgets-facade';
import { BrakeWork } from './brake-work';
import { HoldCampaigns } from './hold-campaigns';
import { JudgeBrake } from './judge-brake';
import { LiftHolds } from './lift-holds';
import { BrakeBook, BrakePauses } from './ports';
import { ReadSpend } from './read-spend';
import { WatchSpend, type SpendLook } from './watch-spend';

/** A campaign on a platform that an engaged event covers. */
export type CoveredCampaign = Omit<BrakePause, 'accountId' | 'since' | 'isConfirmed' | 'reason'>;

/** What whoever reads the platforms and acts on them tells and asks the Emergency Brake. */
@Injectable()
export class BrakeFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: BudgetsFacade,
    private readonly identity: IdentityFacade,
    private readonly spaces: AccountSpaces,
    private readonly reporting: ReportingFacade,
    private readonly book: BrakeBook,
    private readonly pauses: BrakePauses,
    private readonly spending: ReadSpend,
    private readonly judge: JudgeBrake,
    private readonly holds: HoldCampaigns,
    private readonly lifts: LiftHolds,
    private readonly watches: WatchSpend,
    private readonly brakeWork: BrakeWork,
    private readonly clock: Clock,
  ) {}

  /** Spending through the connection is watched from now on; the first look comes after so many seconds. Inside the running transaction. */
  async watch(tenant: Tenant, connectionId: string, afterSeconds: number): Promise<void> {
    await this.watches.looked(tenant, { connectionId, isRunning: false });
    await this.brakeWork.watch(tenant, connectionId, afterSeconds);
  }

  /**
   * Before a connection is read: the days of the running period as it reports them. When a period began since the last reading, what its
   * first day had seen until then is kept.
   */
  async openPeriod(
    tenant: Tenant,
    connectionId: string,
    reportZone: string,
  ): Promise<ReportedDays> {
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

  /** Whether the connection could be read, and whether anything runs there. */
  looked(tenant: Tenant, look: SpendLook): Promise<void> {
    return this.watches.looked(tenant, look);
  }

  /** What stands in the way of spending more through a connection. In the transaction that is about to. */
  async obstacles(
    tenant: Tenant,
    connectionId: string,
  ): Promise<{ readonly isEngaged: (campaignId: string) => boolean; readonly isBlind: boolean }> {
    const scopes = (await this.book.openEvents(tenant)).map(({ scope }) => campaignOf(scope));
    return {
      isEngaged: (campaignId) => scopes.some((one) => one === undefined || one === campaignId),
      isBlind: await this.watches.isBlind(tenant, connectionId),
    };
  }

  /** After a connection was read: judges the account, holds what is to be held, and sets the pausing on every platform going. */
  async spendChanged(tenant: Tenant): Promise<void> {
    const { span, spend } = await this.spending.execute(tenant);
    const engaged = await this.judge.execute(tenant, span, spend);
    await this.watches.tell(tenant);
    if (engaged.length === 0) return;
    await this.holds.execute(tenant, engaged);
    await this.work.run(tenant, () => this.brakeWork.act(tenant));
  }

  /** What holds campaigns now. */
  engaged(tenant: Tenant): Promise<readonly BrakeEvent[]> {
    return this.book.openEvents(tenant);
  }

  /** Released events that may have something left to let go of, after they were let go of here. */
  async released(tenant: Tenant): Promise<readonly BrakeEvent[]> {
    const [released, engaged] = [
      await this.book.unsettledEvents(tenant),
      await this.book.openEvents(tenant),
    ];
    for (const event of released) {
      await this.lifts.execute(tenant, event, engaged, this.clock.now());
    }
    return released;
  }

  /** Campaigns that an event paused on a platform although nothing was enabled here. Inside the running transaction. */
  alsoPaused(
    tenant: Tenant,
    paused: readonly Omit<PausedCampaign, 'accountId' | 'wasEnabled'>[],
  ): Promise<void> {
    return this.book.addPaused(
      tenant,
      paused.map((one) => ({ ...one, accountId: tenant.accountId, wasEnabled: false })),
    );
  }

  /** What platforms said of the campaigns that engaged events cover. */
  async pausesOf(tenant: Tenant): Promise<readonly BrakePause[]> {
    const engaged = await this.book.openEvents(tenant);
    return this.pauses.of(
      tenant,
      engaged.map(({ id }) => id),
    );
  }

  /** What a connection shows of the campaigns that engaged events cover there: of others nothing is asked any more. */
  pausesSeen(
    tenant: Tenant,
    connectionId: string,
    seen: readonly Omit<BrakePause, 'accountId' | 'since'>[],
  ): Promise<void> {
    return this.work.run(tenant, () =>
      this.pauses.replace(tenant, connectionId, this.asOfNow(tenant, seen)),
    );
  }

  /** A connection could not be looked at to the end. `enabled`: was seen running and is not paused; of the others what was confirmed before stands. */
  pausesUnseen(
    tenant: Tenant,
    { enabled, others }: Readonly<Record<'enabled' | 'others', readonly CoveredCampaign[]>>,
    reason: string,
  ): Promise<void> {
    const unconfirmed = (covered: readonly CoveredCampaign[]): readonly BrakePause[] =>
      this.asOfNow(
        tenant,
        covered.map((one) => ({ ...one, isConfirmed: false, reason })),
      );
    return this.work.run(tenant, async () => {
      await this.pauses.put(tenant, unconfirmed(enabled));
      await this.pauses.addUnseen(tenant, unconfirmed(others));
    });
  }

  private asOfNow(
    { accountId }: Tenant,
    pauses: readonly Omit<BrakePause, 'accountId' | 'since'>[],
  ): readonly BrakePause[] {
    return pauses.map((one) => ({ ...one, accountId, since: this.clock.now() }));
  }

  /** Nothing is left to do for a released event, here and on the platforms. */
  settle(tenant: Tenant, eventId: string): Promise<void> {
    return this.work.run(tenant, () => this.book.settleEvent(tenant, eventId, this.clock.now()));
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
