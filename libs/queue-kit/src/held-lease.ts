import { AsyncLocalStorage } from 'node:async_hooks';
import { precondition } from '@switchyard/db-kit';
import { LeaseLost, type Leases, type TakenLease } from './leases';
import { Slot } from './slot';

/**
 * The part of each lease that its holder does not use: a successor, who goes by the database's
 * clock, finds the work idle.
 */
const marginMs = (leaseSeconds: number): number => Math.min(1_000, leaseSeconds * 100);

/** The lease of running work, as its process knows it. */
export class HeldLease {
  private untilMs = 0;
  private progressed = false;
  private reachedOut = false;
  private readonly slot = new Slot();

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

  /**
   * Runs the leased work: each of its transactions checks the lease first, and code that calls a
   * platform finds the lease in `heldLease`.
   */
  run<T>(work: () => Promise<T>): Promise<T> {
    return heldLease.run(this, () => precondition.run(() => this.assertInTransaction(), work));
  }

  /** Asks the database. Throws LeaseLost. */
  async assertHeld(): Promise<void> {
    await this.leases.assertHeldNow(this.lease);
    this.reachedOut = true;
    this.note();
  }

  /** Whether this run called something outside, or was about to. */
  get hasReachedOut(): boolean {
    return this.reachedOut;
  }

  /**
   * Asks only the machine's steady clock, at once: throws LeaseLost when the lease may be over by
   * now. For the last moment before something leaves the process, which may have been frozen since
   * it asked the database.
   */
  assertInTime(): void {
    if (performance.now() >= this.untilMs) throw new LeaseLost(this.lease.workId);
  }

  /** Waits for something outside. A long wait keeps no other work out of this worker. */
  whileWaiting<T>(wait: () => Promise<T>): Promise<T> {
    return this.slot.whileWaiting(wait);
  }

  /** False while the work only waits, and its slot is free for other work. */
  get hasSlot(): boolean {
    return this.slot.isTaken;
  }

  /** Resolves when the work frees its slot for the first time. */
  get slotReleased(): Promise<void> {
    return this.slot.released;
  }

  /** Notes that the holder made progress. The next renewal reports it to the database. */
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

/** The lease under which the running code works; undefined outside of a work item. */
export const heldLease = new AsyncLocalStorage<HeldLease>();
