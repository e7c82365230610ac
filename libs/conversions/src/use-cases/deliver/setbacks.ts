import { Injectable } from '@nestjs/common';
import { Clock } from '@switchyard/kernel';
import type { Failure } from '@switchyard/platforms';

/** After so many failures in a row the batch itself may be what the platform stumbles over: it goes in smaller and smaller ones. */
const PATIENCE = 3;
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

  /** Whether a failure would be that of one item, after much patience with it. */
  isAlone(connectionId: string, batch: number): boolean {
    return this.countOf(connectionId) > PATIENCE && this.sizeOf(connectionId, batch) === 1;
  }

  overcome(connectionId: string): void {
    this.known.delete(connectionId);
  }

  /** Seconds until the platform may be asked; what was accepted meanwhile changes nothing about it. */
  secondsLeft(connectionId: string): number {
    return Math.max(0, ((this.known.get(connectionId)?.untilMs ?? 0) - this.clock.now().getTime()) / 1_000);
  }

  /** Seconds until the platform is asked again. */
  note(connectionId: string, failure: Failure): number {
    const isThrottled = failure.kind === 'throttled';
    const count = this.countOf(connectionId) + (isThrottled ? 0 : 1);
    const seconds = isThrottled ? Math.ceil(failure.retryAfterSeconds) : Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (count - 1));
    this.known.set(connectionId, { count, untilMs: this.clock.now().getTime() + seconds * 1_000 });
    return seconds;
  }

  private countOf(connectionId: string): number {
    return this.known.get(connectionId)?.count ?? 0;
  }
}
