import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { dataFolderOf, startCluster } from '@switchyard/embedded-postgres';
import { Client } from 'pg';
import { type OwnDatabase, StartFailure } from '../settings';
import { endedEarly, startChild } from './child';
import { HOME } from './run-folder';

export interface RunningDatabase extends OwnDatabase {
  readonly description: string;
  /** Of the embedded server. */
  readonly pid: number | undefined;
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const NAME = 'switchyard';
const ROLES = {
  administration: 'switchyard_app',
  api: 'switchyard_api',
  worker: 'switchyard_worker',
};

/**
 * The demo begins afresh each time: nothing is lost with the power that a new start would not throw
 * away.
 */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

const asOwner = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const withRole = (ownerUrl: string, role: string): string => {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = randomBytes(18).toString('base64url');
  return url.toString();
};

const embedded = async (): Promise<RunningDatabase> => {
  const dataFolder = await dataFolderOf(resolve(HOME));
  const cluster = await startCluster({ dataFolder, settings: FAST });
  await asOwner(cluster.ownerUrl('postgres'), `create database ${NAME}`);
  const ownerUrl = cluster.ownerUrl(NAME);
  const ended = new Promise<void>((done) => cluster.process.once('exit', () => done()));
  return {
    ownerUrl,
    administrationUrl: withRole(ownerUrl, ROLES.administration),
    apiUrl: withRole(ownerUrl, ROLES.api),
    workerUrl: withRole(ownerUrl, ROLES.worker),
    description: `embedded, port ${cluster.port}, begun afresh`,
    pid: cluster.process.pid,
    ended,
    stop: () => cluster.stop(),
  };
};

const reached = async (own: OwnDatabase): Promise<RunningDatabase> => {
  await asOwner(own.ownerUrl, 'select 1').catch((error: Error) => {
    throw new StartFailure(
      `The database does not answer: ${error.message}`,
      'Check SWITCHYARD_MIGRATION_DATABASE_URL, or unset it and SWITCHYARD_DATABASE_URL for the embedded one.',
    );
  });
  return {
    ...own,
    description: `yours, at ${new URL(own.ownerUrl).host}`,
    pid: undefined,
    ended: new Promise(() => undefined),
    stop: async () => undefined,
  };
};

/** The database of this run: an embedded one, fresh every time, unless a server is named. */
export const startDatabase = (own: OwnDatabase | undefined): Promise<RunningDatabase> =>
  own ? reached(own) : embedded();

/** Brings the database to the newest schema and gives every role its rights. */
export const migrateDatabase = async ({
  ownerUrl,
  administrationUrl,
  apiUrl,
  workerUrl,
}: OwnDatabase): Promise<void> => {
  const child = startChild({
    name: 'migrations',
    main: 'tools/migrations/main.js',
    environment: {
      SWITCHYARD_MIGRATION_DATABASE_URL: ownerUrl,
      SWITCHYARD_DATABASE_URL: administrationUrl,
      SWITCHYARD_API_DATABASE_URL: apiUrl ?? '',
      SWITCHYARD_WORKER_DATABASE_URL: workerUrl ?? '',
    },
  });
  const [code] = (await once(child.process, 'exit')) as [number | null];
  if (code !== 0) throw endedEarly(child);
};
