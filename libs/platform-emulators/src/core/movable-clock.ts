import type { EmulatorClock } from '../vendor';

/** The emulators' time: real time plus what was added to it. It only moves forward until it is reset. */
export class MovableClock implements EmulatorClock {
  private offsetMs = 0;
  /** Processes that wait on this clock do not wait: it is set forward to what they wait for. */
  skipsWaits = false;

  constructor(private readonly realNow: () => number = Date.now) {}

  now(): Date {
    return new Date(this.realNow() + this.offsetMs);
  }

  advance(seconds: number): void {
    this.offsetMs += seconds * 1000;
  }

  reset(): void {
    this.offsetMs = 0;
    this.skipsWaits = false;
  }

  get offsetSeconds(): number {
    return this.offsetMs / 1000;
  }
}
