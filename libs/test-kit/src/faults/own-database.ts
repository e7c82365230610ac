import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Cluster, startCluster } from '@switchyard/embedded-postgres';
import { Client } from 'pg';
import { startChild } from '../system/child';
import { COMPILED_TREE } from '../system/compiled-tree';
import type { SystemDatabase } from '../system/stores';
import { migrationEnv, type RoleAddresses } from '../test-database';
import { TcpProxy } from './tcp-proxy';

const ROLE = 'switchyard_test';
const run = promisify(execFile);

/**
 * A PostgreSQL of a test's own, which may be broken: it has no other test's data. Processes reach
 * it through a proxy.
 */
export interface OwnDatabase {
  readonly cluster: Cluster;
  readonly proxy: TcpProxy;
  /** Its first database, migrated, for `startSystem`. */
  readonly database: SystemDatabase;
  /** The same database for a worker that goes past the proxy. */
  readonly directUrl: string;
  /**
   * Copies the data while the server is stopped, as a cold backup does. Returns how to put it back.
   */
  coldCopy(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

export interface OwnDatabaseOptions {
  /** An empty folder that is a mount of its own; a new folder when left out. */
  readonly mountedFolder?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Done to the empty database before it is migrated. */
  readonly prepare?: (ownerUrl: string) => Promise<void>;
}

const folderOf = async ({
  mountedFolder,
}: OwnDatabaseOptions): Promise<{ readonly dataFolder: string; readonly isMounted: boolean }> => {
  if (mountedFolder !== undefined) return { dataFolder: mountedFolder, isMounted: true };
  const folder = await mkdtemp(join(tmpdir(), 'switchyard-own-'));
  await chmod(folder, 0o711);
  return { dataFolder: join(folder, 'postgres'), isMounted: false };
};

const at = (
  address: string,
  changes: Partial<Pick<URL, 'port' | 'username' | 'password'>>,
): string => Object.assign(new URL(address), changes).toString();

/** With owners and modes as they are. */
const copyFolder = (from: string, to: string) => run('cp', ['-a', from, to]);

const coldCopy = async (cluster: Cluster, dataFolder: string): Promise<() => Promise<void>> => {
  const backup = `${dataFolder}-backup`;
  await cluster.stop();
  await rm(backup, { recursive: true, force: true });
  await copyFolder(dataFolder, backup);
  await cluster.serveAgain();
  return async () => {
    await cluster.stop();
    await rm(dataFolder, { recursive: true, force: true });
    await copyFolder(backup, dataFolder);
    await cluster.serveAgain();
  };
};

const directAddresses = (ownerUrl: string): RoleAddresses => {
  const as = (username: string): string =>
    at(ownerUrl, { username, password: randomBytes(12).toString('hex') });
  return { url: as(ROLE), apiUrl: as(`${ROLE}_api`), workerUrl: as(`${ROLE}_worker`) };
};

/**
 * Starts a server, migrates a database with the product's own command and puts a proxy before it.
 */
export const startOwnDatabase = async (options: OwnDatabaseOptions = {}): Promise<OwnDatabase> => {
  const { dataFolder, isMounted } = await folderOf(options);
  const cluster = await startCluster({
    dataFolder,
    isMounted,
    settings: { full_page_writes: 'off', synchronous_commit: 'on', ...options.settings },
  });
  const proxy = await TcpProxy.to(cluster.port);
  const ownerUrl = cluster.ownerUrl('postgres');
  const direct = directAddresses(ownerUrl);
  await options.prepare?.(ownerUrl);
  await startChild({
    main: join(COMPILED_TREE, 'tools', 'migrations', 'main.js'),
    env: migrationEnv(ownerUrl, direct),
    ends: true,
  });
  return {
    cluster,
    proxy,
    directUrl: direct.workerUrl,
    database: {
      ownerUrl,
      url: proxy.urlOf(direct.url),
      apiUrl: proxy.urlOf(direct.apiUrl),
      workerUrl: proxy.urlOf(direct.workerUrl),
      drop: () => Promise.resolve(),
    },
    coldCopy: () => coldCopy(cluster, dataFolder),
    stop: async () => {
      await proxy.close();
      await cluster.stop();
      if (!isMounted) await rm(join(dataFolder, '..'), { recursive: true, force: true });
    },
  };
};

const asOwner = async (ownerUrl: string, text: string): Promise<void> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(text).finally(() => client.end());
};

/**
 * Before anything else is in a database: from now on its `now()` can be moved. Whatever is made
 * there later counts by it.
 */
export const giveMovableClock = (ownerUrl: string): Promise<void> =>
  asOwner(
    ownerUrl,
    `
  create schema moved;
  create table moved.clock (by interval not null);
  insert into moved.clock values ('0');
  create function moved.now() returns timestamptz stable language sql as 'select pg_catalog.now() + by from moved.clock';
  create function moved.clock_timestamp() returns timestamptz volatile language sql as 'select pg_catalog.clock_timestamp() + by from moved.clock';
  grant usage on schema moved to public;
  grant select on moved.clock to public;
  do $$ begin execute format('alter database %I set search_path = moved, public, pg_catalog', current_database()); end $$`,
  );

/** Sets the database's clock to a moment, from which it goes on. */
export const setDatabaseClock = (ownerUrl: string, moment: string): Promise<void> =>
  asOwner(
    ownerUrl,
    `update moved.clock set by = '${new Date(moment).toISOString()}'::timestamptz - pg_catalog.clock_timestamp()`,
  );
