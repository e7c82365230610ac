import { Redis } from 'ioredis';

const MOST_WAIT_MS = 2_000;

interface Warns {
  warn(details: object, message: string): void;
}

/**
 * Throws when the server may evict keys: notifications and limits would be lost silently. `INFO`
 * has the policy where `CONFIG` is forbidden. A server that cannot be reached is reported and not
 * waited for: everything works without it, only later.
 */
export const refuseEvictingRedis = async (url: string, logger: Warns): Promise<void> => {
  const policy = await policyOf(url).catch(
    (error: unknown) => void logger.warn({ err: error }, 'Redis cannot be asked how it forgets'),
  );
  if (policy === undefined || policy === 'noeviction') return;
  throw new Error(
    `SWITCHYARD_REDIS_URL: the maxmemory-policy of that server is ${policy}; it must be noeviction, or work that waits may be dropped.`,
  );
};

const policyOf = async (url: string): Promise<string | undefined> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: MOST_WAIT_MS,
    commandTimeout: MOST_WAIT_MS,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return /^maxmemory_policy:(.+?)\r?$/m.exec(await redis.info('memory'))?.[1];
  } finally {
    redis.disconnect();
  }
};
