import { RedisServer, startSystem, type System, type SystemSettings } from '@switchyard/test-kit';
import { readFileSync } from 'node:fs';
import table from './faults.json';

/** What carries the wake-ups of workers. */
export const QUEUES = ['postgres', 'redis'] as const;
type QueueBackend = (typeof QUEUES)[number];

/** A fault and where its tests are: files beside this one, without `.fault-spec.ts`. */
interface Fault {
  readonly fault: string;
  readonly specs: readonly string[];
}

/**
 * On which queues a file's tests run, and why on no other: usually, and with
 * `SWITCHYARD_TEST_FULL`.
 */
interface SpecOfFaults {
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

/** What the tests of one file run on. */
interface Ground {
  readonly settings: SystemSettings;
  /** Called when the system is stopped. */
  readonly clear?: () => Promise<void>;
}

const PLAIN = (): Promise<Ground> => Promise.resolve({ settings: {} });

/**
 * The queue of this Jest project (`jest.config.mjs`): a file runs once for each queue that
 * `faults.json` names for it.
 */
const queueOfProject = (): QueueBackend => {
  const { switchyardQueue } = globalThis as { readonly switchyardQueue?: string };
  const queue = QUEUES.find((one) => one === switchyardQueue);
  if (!queue) throw new Error('a fault spec runs by npm run faults');
  return queue;
};

/**
 * Declares tests that share one system on this project's queue. Without a `redis-server` those on
 * Redis fail.
 */
export const onQueue = (
  tests: (here: () => System, redis: () => RedisServer, queue: QueueBackend) => void,
  prepare: () => Promise<Ground> = PLAIN,
): void => {
  const queue = queueOfProject();
  describe(`on ${queue}`, () => {
    let [system, redis, ground]: [System?, RedisServer?, Ground?] = [];
    beforeAll(async () => {
      ground = await prepare();
      redis = queue === 'redis' ? await RedisServer.start() : undefined;
      system = await startSystem({ ...ground.settings, redisUrl: redis?.url ?? '' });
    }, 240_000);
    afterEach(() => system?.emulators.clearFaults());
    afterAll(async () => {
      await system?.stop();
      await redis?.kill();
      await ground?.clear?.();
    });
    tests(
      () => system as System,
      () => redis as RedisServer,
      queue,
    );
  });
};

/** Fails unless the process got SIGSTOP and did not go on since. */
export const expectFrozen = (pid: number | undefined): void =>
  expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) T /);
