import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Lease, Leases, Outbox, type WorkHandler, WorkHandlers } from '@switchyard/queue-kit';
import { Deliveries } from '../data/deliveries';
import { Inbox } from '../data/inbox';
import { standRetention } from '../queue-notifiers';
import { JoinParked } from '../use-cases/adjust/join-adjustments';
import { FindConnections } from '../use-cases/deliver/reassign-deliveries';
import { RunTurn, type TurnEnd } from '../use-cases/deliver/run-turn';
import {
  connectionDelivered,
  DELIVER_CONVERSIONS,
  FORGET_OLD,
  FORGET_SECONDS,
  JOIN_ADJUSTMENTS,
  READ_INBOX,
  WATCH_CONVERSIONS,
  WATCH_SECONDS,
  watchWorkId,
} from '../use-cases/notifiers';
import { ForgetOld } from '../use-cases/person/forget-old';
import { ReadWaiting } from '../use-cases/source/read-waiting';
import { WatchConversions } from '../use-cases/source/watch-sources';

/** How the delivery of conversions takes its time; given by the process. */
export class DeliverySettings {
  /** After so long the place is another Space's; what is left is due at once. */
  readonly turnMs: number = 30_000;
  /**
   * How often the worker looks whether there is a connection now, or whether it was opened again.
   * That sends no request to a platform.
   */
  readonly closedSeconds: number;

  constructor(readonly longestRestSeconds: number) {
    this.closedSeconds = Math.min(60, longestRestSeconds);
  }
}

/**
 * The worker is notified of what is due this soon. Otherwise a backlog that waits for a platform's
 * rate limit would wait for the sweeper each time.
 */
const SOON_SECONDS = 60;

/** A request that asks for the work is over by then. */
const WANTED_SECONDS = 1;

const HOUR_MS = 3_600_000;

