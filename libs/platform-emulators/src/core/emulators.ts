import type { Platform, Vendor, VendorFactory } from '../vendor';
import { Counters } from './counters';
import { FaultDial } from './fault-dial';
import { MovableClock } from './movable-clock';
import { RequestLog } from './request-log';

/** Real time is handed to the vendors in steps no smaller than this, so that two reads in a row see the same figures. */
const SETTLE_EVERY_MS = 60_000;

/** Everything that one emulator process holds, without its socket. */
export class Emulators {
  readonly clock: MovableClock;
  readonly log = new RequestLog();
  readonly counters = new Counters();
  readonly faults = new FaultDial();
  readonly vendors: readonly Vendor[];
  private settledAt: Date;

  constructor(factories: readonly VendorFactory[], realNow?: () => number) {
    this.clock = new MovableClock(realNow);
    this.vendors = factories.map((create) => create(this.clock));
    this.settledAt = this.clock.now();
  }

  vendor(platform: Platform): Vendor | undefined {
    return this.vendors.find((vendor) => vendor.platform === platform);
  }

  advance(seconds: number): void {
    this.clock.advance(seconds);
    this.settle();
  }

  /** Lets the vendors live through the real time that went by since they last did. */
  settleWhenDue(): void {
    if (this.clock.now().getTime() - this.settledAt.getTime() >= SETTLE_EVERY_MS) this.settle();
  }

  reset(): void {
    for (const vendor of this.vendors) vendor.reset();
    this.log.clear();
    this.counters.reset();
    this.faults.clear();
    this.clock.reset();
    this.settledAt = this.clock.now();
  }

  private settle(): void {
    const from = this.settledAt;
    const to = this.clock.now();
    this.settledAt = to;
    for (const vendor of this.vendors) vendor.elapse(from, to);
  }
}
