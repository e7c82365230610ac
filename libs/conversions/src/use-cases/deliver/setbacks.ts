import { Injectable } from '@nestjs/common';
import { Clock } from '@switchyard/kernel';
import type { Failure } from '@switchyard/platforms';

/** After so many failures in a row the batch itself may be what the platform stumbles over: it goes in smaller and smaller ones. */
const PATIENCE = 3;
/** Then the largest batch of any platform has shrunk to one item. */
const MOST = PATIENCE + 11;
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 300;

interface Setback {
  readonly count: number;
  readonly untilMs: number;
}

/** How often in a row a platform failed as a whole, and until when it is left alone, for this process: what is forgotten with it costs some requests. */
@Injectable()
export class Setbacks {
  private readonly known = new Map<string, Setback>();

  constructor(private readonly clock: Clock) {}

  /** How many items one request holds now. */
  sizeOf(connectionId: string, batch: number): number {
    return Math.max(1, Math.floor(batch / 2 ** Math.max(0, this.countOf(connectionId) - PATIENCE)));
  }

  /** Whether a failure of one item alone is the item's, after much patience with it. */
  isSuspicious(connectionId: string): boolean {
    return this.countOf(connectionId) > PATIENCE;
  }

  /** Batches grow again as they shrank. */
  overcome(connectionId: string): void {
    const count = this.countOf(connectionId) - 1;
    if (count < PATIENCE) this.known.delete(connectionId);
    else this.known.set(connectionId, { count, untilMs: 0 });
  }

  /** Seconds until the platform may be asked; what was accepted meanwhile changes nothing about it. */
  secondsLeft(connectionId: string): number {
    return Math.max(
      0,
      ((this.known.get(connectionId)?.untilMs ?? 0) - this.clock.now().getTime()) / 1_000,
    );
  }

  /** Seconds until the platform is asked again. */
  note(connectionId: string, failure: Failure): number {
    const isThrottled = failure.kind === 'throttled';
    const count = Math.min(MOST, this.countOf(connectionId) + (isThrottled ? 0 : 1));
    const seconds = isThrottled
      ? Math.ceil(failure.retryAfterSeconds)
      : Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (count - 1));
    this.known.set(connectionId, { count, untilMs: this.clock.now().getTime() + seconds * 1_000 });
    return seconds;
  }

  private countOf(connectionId: string): number {
    return this.known.get(connectionId)?.count ?? 0;
  }
}
