import { AsyncLocalStorage } from 'node:async_hooks';
import { precondition } from '@switchyard/db-kit';
import { LeaseLost, type TakenLease } from './lease';
import type { Leases } from './leases';
import { Place } from './place';

/** Held back from each lease on this side: whoever takes over by the database's clock finds nobody at the work any more. */
const marginMs = (leaseSeconds: number): number => Math.min(1_000, leaseSeconds * 100);

/** The lease of running work, as its process knows it. */
export class HeldLease {
  private untilMs = 0;
  private progressed = false;
  private readonly place = new Place();

  private constructor(
    readonly lease: TakenLease,
    private readonly leases: Leases,
    private readonly seconds: number,
    sinceMs: number,
  ) {
    this.extend(sinceMs);
  }

  /** Undefined when there is nothing to take. */
  static async take(
    leases: Leases,
    workId: string,
    seconds: number,
  ): Promise<HeldLease | undefined> {
    const sinceMs = performance.now();
    const lease = await leases.take(workId);
    return lease && new HeldLease(lease, leases, seconds, sinceMs);
  }

  /** Throws LeaseLost when it is too late. */
  async renew(): Promise<void> {
    const [sinceMs, progressed] = [performance.now(), this.progressed];
    await this.leases.renew(this.lease, progressed);
    if (progressed) this.progressed = false;
    this.extend(sinceMs);
  }

  /** Runs what the lease is for: each of its transactions asks for the lease first, and whoever calls a platform finds it in `heldLease`. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return heldLease.run(this, () => precondition.run(() => this.assertInTransaction(), work));
  }

  /** Asks the database. Throws LeaseLost. */
  async assertHeld(): Promise<void> {
    await this.leases.assertHeldNow(this.lease);
    this.note();
  }

  /**
   * Asks only the machine's steady clock, at once: throws LeaseLost when the lease may be over by now. For the last moment before
   * something leaves the process, which may have been frozen since it asked the database.
   */
  assertInTime(): void {
    if (performance.now() >= this.untilMs) throw new LeaseLost(this.lease.workId);
  }

  /** Waits for something outside. A long wait keeps no other work out of this worker. */
  whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
    return this.place.whileWaiting(wait);
  }

  /** False while the work only waits, and its place is another one's. */
  get hasPlace(): boolean {
    return this.place.isTaken;
  }

  /** Resolves when the work left its place for the first time. */
  get leftPlace(): Promise<void> {
    return this.place.left;
  }

  /** The holder did something: told to the database with the next renewal. */
  note(): void {
    this.progressed = true;
  }

  private async assertInTransaction(): Promise<void> {
    await this.leases.assertHeld(this.lease);
    this.note();
  }

  /** Counted from before the database was asked: its answer may have taken long. */
  private extend(sinceMs: number): void {
    this.untilMs = sinceMs + this.seconds * 1_000 - marginMs(this.seconds);
  }
}

/** The lease under which the running code works; nothing outside of promised work. */
export const heldLease = new AsyncLocalStorage<HeldLease>();
