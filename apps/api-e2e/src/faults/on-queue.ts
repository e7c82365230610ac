import { readFileSync } from 'node:fs';
import { RedisServer, startSystem, type System, type SystemSettings } from '@switchyard/test-kit';
import { type QueueBackend, QUEUES } from './faults';

/** What the tests of one file run on. */
export interface Ground {
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
