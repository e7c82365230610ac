import {
  finished,
  freePort,
  previewed,
  RedisServer,
  startSystem,
  triggered,
} from '@switchyard/test-kit';
import { expectFrozen, onQueue } from './on-queue';
import { expectExactlyOnce, givenSample } from './samples';

/**
 * Without Redis an answer comes within a second; what waits for Redis would wait until it is back.
 */
const LONGEST_ANSWER_MS = 30_000;

const ready = async (port: number): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

const inTime = async <T>(limitMs: number, act: () => Promise<T>): Promise<T> => {
  const since = Date.now();
  const answer = await act();
  expect(Date.now() - since).toBeLessThan(limitMs);
  return answer;
};

onQueue((here, redis) => {
  afterEach(() => redis().kill('SIGCONT'));

  it('7 Redis is down when a sync is triggered: 202 without it, and the sync is done when Redis is back', async () => {
    const sample = await givenSample(here());
    const { planHash } = await previewed(sample.party);
    await redis().kill();
    expect(redis().isAlive).toBe(false);
    const syncId = await inTime(LONGEST_ANSWER_MS, () => triggered(sample.party, planHash));
    await redis().startAgain();
    expect((await finished(sample.party, syncId)).effectiveStatus).toBe('completed');
    await expectExactlyOnce(sample);
  }, 90_000);

  it('7 Redis is frozen when a sync is triggered: 202 all the same, never a hang', async () => {
    const sample = await givenSample(here());
    const { planHash } = await previewed(sample.party);
    await redis().kill('SIGSTOP');
    await here().holds(async () => expectFrozen(redis().pid));
    const syncId = await inTime(LONGEST_ANSWER_MS, () => triggered(sample.party, planHash)).finally(
      () => expectFrozen(redis().pid),
    );
    await redis().kill('SIGCONT');
    expect((await finished(sample.party, syncId)).effectiveStatus).toBe('completed');
    await expectExactlyOnce(sample);
  }, 90_000);

  it('8 Redis is away for ten seconds under a connected worker: it is not ready meanwhile, and then works again', async () => {
    const port = await freePort();
    await here().killWorkers();
    const worker = await here().startWorker({ SWITCHYARD_WORKER_PORT: String(port) });
    expect(await ready(port)).toBe(200);
    const sample = await givenSample(here());
    const { planHash } = await previewed(sample.party);
    await redis().kill();
    const down = Date.now();
    await here().holds(async () => expect(await ready(port)).toBe(503));
    await here().holds(() => {
      expect(Date.now() - down).toBeGreaterThan(10_000);
      return Promise.resolve();
    });
    expect(redis().isAlive).toBe(false);
    await redis().startAgain();
    await here().holds(async () => expect(await ready(port)).toBe(200));
    expect(
      (await finished(sample.party, await triggered(sample.party, planHash))).effectiveStatus,
    ).toBe('completed');
    await expectExactlyOnce(sample);
    expect(worker.process.exitCode).toBeNull();
  }, 120_000);

  it('8 the connections of a worker to Redis go silent and stay open: it is not ready, opens its queues anew, and receives again', async () => {
    const [proxy, port] = [await redis().proxy(), await freePort()];
    try {
      await here().killWorkers();
      await here().startWorker({
        SWITCHYARD_REDIS_URL: proxy.urlOf(here().redisUrl as string),
        SWITCHYARD_WORKER_PORT: String(port),
      });
      const sample = await givenSample(here());
      const { planHash } = await previewed(sample.party);
      expect(proxy.silence()).toBeGreaterThan(0);
      await here().holds(async () => expect(await ready(port)).toBe(503));
      expect(
        (await finished(sample.party, await triggered(sample.party, planHash))).effectiveStatus,
      ).toBe('completed');
      await here().holds(async () => expect(await ready(port)).toBe(200), 60_000);
      await expectExactlyOnce(sample);
    } finally {
      await here().killWorkers();
      await proxy.close();
      await here().startWorker();
    }
  }, 120_000);

  it('9 Redis may evict keys: neither api nor worker starts, and they say why', async () => {
    const forgetful = await RedisServer.start({ 'maxmemory-policy': 'allkeys-lru' });
    try {
      expect(await forgetful.ask((client) => client.config('GET', 'maxmemory-policy'))).toEqual([
        'maxmemory-policy',
        'allkeys-lru',
      ]);
      await expect(startSystem({ redisUrl: forgetful.url })).rejects.toThrow(/noeviction/);
      await expect(here().startWorker({ SWITCHYARD_REDIS_URL: forgetful.url })).rejects.toThrow(
        /noeviction/,
      );
    } finally {
      await forgetful.kill();
    }
  }, 60_000);
});
