import { Injectable } from '@nestjs/common';
import { BrakeFacade, connectionOfRound, SPEND_ROUND, STOP_ROUND } from '@switchyard/budgets';
import { UnitOfWork, type Tenant } from '@switchyard/kernel';
import { Leases, type Lease, type WorkHandler } from '@switchyard/queue-kit';
import { BrakeInterval } from '../use-cases/brake/brake-interval';
import { SpendRound } from '../use-cases/brake/spend-round';
import { StopRound, type Stopped } from '../use-cases/brake/stop-round';

/** Pauses that no platform confirmed yet are tried again this soon. */
const SOON_SECONDS = 15;

@Injectable()
export class SpendHandler implements WorkHandler {
  readonly kind = SPEND_ROUND;

  constructor(
    private readonly round: SpendRound,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
    private readonly interval: BrakeInterval,
  ) {}

  async execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const read = await this.round.execute(tenant, connectionOfRound(workId));
    await this.work.run(tenant, () =>
      read === 'no connection'
        ? this.leases.finish(lease)
        : this.leases.rest(lease, this.interval.seconds),
    );
  }

  /** Nobody is told to give up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, this.interval.seconds));
  }
}

@Injectable()
export class StopHandler implements WorkHandler {
  readonly kind = STOP_ROUND;

  constructor(
    private readonly round: StopRound,
    private readonly brake: BrakeFacade,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
    private readonly interval: BrakeInterval,
  ) {}

  async execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const before = await this.eventsOf(tenant);
    const stopped = await this.round.execute(tenant, connectionOfRound(workId));
    await this.work.run(tenant, async () => {
      // The lease is held before looking: who engages or releases in between waits, and finds work that rests.
      await this.leases.assertHeld(lease);
      return this.end(lease, (await this.eventsOf(tenant)) === before ? stopped : 'again');
    });
  }

  /** A brake is never given up. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, SOON_SECONDS));
  }

  private end(lease: Lease, stopped: Stopped | 'again'): Promise<void> {
    switch (stopped) {
      case 'again':
        return this.leases.rest(lease, 0);
      case 'over':
        return this.leases.finish(lease);
      case 'kept':
        return this.leases.rest(lease, this.interval.seconds);
      case 'open':
        return this.leases.rest(lease, Math.min(SOON_SECONDS, this.interval.seconds));
      default:
        return stopped satisfies never;
    }
  }

  private async eventsOf(tenant: Tenant): Promise<string> {
    return (await this.brake.engaged(tenant)).map(({ id }) => id).join();
  }
}
