import { createServer, type AddressInfo, type Server } from 'node:net';
import { FlexibleRateLimiter } from '@switchyard/http-kit';
import { SystemClock } from '@switchyard/kernel';
import { eventually } from '@switchyard/test-kit';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { countingRedis } from './counting-redis';

let [redis, server]: [Redis?, Server?] = [];
afterEach(() => {
  redis?.disconnect();
  server?.close();
});

/** Answers every command alike until it is told to keep silent: from then on it is frozen, with its connections open. */
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
  expect(performance.now() - since).toBeLessThan(3_000);
});
