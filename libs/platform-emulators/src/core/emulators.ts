import { createGoogleAds } from '../google-ads';
import { createLinkedInAds } from '../linkedin-ads';
import { createMetaAds } from '../meta-ads';
import { createMicrosoftAds } from '../microsoft-ads';
import { createOpenAiAds } from '../openai-ads';
import { createRedditAds } from '../reddit-ads';
import type { EmulatorClock, Platform, Vendor, VendorFactory } from '../vendor';
import { FaultInjector } from './faults';
import { Counters, RequestLog } from './request-log';
import { type CapturedState, captureState, type Classes, restoreState } from './state-graph';

/**
 * Real time is handed to the vendors in steps no smaller than this, so that two reads in a row see
 * the same figures.
 */
const ELAPSE_EVERY_MS = 60_000;

/** Everything that one emulator process holds, without its socket. */
export class Emulators {
  readonly clock: MovableClock;
  readonly log = new RequestLog();
  readonly counters = new Counters();
  readonly faults = new FaultInjector();
  readonly vendors: readonly Vendor[];
  private elapsedUntil: Date;

  constructor(factories: readonly VendorFactory[], realNow?: () => number) {
    this.clock = new MovableClock(realNow);
    this.vendors = factories.map((create) => create(this.clock));
    this.elapsedUntil = this.clock.now();
  }

  vendor(platform: Platform): Vendor | undefined {
    return this.vendors.find((vendor) => vendor.platform === platform);
  }

  advance(seconds: number): void {
    this.clock.advance(seconds);
    this.elapse();
  }

  /** Lets the vendors live through the real time that went by since they last did. */
  elapseWhenDue(): void {
    if (this.clock.now().getTime() - this.elapsedUntil.getTime() >= ELAPSE_EVERY_MS) this.elapse();
  }

  reset(): void {
    for (const vendor of this.vendors) vendor.reset();
    this.log.clear();
    this.counters.reset();
    this.faults.clear();
    this.clock.reset();
    this.elapsedUntil = this.clock.now();
  }

  /**
   * What another process needs to go on: everything but the entries of the request log.
   */
  capture(): CapturedState {
    return captureState(this.root());
  }

  /**
   * Goes on from captured state; only for emulators that were just made. Throws, and is of no use
   * then, when the state does not fit.
   */
  restore(state: CapturedState): void {
    const root = this.root();
    const classes = this.vendors.map((vendor) => vendor.state?.().classes ?? {});
    restoreState(root, state, Object.assign({}, ...classes) as Classes);
    this.elapsedUntil = root.elapsedUntil;
    this.log.continueAfter(root.lastNumber);
  }

  private root() {
    const states = this.vendors.map((vendor) => [vendor.platform, vendor.state?.().root ?? {}]);
    return {
      clock: this.clock,
      counters: this.counters,
      faults: this.faults,
      elapsedUntil: this.elapsedUntil,
      lastNumber: this.log.lastNumber,
      vendors: Object.fromEntries(states) as Readonly<Record<string, object>>,
    };
  }

  private elapse(): void {
    const from = this.elapsedUntil;
    const to = this.clock.now();
    this.elapsedUntil = to;
    for (const vendor of this.vendors) vendor.elapse(from, to);
  }
}

/**
 * The emulators' time: real time plus what was added to it. It only moves forward until it is
 * reset.
 */
class MovableClock implements EmulatorClock {
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

/** The platforms that are emulated. */
export const VENDORS: readonly VendorFactory[] = [
  createGoogleAds,
  createMicrosoftAds,
  createMetaAds,
  createOpenAiAds,
  createRedditAds,
  createLinkedInAds,
];
