import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { dataFolderOf, OtherMajorVersion, startCluster } from '@switchyard/embedded-postgres';
import { Client } from 'pg';
import { type OwnDatabase, StartFailure } from '../settings';
import { endedEarly, startChild } from './child';
import type { Installation, Kind } from './installation';
import type { EmbeddedFacts } from './run-folder';

export interface RunningDatabase extends OwnDatabase {
  readonly description: string;
  /** Undefined with a server of one's own. */
  readonly embedded: EmbeddedFacts | undefined;
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
 * A temporary run needs none of it after a crash. The demo may lose the last half second with the
 * power; live data loses nothing that was confirmed.
 */
const SETTINGS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  temporary: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  demo: { synchronous_commit: 'off' },
  live: {},
};

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

/** Makes the database on the first start. */
const makeDatabase = async (serverUrl: string): Promise<void> => {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [NAME]);
    if (found.rowCount === 0) await client.query(`create database ${NAME}`);
  } finally {
    await client.end();
  }
};

const otherVersion = ({ made, installed }: OtherMajorVersion, dataFolder: string): StartFailure =>
  new StartFailure(
    `PostgreSQL ${made} made the data in ${dataFolder}, and this release brings PostgreSQL ${installed}.`,
    'Go back to the release that made it and move the data with your own pg_dump, or begin anew with npm start -- --fresh.',
  );

const embedded = async ({ kind, folder }: Installation): Promise<RunningDatabase> => {
  const dataFolder = await dataFolderOf(resolve(folder));
  const cluster = await startCluster({
    dataFolder,
    settings: SETTINGS[kind],
    keeps: kind !== 'temporary',
  }).catch((error: unknown) => {
    throw error instanceof OtherMajorVersion ? otherVersion(error, dataFolder) : error;
  });
  await makeDatabase(cluster.ownerUrl('postgres'));
  const ownerUrl = cluster.ownerUrl(NAME);
  const ended = new Promise<void>((done) => cluster.process.once('exit', () => done()));
  return {
    ownerUrl,
    administrationUrl: withRole(ownerUrl, ROLES.administration),
    apiUrl: withRole(ownerUrl, ROLES.api),
    workerUrl: withRole(ownerUrl, ROLES.worker),
    description: `embedded, port ${cluster.port}`,
    embedded: { ownerUrl, dataFolder },
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
    embedded: undefined,
    pid: undefined,
    ended: new Promise(() => undefined),
    stop: async () => undefined,
  };
};

/** The database of this run: the embedded one of the installation, unless a server is named. */
export const startDatabase = (
  own: OwnDatabase | undefined,
  installation: Installation,
): Promise<RunningDatabase> => (own ? reached(own) : embedded(installation));

/** The exit code of the migrations when the database is of a newer release. */
const IS_NEWER = 3;

/**
 * Brings the database to the newest schema and gives every role its rights. Throws StartFailure for
 * a database of a newer release.
 */
export const migrateDatabase = async ({
  ownerUrl,
  administrationUrl,
  apiUrl,
  workerUrl,
}: OwnDatabase): Promise<void> => {
  const child = startChild({
    name: 'migrations',
    main: 'tools/migrations/main.js',
    args: ['--refuse-newer'],
    environment: {
      SWITCHYARD_MIGRATION_DATABASE_URL: ownerUrl,
      SWITCHYARD_DATABASE_URL: administrationUrl,
      SWITCHYARD_API_DATABASE_URL: apiUrl ?? '',
      SWITCHYARD_WORKER_DATABASE_URL: workerUrl ?? '',
    },
  });
  const [code] = (await once(child.process, 'exit')) as [number | null];
  if (code === IS_NEWER) {
    throw new StartFailure(
      'The database is of a newer release than this one.',
      'Start the newer release, or restore a backup that this release made: npm run admin -- restore <folder>.',
    );
  }
  if (code !== 0) throw endedEarly(child);
};

/** Whether anything was sealed or can be: nothing is before the first account. */
export const holdsAccounts = async (ownerUrl: string): Promise<boolean> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from identity.account limit 1');
    return found.rowCount !== 0;
  } finally {
    await client.end();
  }
};
