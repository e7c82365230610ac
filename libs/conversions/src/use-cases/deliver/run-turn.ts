import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { PlatformFailure, type ConversionSink, type Failure } from '@switchyard/platforms/domain';
import type { PlatformId } from '@switchyard/kernel';
import { AdjustmentLane } from './adjustment-lane';
import { AskAfterSent } from './ask-after-sent';
import { ConversionLane } from './conversion-lane';
import { DrainLane } from './drain-lane';
import type { Errand, Turn } from './errand';
import { LeaveConnection } from './leave-connection';
import { PlatformDoors, type OpenDoor } from './platform-doors';
import { Setbacks } from './setbacks';
import { TellClosed } from './tell-closed';

/** How a turn ends: until something is next due, with a look at a closed connection soon, or for so many seconds. */
export type TurnEnd =
  { readonly kind: 'next due' | 'closed' } | { readonly kind: 'rest'; readonly seconds: number };

const NEXT_DUE: TurnEnd = { kind: 'next due' };
const CLOSED: TurnEnd = { kind: 'closed' };

/**
 * Sends what is due through one connection, for one Space: conversions, then adjustments, then questions after what was sent. A platform that
 * asks for a wait gets it, one that fails is asked later and later, and neither is charged to what could not be sent.
 */
@Injectable()
export class RunTurn {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly doors: PlatformDoors,
    private readonly lanes: DrainLane,
    private readonly conversions: ConversionLane,
    private readonly adjustments: AdjustmentLane,
    private readonly asking: AskAfterSent,
    private readonly setbacks: Setbacks,
    private readonly closed: TellClosed,
    private readonly leave: LeaveConnection,
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
      await this.drain({ ...turn, ...door, platform, sink });
      return NEXT_DUE;
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      return this.failed(turn, error.failure, door);
    }
  }

  private async drain(errand: Errand): Promise<void> {
    for (let seen = 1; seen > 0 && !errand.signal.aborted;) {
      seen = await this.lanes.execute(errand, this.conversions);
      seen += await this.lanes.execute(errand, this.adjustments);
      seen += await this.asking.execute(errand);
    }
  }

  private async failed(turn: Turn, failure: Failure, door: OpenDoor | undefined): Promise<TurnEnd> {
    if (failure.kind === 'unauthorised') {
      await this.identity.markNeedsReauth(turn.tenant, turn.connectionId, failure.detail.message);
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
