import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startCluster, type Cluster } from '@switchyard/embedded-postgres';

export interface BenchDatabase {
  readonly ownerUrl: string;
  /** The application's role: under row-level security. */
  readonly applicationUrl: string;
  stop(): Promise<void>;
}

const ROLE = 'switchyard_app';
const MIGRATIONS = join(__dirname, '..', '..', 'migrations', 'main.js');

const run = promisify(execFile);

/**
 * No disk in the way: a slow commit would be the same on both sides of a ratio and make it look
 * better.
 */
export const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/** An embedded PostgreSQL of its own, migrated, on a free port. */
export const startDatabase = async (): Promise<BenchDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'switchyard-bench-'));
  // Root's PostgreSQL runs as another user, who must be able to walk in.
  await chmod(folder, 0o711);
  const cluster = await startCluster({ dataFolder: join(folder, 'postgres'), settings: SETTINGS });
  const stop = async (): Promise<void> => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...(await migratedDatabase(cluster, 'bench')), stop };
};

/**
 * A database of the cluster with all tables. The application's role is one for all databases: each
 * of them names the same password.
 */
export const migratedDatabase = async (
  cluster: Cluster,
  name: string,
  password = randomBytes(18).toString('base64url'),
): Promise<Omit<BenchDatabase, 'stop'>> => {
  await onOwner(cluster.ownerUrl('postgres'), (client) => client.query(`create database ${name}`));
  const ownerUrl = cluster.ownerUrl(name);
  const applicationUrl = asRole(ownerUrl, password);
  await run(process.execPath, [MIGRATIONS], {
    env: { SWITCHYARD_MIGRATION_DATABASE_URL: ownerUrl, SWITCHYARD_DATABASE_URL: applicationUrl },
  });
  return { ownerUrl, applicationUrl };
};

/** Runs something on a connection of its own. */
export const onOwner = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};

const asRole = (ownerUrl: string, password: string): string => {
  const url = new URL(ownerUrl);
  url.username = ROLE;
  url.password = password;
  return url.toString();
};
