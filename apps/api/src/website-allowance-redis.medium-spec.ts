import { spawnSync } from 'node:child_process';
import { FlexibleRateLimiter } from '@switchyard/http-kit';
import { TimeSortedIds } from '@switchyard/kernel';
import { eventually, FakeClock, RedisServer } from '@switchyard/test-kit';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { countingRedis } from './counting-redis';

const itWithRedis = spawnSync('redis-server', ['--version']).status === 0 ? it : it.skip;
const open: Redis[] = [];
let server: RedisServer | undefined;
afterEach(async () => {
  open.splice(0).forEach((redis) => redis.disconnect());
  await server?.kill();
});

/** The limiter of one api process. */
const limiterOfProcess = async (
  clock: FakeClock,
  { url }: RedisServer,
): Promise<FlexibleRateLimiter> => {
  const redis = countingRedis(url, pino({ level: 'silent' }));
  open.push(redis);
  await eventually(() => expect(redis.status).toBe('ready'));
  return new FlexibleRateLimiter(clock, redis);
};

itWithRedis(
  'all processes count the events of a website key together, to the last one and not beyond',
  async () => {
    const [clock, redis] = [new FakeClock(), await RedisServer.start()];
    server = redis;
    const [one, other, key] = [
      await limiterOfProcess(clock, redis),
      await limiterOfProcess(clock, redis),
      { websiteKeyId: new TimeSortedIds().next('wbk') },
    ];
    await one.take(key, 'events', 9_990);
    await expect(other.take(key, 'events', 11)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { limit: 'day', allowed: 10_000, remaining: 10 },
      headers: { 'Retry-After': '43200' },
    });
    await other.take(key, 'events', 9);
    const last = await Promise.allSettled([
      one.take(key, 'events', 1),
      other.take(key, 'events', 1),
      one.take(key, 'events', 1),
    ]);
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    clock.advance(43_200_000);
    await other.take(key, 'events', 10_000);
  },
);
