import table from './faults.json';

/** What carries the wake-ups of workers. */
export const QUEUES = ['postgres', 'redis'] as const;
export type QueueBackend = (typeof QUEUES)[number];

/** A fault and where its tests are: files beside this one, without `.fault-spec.ts`. */
export interface Fault {
  readonly fault: string;
  readonly specs: readonly string[];
}

/**
 * On which queues a file's tests run, and why on no other: usually, and with
 * `SWITCHYARD_TEST_FULL`.
 */
export interface SpecOfFaults {
  readonly queues: readonly string[];
  readonly full: readonly string[];
  readonly why: string;
}

/**
 * Every fault that the service must survive, by its number. Each has tests whose names begin with
 * that number.
 */
export const FAULTS: Readonly<Record<string, Fault>> = table.faults;

/** Every file of tests, on its queues, as `jest.config.mjs` starts it. */
export const SPECS: Readonly<Record<string, SpecOfFaults>> = table.specs;