/** Rests the delivery of one connection until something is next due, or finishes it. */
@Injectable()
export class EndTurn {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
    private readonly book: Outbox,
    private readonly clock: Clock,
    private readonly settings: DeliverySettings,
  ) {}

  /**
   * Looks for what is due under the lease's own lock. A request that accepts something meanwhile
   * makes resting work due when it commits, and keeps the work from ending until then.
   */
  execute(tenant: Tenant, connectionId: string | null, lease: Lease, end: TurnEnd): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.leases.assertHeld(lease);
      await this.watchFailures(tenant);
      const isWanted = await this.leases.isWanted(lease);
      const next = await this.deliveries.nextDue(tenant, connectionId);
      if (!next) {
        return isWanted ? this.leases.rest(lease, WANTED_SECONDS) : this.leases.finish(lease);
      }
      const seconds = this.secondsOf(end, next);
      await this.leases.rest(lease, seconds);
      if (seconds <= SOON_SECONDS) {
        this.book.notifyAfter(
          { id: lease.workId, queue: 'conversions', kind: DELIVER_CONVERSIONS, ...tenant },
          seconds,
        );
      }
    });
  }

  /** Work that goes on after the deliveries: their alerts, and the end of what they keep of persons. */
  private async watchFailures({ accountId, spaceId }: Tenant): Promise<void> {
    await standRetention(this.book, { accountId, spaceId });
    const hourAgo = new Date(this.clock.now().getTime() - HOUR_MS);
    if (!(await this.deliveries.hasFailedSince({ accountId, spaceId }, hourAgo))) return;
    await this.book.enqueueStanding(
      {
        id: watchWorkId(spaceId),
        queue: 'conversions',
        kind: WATCH_CONVERSIONS,
        accountId,
        spaceId,
      },
      SOON_SECONDS,
    );
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

/**
 * Standing work that delivers conversions; it ends when nothing of its Space and connection is due
 * any more.
 */
@Injectable()
export class DeliverHandler implements WorkHandler, OnModuleInit {
  readonly kind = DELIVER_CONVERSIONS;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly turns: RunTurn,
    private readonly connections: FindConnections,
    private readonly ending: EndTurn,
    private readonly leases: Leases,
    private readonly settings: DeliverySettings,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async execute(tenant: Tenant, workId: string, lease: Lease, signal: AbortSignal): Promise<void> {
    const connectionId = connectionDelivered(workId);
    const ours = AbortSignal.any([signal, AbortSignal.timeout(this.settings.turnMs)]);
    if (connectionId !== null) {
      return this.ending.execute(
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
    return this.ending.execute(tenant, null, lease, { kind: 'closed' });
  }

  /** The work rests and is never given up. Only single deliveries are given up. */
  giveUp(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    return this.ending.execute(tenant, connectionDelivered(workId), lease, {
      kind: 'rest',
      seconds: this.settings.longestRestSeconds,
    });
  }
}

const REST_AFTER_FAILURES_SECONDS = 60;

/** Looks for the originals of what is parked in a Space, round by round, until nothing is. */
@Injectable()
export class JoinParkedHandler implements WorkHandler, OnModuleInit {
  readonly kind = JOIN_ADJUSTMENTS;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly joinParked: JoinParked,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  execute(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.joinParked.execute(tenant, (how) =>
      how.kind === 'over' ? this.leases.finish(lease) : this.leases.rest(lease, how.seconds),
    );
  }

  /** Nothing is given up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, REST_AFTER_FAILURES_SECONDS));
  }
}

/**
 * Reads entries of the inbox of a Space when their wait is over; it ends when none waits any more.
 */
@Injectable()
export class ReadInboxHandler implements WorkHandler, OnModuleInit {
  readonly kind = READ_INBOX;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly waiting: ReadWaiting,
    private readonly inbox: Inbox,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
    private readonly clock: Clock,
    private readonly settings: DeliverySettings,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async execute(tenant: Tenant, _workId: string, lease: Lease, signal: AbortSignal): Promise<void> {
    await this.waiting.execute(
      tenant,
      AbortSignal.any([signal, AbortSignal.timeout(this.settings.turnMs)]),
    );
    await this.work.run(tenant, async () => {
      await this.leases.assertHeld(lease);
      const isWanted = await this.leases.isWanted(lease);
      const next = await this.inbox.nextDue(tenant);
      if (!next) {
        return isWanted ? this.leases.rest(lease, WANTED_SECONDS) : this.leases.finish(lease);
      }
      const seconds = Math.max(0, (next.getTime() - this.clock.now().getTime()) / 1_000);
      await this.leases.rest(lease, Math.min(seconds, this.settings.longestRestSeconds));
    });
  }

  /** Nothing is given up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, REST_AFTER_FAILURES_SECONDS));
  }
}

/** Judges alerts of conversions in a Space and removes old rows, as long as there are any. */
@Injectable()
export class WatchConversionsHandler implements WorkHandler, OnModuleInit {
  readonly kind = WATCH_CONVERSIONS;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly watching: WatchConversions,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  execute(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.watching.execute(tenant, (isWatched) =>
      isWatched ? this.leases.rest(lease, WATCH_SECONDS) : this.leases.finish(lease),
    );
  }

  /** Nothing is given up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, WATCH_SECONDS));
  }
}

/** Removes what a Space keeps of persons for too long, once a day, until it keeps nothing. */
@Injectable()
export class ForgetOldHandler implements WorkHandler, OnModuleInit {
  readonly kind = FORGET_OLD;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly forgetting: ForgetOld,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
    private readonly settings: DeliverySettings,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  execute(tenant: Tenant, _workId: string, lease: Lease, signal: AbortSignal): Promise<void> {
    const ours = AbortSignal.any([signal, AbortSignal.timeout(this.settings.turnMs)]);
    return this.forgetting.execute(tenant, ours, (how) =>
      how === 'over'
        ? this.leases.finish(lease)
        : this.leases.rest(lease, how === 'behind' ? SOON_SECONDS : FORGET_SECONDS),
    );
  }

  /** Nothing is given up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, FORGET_SECONDS));
  }
}
