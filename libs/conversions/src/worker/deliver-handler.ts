import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import {
  Leases,
  WorkBook,
  WorkHandlers,
  type Lease,
  type WorkHandler,
} from '@switchyard/queue-kit';
import { Deliveries } from '../use-cases/deliver/deliveries';
import { connectionDelivered, DELIVER_CONVERSIONS } from '../use-cases/deliver/delivery-bell';
import { FindConnections } from '../use-cases/deliver/find-connections';
import { RunTurn, type TurnEnd } from '../use-cases/deliver/run-turn';
import { DeliverySettings } from './delivery-settings';

/** What is due so soon is rung for: a backlog that keeps a platform's pace would wait for the sweeper each time. */
const SOON_SECONDS = 60;

/** Standing work that delivers conversions; it ends when nothing of its Space and connection is due any more. */
@Injectable()
export class DeliverHandler implements WorkHandler, OnModuleInit {
  readonly kind = DELIVER_CONVERSIONS;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly turns: RunTurn,
    private readonly connections: FindConnections,
    private readonly deliveries: Deliveries,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
    private readonly book: WorkBook,
    private readonly clock: Clock,
    private readonly settings: DeliverySettings,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async execute(tenant: Tenant, workId: string, lease: Lease, signal: AbortSignal): Promise<void> {
    const connectionId = connectionDelivered(workId);
    const ours = AbortSignal.any([signal, AbortSignal.timeout(this.settings.turnMs)]);
    if (connectionId !== null) {
      return this.end(
        tenant,
        connectionId,
        lease,
        await this.turns.execute({
          tenant,
          connectionId,
          signal: ours,
          achieved: () => this.leases.achieved(lease),
        }),
      );
    }
    await this.connections.execute(tenant, ours);
    return this.end(tenant, null, lease, { kind: 'closed' });
  }

  /** Nothing is given up here: each delivery is, by itself. */
  giveUp(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    return this.end(tenant, connectionDelivered(workId), lease, {
      kind: 'rest',
      seconds: this.settings.longestRestSeconds,
    });
  }

  /**
   * Looks for what is due under the lease's own lock: whoever accepts something in between waits for it, and then finds work that rests,
   * or none, and rings.
   */
  private end(
    tenant: Tenant,
    connectionId: string | null,
    lease: Lease,
    end: TurnEnd,
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.leases.assertHeld(lease);
      const next = await this.deliveries.nextDue(tenant, connectionId);
      if (!next) return this.leases.finish(lease);
      const seconds = this.secondsOf(end, next);
      await this.leases.rest(lease, seconds);
      if (seconds <= SOON_SECONDS) {
        this.book.ringAfter(
          { id: lease.workId, queue: 'conversions', kind: this.kind, ...tenant },
          seconds,
        );
      }
    });
  }

  private secondsOf(end: TurnEnd, next: Date): number {
    const { longestRestSeconds, closedSeconds } = this.settings;
    switch (end.kind) {
      case 'rest':
        return end.seconds;
      case 'closed':
        return closedSeconds;
      case 'next due':
        return Math.min(
          longestRestSeconds,
          Math.max(0, (next.getTime() - this.clock.now().getTime()) / 1_000),
        );
      default:
        return end satisfies never;
    }
  }
}
