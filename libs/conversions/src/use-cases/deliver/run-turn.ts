import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { Clock, type PlatformId, UnitOfWork } from '@switchyard/kernel';
import { type ConversionSink, type Failure, PlatformFailure } from '@switchyard/platforms/domain';
import { Deliveries, type DuePosition, type DueQuestion } from '../../data/deliveries';
import { noteDelivered, noteUndelivered } from '../../data/metrics';
import { AdjustmentStream } from './adjustment-stream';
import { AskAfterSent } from './ask-after-sent';
import { ConversionStream } from './conversion-stream';
import { type DeliveryJob, type OpenDoor, PlatformDoors, type Turn } from './delivery-job';
import { LeaveConnection } from './reassign-deliveries';
import { DrainStream, Setbacks } from './send-batches';

export type ClosedReason = 'CONNECTION_NEEDS_REAUTH' | 'CONNECTION_DISABLED';

const AT_ONCE = 1_000;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Notifies the owner of a connection that conversions are skipped because no consent is known. The
 * alert is resolved when none was skipped for a day.
 */
@Injectable()
export class ReportMissingConsent {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  async execute({ tenant, connectionId, platform }: DeliveryJob): Promise<void> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const key = alertKeys.consentMissing(connectionId, tenant.spaceId);
    if (!(await this.deliveries.hasSkippedWithoutConsent(tenant, connectionId, since))) {
      return this.identity.resolveAlert(tenant, key);
    }
    await this.identity.raiseAlert(tenant, {
      kind: 'CONSENT_MISSING',
      spaceId: tenant.spaceId,
      subject: { type: 'connection', id: connectionId },
      key,
      message: `Conversions to ${platform} were skipped because they have no consent signal.`,
      details: { platform },
    });
  }
}

/**
 * Notes on everything that is due why its connection takes nothing, or (null) removes that note.
 * Stops where it was noted before, so that a backlog is written once.
 */
@Injectable()
export class ReportClosed {
  constructor(
    private readonly work: UnitOfWork,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  async execute(
    { tenant, connectionId, signal }: Turn,
    reason: ClosedReason | null,
  ): Promise<void> {
    const now = this.clock.now();
    let after: DuePosition | null | undefined = null;
    while (after !== undefined && !signal.aborted) {
      const question: DueQuestion = { connectionId, now, after, limit: AT_ONCE };
      after = await this.work.run<DuePosition | undefined>(tenant, () =>
        this.deliveries.reportClosed(tenant, question, reason),
      );
    }
  }
}

/** Notes for the metrics since when something is due that a failing platform did not take. */
@Injectable()
export class NoteUndelivered {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  async note({ tenant, connectionId }: Turn, platform: PlatformId): Promise<void> {
    const due = await this.deliveries.nextDue(tenant, connectionId);
    if (due && due <= this.clock.now()) noteUndelivered(connectionId, platform, due);
    else noteDelivered(connectionId);
  }
}

/**
 * How a turn ends: until something is next due, with a look at a closed connection soon, or for so
 * many seconds.
 */
export type TurnEnd =
  { readonly kind: 'next due' | 'closed' } | { readonly kind: 'rest'; readonly seconds: number };

/**
 * Sends everything that is due through an open connection: conversions, then adjustments, then
 * questions after what was sent, until nothing is left.
 */
@Injectable()
export class SendDue {
  constructor(
    private readonly drain: DrainStream,
    private readonly conversions: ConversionStream,
    private readonly adjustments: AdjustmentStream,
    private readonly asking: AskAfterSent,
    private readonly consent: ReportMissingConsent,
  ) {}

  /** Throws what stops the platform. */
  async execute(job: DeliveryJob): Promise<void> {
    for (let seen = 1; seen > 0 && !job.signal.aborted;) {
      seen = await this.drain.execute(job, this.conversions);
      seen += await this.drain.execute(job, this.adjustments);
      seen += await this.asking.execute(job);
    }
    await this.consent.execute(job);
  }
}

const NEXT_DUE: TurnEnd = { kind: 'next due' };
const CLOSED: TurnEnd = { kind: 'closed' };

/**
 * Sends what is due through one connection, for one Space. A requested wait of the platform is
 * kept, and a failing platform is retried at growing intervals. Neither counts as an attempt of a
 * delivery that could not be sent.
 */
@Injectable()
export class RunTurn {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly doors: PlatformDoors,
    private readonly sending: SendDue,
    private readonly setbacks: Setbacks,
    private readonly closed: ReportClosed,
    private readonly leave: LeaveConnection,
    private readonly undelivered: NoteUndelivered,
  ) {}

  async execute(turn: Turn): Promise<TurnEnd> {
    const connection = await this.identity.connection(turn.tenant, turn.connectionId);
    const sink = connection && this.doors.sinkOf(connection.platform);
    if (!connection) return this.end(() => this.leave.execute(turn));
    if (!sink) return CLOSED;
    switch (connection.status) {
      case 'ACTIVE':
        return this.deliver(turn, connection.platform, sink);
      case 'NEEDS_REAUTH':
        return this.end(() => this.closed.execute(turn, 'CONNECTION_NEEDS_REAUTH'), CLOSED);
      case 'DISABLED':
        return this.end(() => this.closed.execute(turn, 'CONNECTION_DISABLED'), CLOSED);
      default:
        return connection.status satisfies never;
    }
  }

  private async deliver(turn: Turn, platform: PlatformId, sink: ConversionSink): Promise<TurnEnd> {
    const seconds = this.setbacks.secondsLeft(turn.connectionId);
    if (seconds > 0) return { kind: 'rest', seconds };
    let door: OpenDoor | undefined;
    try {
      door = await this.doors.open(turn.tenant, turn.connectionId);
      await this.closed.execute(turn, null);
      const { region = null } = await this.identity.spaceSettings(turn.tenant);
      await this.sending.execute({ ...turn, ...door, platform, sink, region });
      noteDelivered(turn.connectionId);
      return NEXT_DUE;
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      await this.undelivered.note(turn, platform);
      return this.failed(turn, error.failure, door);
    }
  }

  private async failed(turn: Turn, failure: Failure, door: OpenDoor | undefined): Promise<TurnEnd> {
    if (failure.kind === 'unauthorised') {
      await this.identity.markNeedsReauth(turn.tenant, turn.connectionId, failure);
      return this.end(() => this.closed.execute(turn, 'CONNECTION_NEEDS_REAUTH'), CLOSED);
    }
    if (failure.kind === 'throttled' && failure.scope === 'short') {
      await door?.hold(failure.retryAfterSeconds);
    }
    return { kind: 'rest', seconds: this.setbacks.note(turn.connectionId, failure) };
  }

  private async end(work: () => Promise<void>, end: TurnEnd = NEXT_DUE): Promise<TurnEnd> {
    await work();
    return end;
  }
}
