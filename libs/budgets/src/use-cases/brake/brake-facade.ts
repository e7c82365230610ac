import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { AccountBudgets } from '../../data/account-budgets';
import { BrakeBook, BrakePauses } from '../../data/brake';
import { type BrakeEvent, campaignOf } from '../../domain';
import { BrakeWork } from '../ports';
import { HoldCampaigns, LiftHolds } from './hold-campaigns';
import { WatchSpend } from './watch-spend';

/**
 * Keeps the Emergency Brake on a campaign that goes to another Space of the account. Every call
 * joins the running transaction.
 */
@Injectable()
export class BrakeMoveFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly budgets: AccountBudgets,
    private readonly book: BrakeBook,
    private readonly pauses: BrakePauses,
    private readonly holds: HoldCampaigns,
  ) {}

  /**
   * What is engaged; no level engages and none is released before the transaction ends. Ask before
   * a campaign is locked.
   */
  async lock(tenant: Tenant): Promise<readonly BrakeEvent[]> {
    await this.budgets.lock(tenant);
    return this.book.openEvents(tenant);
  }

  /**
   * After the campaign moved: what an event paused of it is remembered there, and what covers it
   * holds it there. A level that engaged right before may have looked into that Space already.
   */
  async move(
    from: Tenant,
    to: Tenant,
    campaignId: string,
    engaged: readonly BrakeEvent[],
  ): Promise<void> {
    await this.work.run(from, async () => {
      await this.book.move(from, campaignId, to.spaceId);
      await this.pauses.move(from, campaignId, to.spaceId);
    });
    await this.holds.holdOne(to, campaignId, engaged);
  }
}

/** Says what the Emergency Brake holds, to those who send to platforms and pause on them. */
@Injectable()
export class BrakeFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly book: BrakeBook,
    private readonly lifts: LiftHolds,
    private readonly watches: WatchSpend,
    private readonly brakeWork: BrakeWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Spending through the connection is watched from now on; the first look comes after so many
   * seconds. Inside the running transaction.
   */
  async watch(tenant: Tenant, connectionId: string, afterSeconds: number): Promise<void> {
    await this.watches.looked(tenant, { connectionId, isRunning: false });
    await this.brakeWork.watch(tenant, connectionId, afterSeconds);
  }

  /**
   * Why more spending through a connection is blocked. In the transaction that is about
   * to.
   */
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

  /** Nothing is left to do for a released event, here and on the platforms. */
  resolve(tenant: Tenant, eventId: string): Promise<void> {
    return this.work.run(tenant, () => this.book.resolveEvent(tenant, eventId, this.clock.now()));
  }
}
