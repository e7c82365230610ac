/** What carries the doorbells. */
export type QueueBackend = 'postgres' | 'redis';

/** Where a fault's test is, and on which queues it runs. */
export interface Tested {
  readonly fault: string;
  /** Beside this file, without `.fault-spec.ts`. */
  readonly specs: readonly string[];
  readonly queues: readonly QueueBackend[];
}

const BOTH = ['postgres', 'redis'] as const;
/** Faults that no queue has a part in. */
const ONE = ['postgres'] as const;
const REDIS = ['redis'] as const;

/** Every fault that the service must survive, by its number. Each has tests whose names begin with that number. */
export const FAULTS: Readonly<Record<number, Tested>> = {
  1: {
    fault: 'a worker is killed between two operations',
    specs: ['dead-workers', 'random-deaths'],
    queues: BOTH,
  },
  2: {
    fault: 'a worker is killed after the platform committed, before we did',
    specs: ['dead-workers', 'dead-workers-creative'],
    queues: BOTH,
  },
  3: { fault: 'the answer of a platform is lost', specs: ['lost-answers'], queues: ONE },
  4: { fault: 'the same job is delivered twice', specs: ['two-workers'], queues: BOTH },
  5: {
    fault: 'a worker is frozen past its lease and wakes up',
    specs: ['two-workers'],
    queues: BOTH,
  },
  6: {
    fault: 'the queue loses everything in the middle of a run',
    specs: ['lost-queue'],
    queues: BOTH,
  },
  7: { fault: 'Redis is down when somebody triggers', specs: ['redis'], queues: REDIS },
  8: { fault: 'Redis restarts under workers that are connected', specs: ['redis'], queues: REDIS },
  9: { fault: 'Redis may evict keys', specs: ['redis'], queues: REDIS },
  10: { fault: 'PostgreSQL restarts at once', specs: ['database'], queues: BOTH },
  11: { fault: 'the connection ends during a commit', specs: ['commits'], queues: ONE },
  12: { fault: 'a platform limits', specs: ['limits'], queues: ONE },
  13: { fault: 'a platform says no in a disguise', specs: ['limits'], queues: ONE },
  14: { fault: 'a platform fails', specs: ['failing-platforms'], queues: ONE },
  15: {
    fault: 'a platform takes some items and refuses others',
    specs: ['failing-platforms'],
    queues: ONE,
  },
  16: { fault: 'a parent cannot be made', specs: ['failing-platforms'], queues: ONE },
  17: {
    fault: 'somebody edits here between preview and trigger',
    specs: ['stale-plans'],
    queues: ONE,
  },
  18: {
    fault: 'somebody edits on the platform in the middle of a run',
    specs: ['stale-plans'],
    queues: ONE,
  },
  19: { fault: 'two syncs at once', specs: ['races'], queues: BOTH },
  20: { fault: 'the same trigger is sent again', specs: ['races'], queues: BOTH },
  21: { fault: 'a cancel races the finish', specs: ['races'], queues: BOTH },
  22: {
    fault: 'a worker, or an api, is asked to stop in the middle of a run',
    specs: ['stops', 'rolling-restart'],
    queues: BOTH,
  },
  23: { fault: 'a job that can never be done', specs: ['poison'], queues: BOTH },
  24: { fault: 'clocks of machines differ by hours', specs: ['clocks'], queues: ONE },
  25: { fault: 'an hour is skipped, or comes twice', specs: ['clocks'], queues: ONE },
  26: {
    fault: 'a grant is revoked in the middle of a run',
    specs: ['failing-platforms'],
    queues: ONE,
  },
  27: { fault: 'the data of the brake is late, or shrinks', specs: ['brake'], queues: BOTH },
  28: {
    fault: "the brake engages while a user's sync enables",
    specs: ['races', 'brake'],
    queues: BOTH,
  },
  29: {
    fault: 'a conversion comes twice, with another value',
    specs: ['conversions'],
    queues: BOTH,
  },
  30: { fault: 'a source sends late and out of order', specs: ['conversions'], queues: BOTH },
  31: { fault: 'the disk of the database is full', specs: ['full-disk'], queues: ONE },
  32: { fault: 'an object is deleted by hand', specs: ['stale-plans'], queues: ONE },
};

/** The queues that a fault is tried on. Throws for one that has no test. */
export const queuesOf = (number: number): readonly QueueBackend[] => {
  const row = FAULTS[number];
  if (!row) throw new Error(`fault ${number} has no test`);
  return row.queues;
};
