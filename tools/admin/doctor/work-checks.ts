import { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { type Check, type Found, ok, problem, skipped, warning } from './check';
import type { Installation } from './installation';

const MOST_WAIT_MS = 3_000;

/** The value of a member of `INFO`. */
const member = (info: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];

const infoOf = async (url: string): Promise<string> => {
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
    return await redis.info();
  } finally {
    redis.disconnect();
  }
};

const checkRedis = (url: string) => async (): Promise<Found> => {
  const info = await infoOf(url).catch(() => undefined);
  if (info === undefined) {
    return problem('Redis does not answer', 'Start it, or correct SWITCHYARD_REDIS_URL.');
  }
  const policy = member(info, 'maxmemory_policy');
  if (policy !== 'noeviction') {
    return problem(
      `Redis may evict keys: its maxmemory-policy is ${policy}`,
      'Set maxmemory-policy noeviction.',
    );
  }
  const version = member(info, 'redis_version');
  if (member(info, 'aof_enabled') !== '1') {
    return warning(
      `Redis ${version} keeps no append-only file: a restart forgets limits and notifications`,
      'Set appendonly yes. Work is found again from the database, only later.',
    );
  }
  return ok(`Redis ${version} answers, evicts nothing and keeps what it has`);
};

interface Processes {
  readonly workers: string;
  readonly apis: string;
}

/** A worker gives a sign of life each second; an api listens for changes on one connection. */
const PROCESSES = `
  select (select count(*) from work.worker where seen_at > now() - interval '10 seconds') as workers,
    (select count(*) from pg_stat_activity where datname = current_database() and application_name = 'switchyard-changes') as apis`;

const checkProcesses = (pool: Pool, redisUrl: string | undefined) => async (): Promise<Found> => {
  const { rows } = await pool.query<Processes>(PROCESSES);
  const [workers, apis] = [Number(rows[0]?.workers), Number(rows[0]?.apis)];
  const text = `${apis} api and ${workers} worker processes are alive`;
  if (workers === 0) return problem(text, 'Start a worker: nothing is synced without one.');
  if (apis > 1 && !redisUrl) {
    return problem(text, 'Set SWITCHYARD_REDIS_URL: each api counts request limits by itself.');
  }
  return apis === 0 ? warning(text, 'Start the api.') : ok(text);
};

const STANDING = `
  select (select count(*) from work.dead) as dead,
    (select count(*) from work.promised p where p.due_at < now() - interval '1 minute' and (p.lease_until is null or p.lease_until < now())) as overdue,
    (select count(*) from work.promised p where p.lease_until > now() and p.progress_at < now() - interval '2 minutes') as stalled,
    (select count(*) from work.promised p where p.due_at <= now()) as due`;

const checkWork = (pool: Pool) => async (): Promise<Found> => {
  const { rows } = await pool.query<Readonly<Record<string, string>>>(STANDING);
  const { dead, overdue, stalled, due } = rows[0]!;
  const text = `${due} items are due, ${overdue} of them for over a minute; ${stalled} are stalled, ${dead} are dead`;
  return [dead, overdue, stalled].some((count) => Number(count) > 0)
    ? warning(text, 'npm run admin -- work list')
    : ok(text);
};

/** Redis, the processes that are alive, and what waits for them. */
export const workChecks = ({ administration, redisUrl }: Installation): Record<string, Check> => ({
  redis: redisUrl ? checkRedis(redisUrl) : () => Promise.resolve(skipped('SWITCHYARD_REDIS_URL')),
  ...(administration && {
    processes: checkProcesses(administration.pool, redisUrl),
    work: checkWork(administration.pool),
  }),
});
