/** What carries the doorbells. */
export type QueueBackend = 'postgres' | 'redis';

/** Where a fault's test is, and on which queues it runs. */
export interface Tested {
  readonly fault: string;
  /** Beside this file, without `.fault-spec.ts`. */
  readonly spec: string;
  readonly queues: readonly QueueBackend[];
}

/** A fault of something that is not built: nothing can be injected yet. */
export interface Awaiting {
  readonly fault: string;
  readonly awaits: 'emergency brake' | 'conversions';
}

const BOTH = ['postgres', 'redis'] as const;
/** Faults that no queue has a part in. */
const ONE = ['postgres'] as const;
const REDIS = ['redis'] as const;

/** Every fault that the service must survive, by its number. Each has tests whose names begin with that number. */
export const FAULTS: Readonly<Record<number, Tested | Awaiting>> = {
  1: { fault: 'a worker is killed between two operations', spec: 'dead-workers', queues: BOTH },
  2: { fault: 'a worker is killed after the platform committed, before we did', spec: 'dead-workers', queues: BOTH },
  3: { fault: 'the answer of a platform is lost', spec: 'lost-answers', queues: ONE },
  4: { fault: 'the same job is delivered twice', spec: 'two-workers', queues: BOTH },
  5: { fault: 'a worker is frozen past its lease and wakes up', spec: 'two-workers', queues: BOTH },
  6: { fault: 'the queue loses everything in the middle of a run', spec: 'lost-queue', queues: BOTH },
  7: { fault: 'Redis is down when somebody triggers', spec: 'redis', queues: REDIS },
  8: { fault: 'Redis restarts under workers that are connected', spec: 'redis', queues: REDIS },
  9: { fault: 'Redis may evict keys', spec: 'redis', queues: REDIS },
  10: { fault: 'PostgreSQL restarts at once', spec: 'database', queues: BOTH },
  11: { fault: 'the connection ends during a commit', spec: 'commits', queues: ONE },
  12: { fault: 'a platform limits', spec: 'limits', queues: ONE },
  13: { fault: 'a platform says no in a disguise', spec: 'limits', queues: ONE },
  14: { fault: 'a platform fails', spec: 'failing-platforms', queues: ONE },
  15: { fault: 'a platform takes some items and refuses others', spec: 'failing-platforms', queues: ONE },
  16: { fault: 'a parent cannot be made', spec: 'failing-platforms', queues: ONE },
  17: { fault: 'somebody edits here between preview and trigger', spec: 'stale-plans', queues: ONE },
  18: { fault: 'somebody edits on the platform in the middle of a run', spec: 'stale-plans', queues: ONE },
  19: { fault: 'two syncs at once', spec: 'races', queues: BOTH },
  20: { fault: 'the same trigger is sent again', spec: 'races', queues: BOTH },
  21: { fault: 'a cancel races the finish', spec: 'races', queues: BOTH },
  22: { fault: 'a worker is asked to stop in the middle of a run', spec: 'stops', queues: BOTH },
  23: { fault: 'a job that can never be done', spec: 'poison', queues: BOTH },
  24: { fault: 'clocks of machines differ by hours', spec: 'clocks', queues: ONE },
  25: { fault: 'an hour is skipped, or comes twice', spec: 'clocks', queues: ONE },
  26: { fault: 'a grant is revoked in the middle of a run', spec: 'failing-platforms', queues: ONE },
  27: { fault: 'the data of the brake is late, or shrinks', awaits: 'emergency brake' },
  28: { fault: 'the brake engages while a user\'s sync enables', spec: 'races', queues: BOTH },
  29: { fault: 'a conversion comes twice, with another value', awaits: 'conversions' },
  30: { fault: 'a source sends late and out of order', awaits: 'conversions' },
  31: { fault: 'the disk of the database is full', spec: 'full-disk', queues: ONE },
  32: { fault: 'an object is deleted by hand', spec: 'stale-plans', queues: ONE },
};

/** The queues that a fault is tried on. Throws for one that has no test. */
export const queuesOf = (number: number): readonly QueueBackend[] => {
  const row = FAULTS[number];
  if (!row || !isTested(row)) throw new Error(`fault ${number} has no test`);
  return row.queues;
};

export const isTested = (row: Tested | Awaiting): row is Tested => 'spec' in row;
