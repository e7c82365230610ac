import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client, Pool } from 'pg';
import {
  addressesOf,
  asOwner,
  clusterUrl,
  copyOf,
  dropDatabase,
  migrationEnv,
  type RoleAddresses,
  templateNamed,
} from '../test-database';
import { startChild } from './child';
import { digestOfTree, preloadOf } from './compiled-tree';

/** Each process reaches it as its own role; none of them owns anything. */
export interface SystemDatabase extends RoleAddresses {
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/**
 * A database with every migration run by the product's own command; copied from one template per
 * build.
 */
export const systemDatabase = async (tree: string): Promise<SystemDatabase> => {
  const template = await asOwner((client) =>
    templateNamed(client, `system_${digestOfTree()}`, async (half) => {
      const env = migrationEnv(clusterUrl(half), addressesOf(half));
      await startChild({ main: join(tree, 'tools', 'migrations', 'main.js'), env, ends: true });
    }),
  );
  const name = await copyOf(template);
  return { ownerUrl: clusterUrl(name), ...addressesOf(name), drop: () => dropDatabase(name) };
};

/** A Redis has sixteen databases; the first one records who uses which of the others. */
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

/**
 * An empty logical database of the given Redis: systems that run at the same time never get each
 * other's notifications.
 */
export const emptyRedis = async (url: string): Promise<RedisSpace> => {
  const database = await takeDatabase(url);
  const space = new URL(url);
  space.pathname = `/${database}`;
  await connected(space.toString(), (redis) => redis.flushdb());
  const release = (): Promise<unknown> => connected(url, (redis) => redis.del(keyOf(database)));
  return { url: space.toString(), release: async () => void (await release()) };
};

/**
 * Statements as the owner of a system's database: for what time alone would bring about, and what
 * no route shows.
 */
export class OwnerQueries {
  private readonly pool: Pool;

  constructor(ownerUrl: string) {
    this.pool = new Pool({ connectionString: ownerUrl, max: 2, allowExitOnIdle: true });
    // A database that a test stops takes idle connections with it.
    this.pool.on('error', () => undefined);
  }

  async rows<T extends object>(text: string, values: readonly unknown[]): Promise<readonly T[]> {
    return (await this.pool.query<T>(text, [...values])).rows;
  }

  /** How many rows the statement touched. */
  async count(text: string, values: readonly unknown[]): Promise<number> {
    return (await this.pool.query(text, [...values])).rowCount ?? 0;
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

/**
 * Which of the two mechanisms that isolate Spaces are active: the application's own filters, the
 * database's policies.
 */
export const ISOLATIONS = ['both', 'policies', 'filters', 'none'] as const;
export type Isolation = (typeof ISOLATIONS)[number];

/**
 * The mechanisms of this run: `SWITCHYARD_TEST_ISOLATION`, both when it is not set. Throws for
 * another word.
 */
export const isolationOfRun = (
  word = process.env['SWITCHYARD_TEST_ISOLATION'] ?? 'both',
): Isolation => {
  const isolation = ISOLATIONS.find((one) => one === word);
  if (isolation) return isolation;
  throw new Error(`SWITCHYARD_TEST_ISOLATION must be one of ${ISOLATIONS.join(', ')}`);
};

const isActive = (isolation: Isolation, mechanism: 'policies' | 'filters'): boolean =>
  isolation === 'both' || isolation === mechanism;

/** What a process of the product must load first. */
export const isolationEnv = (
  tree: string,
  isolation: Isolation,
): Readonly<Record<string, string>> =>
  isActive(isolation, 'filters') ? {} : { NODE_OPTIONS: preloadOf(tree, 'without-space-filter') };

const GUARDED = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relrowsecurity`;

/** Drops the policies, as the owner, when they are not to be active. */
export const applyIsolation = async (ownerUrl: string, isolation: Isolation): Promise<void> => {
  if (isActive(isolation, 'policies')) return;
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(GUARDED);
  if (rows.length === 0) throw new Error('no table is under row-level security');
  for (const { name } of rows) {
    await client.query(
      `alter table ${name} disable row level security; alter table ${name} no force row level security`,
    );
  }
  await client.end();
};
