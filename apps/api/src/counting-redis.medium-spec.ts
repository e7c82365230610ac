import { spawnSync } from 'node:child_process';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { FlexibleRateLimiter } from '@switchyard/http-kit';
import { SystemClock, TimeSortedIds } from '@switchyard/kernel';
import { eventually, FakeClock, patient, RedisServer } from '@switchyard/test-kit';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { countingRedis } from './create-api';

describe('counting redis', () => {
  let [redis, server]: [Redis?, Server?] = [];
  afterEach(() => {
    redis?.disconnect();
    server?.close();
  });

  /**
   * Answers every command alike until a test freezes it: from then on it is silent, with its
   * connections open.
   */
  const startFreezable = async (): Promise<{ readonly url: string; freeze(): void }> => {
    let isFrozen = false;
    const answer = (sent: Buffer): string =>
      '$16\r\nredis_version:7.\r\n'.repeat(sent.toString().match(/^\*\d+\r$/gm)?.length ?? 0);
    server = createServer(
      (socket) =>
        void socket
          .on('data', (sent) => void (isFrozen || socket.write(answer(sent))))
          .on('error', () => undefined),
    );
    await new Promise<void>((listening) => void server?.listen(0, '127.0.0.1', listening));
    return {
      url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
      freeze: () => {
        isFrozen = true;
      },
    };
  };

  it('counts in memory while Redis keeps silent: the first request waits for a moment, those after it do not', async () => {
    const { url, freeze } = await startFreezable();
    const asked = countingRedis(url, pino({ level: 'silent' }));
    redis = asked;
    await eventually(() => expect(asked.status).toBe('ready'));
    freeze();
    const limiter = new FlexibleRateLimiter(new SystemClock(), asked);
    const since = performance.now();
    const counts = [
      await limiter.countAddress('10.0.0.1'),
      await limiter.countAddress('10.0.0.1'),
      await limiter.countAddress('10.0.0.1'),
    ];
    expect(counts.map(({ shown }) => shown.remaining)).toEqual([59, 58, 57]);
    expect(performance.now() - since).toBeLessThan(patient(5_000));
  });
});

describe('website allowance redis', () => {
  const itWithRedis = spawnSync('redis-server', ['--version']).status === 0 ? it : it.skip;
  const open: Redis[] = [];
  let allowanceServer: RedisServer | undefined;
  afterEach(async () => {
    open.splice(0).forEach((redis) => redis.disconnect());
    await allowanceServer?.kill();
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
      allowanceServer = redis;
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
});
