import { Redis } from 'ioredis';

const DATABASES = 16;
let taken = 0;

/** An empty logical database of the given Redis: systems that run at the same time never hear each other's bells. */
export const emptyRedis = async (url: string): Promise<string> => {
  const worker = Number(process.env['JEST_WORKER_ID'] ?? '1');
  const own = new URL(url);
  own.pathname = `/${(worker * 4 + (taken++ % 4)) % DATABASES}`;
  const redis = new Redis(own.toString(), { maxRetriesPerRequest: 1 });
  await redis.flushdb();
  redis.disconnect();
  return own.toString();
};
