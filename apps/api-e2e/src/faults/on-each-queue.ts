import { RedisServer, startSystem, type System, type SystemSettings } from '@switchyard/test-kit';
import type { QueueBackend } from './faults';

/** What the tests of one queue run on. */
export interface Ground {
  readonly settings: SystemSettings;
  /** Called when the system is stopped. */
  readonly clear?: () => Promise<void>;
}

const PLAIN = (): Promise<Ground> => Promise.resolve({ settings: {} });

/** Declares the same tests once for each queue, each on a system of its own. Without a `redis-server` those on Redis fail. */
export const onEachQueue = (
  queues: readonly QueueBackend[],
  tests: (here: () => System, redis: () => RedisServer, queue: QueueBackend) => void,
  prepare: () => Promise<Ground> = PLAIN,
): void => {
  for (const queue of queues) {
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
  }
};
