import type { PromisedWork } from './promised-work';

/** Thrown when another worker took over, or may have: the holder stops, sends nothing and writes nothing more. */
export class LeaseLost extends Error {
  constructor(readonly workId: string) {
    super(`the lease of ${workId} is lost`);
    this.name = 'LeaseLost';
  }
}

/** The right to do one piece of work, until its time is up. */
export interface Lease {
  readonly workId: string;
  readonly fence: number;
  /** Runs that failed or died since the work last got somewhere. */
  readonly failures: number;
}

/** A lease as it is taken, with what the row says is to be done: a job's own words are not believed. */
export interface TakenLease extends Lease {
  readonly work: PromisedWork;
  /** How often the work was taken from a holder that got nowhere. */
  readonly stalls: number;
}
