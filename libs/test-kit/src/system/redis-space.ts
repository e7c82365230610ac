import { Redis } from 'ioredis';

/** A Redis has sixteen databases; the first one tells who uses which of the others. */
const USABLE = Array.from({ length: 15 }, (_, at) => at + 1);
const keyOf = (database: number): string => `switchyard-test-database-${database}`;

export interface RedisSpace {
  readonly url: string;
  release(): Promise<void>;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const connected = async <T>(url: string, act: (redis: Redis) => Promise<T>): Promise<T> => {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  try {
    return await act(redis);
  } finally {
    redis.disconnect();
  }
};

/** The first free database. One whose process was killed is free. */
const takeDatabase = (url: string): Promise<number> =>
  connected(url, async (redis) => {
    for (const database of USABLE) {
      const holder = await redis.get(keyOf(database));
      if (holder !== null && !isAlive(Number(holder))) await redis.del(keyOf(database));
      if (await redis.set(keyOf(database), process.pid, 'NX')) return database;
    }
    throw new Error(`more than ${USABLE.length} systems run on one Redis`);
  });

/** An empty logical database of the given Redis: systems that run at the same time never get each other's notifications. */
export const emptyRedis = async (url: string): Promise<RedisSpace> => {
  const database = await takeDatabase(url);
  const space = new URL(url);
  space.pathname = `/${database}`;
  await connected(space.toString(), (redis) => redis.flushdb());
  const release = (): Promise<unknown> => connected(url, (redis) => redis.del(keyOf(database)));
  return { url: space.toString(), release: async () => void (await release()) };
};
