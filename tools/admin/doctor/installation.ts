import { type KeyRing, readKeyRing } from '@switchyard/identity';
import { SettingsReader } from '@switchyard/kernel';
import { Pool } from 'pg';
import type { Environment } from '../run-command';

/** A role of the database, by the setting that has its address. */
export interface Login {
  readonly setting: string;
  readonly pool: Pool;
}

/** What the doctor knows of an installation: all of it comes from settings. */
export interface Installation {
  readonly environment: 'live' | 'test';
  readonly administration: Login | undefined;
  readonly api: Login | undefined;
  readonly worker: Login | undefined;
  readonly owner: Login | undefined;
  readonly redisUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly metricsUrls: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly publicKeys: KeyRing | undefined;
  readonly privateKeys: KeyRing | undefined;
  readonly secretKeys: KeyRing | undefined;
  /** As they were given, for the checks of what a process would read. */
  readonly settings: Environment;
}

const MOST_CONNECT_MS = 5_000;
const MOST_STATEMENT_MS = 10_000;

const loginOf = (read: SettingsReader, setting: string): Login | undefined => {
  const connectionString = read.address(setting, ['postgres:', 'postgresql:']);
  if (connectionString === undefined) return undefined;
  const pool = new Pool({
    connectionString,
    max: 1,
    application_name: 'switchyard-doctor',
    connectionTimeoutMillis: MOST_CONNECT_MS,
    query_timeout: MOST_STATEMENT_MS,
    statement_timeout: MOST_STATEMENT_MS,
  });
  pool.on('error', () => undefined);
  return { setting, pool };
};

const keysOf = (read: SettingsReader, setting: string): KeyRing | undefined =>
  read.read<KeyRing | undefined>(setting, readKeyRing, undefined);

const loginsOf = (
  read: SettingsReader,
): Pick<Installation, 'administration' | 'api' | 'worker' | 'owner'> => ({
  administration: loginOf(read, 'SWITCHYARD_DATABASE_URL'),
  api: loginOf(read, 'SWITCHYARD_API_DATABASE_URL'),
  worker: loginOf(read, 'SWITCHYARD_WORKER_DATABASE_URL'),
  owner: loginOf(read, 'SWITCHYARD_MIGRATION_DATABASE_URL'),
});

/** Throws one error that lists every setting that cannot be read. */
export const readInstallation = (
  settings: Environment,
  metricsUrls: readonly string[],
): Installation => {
  const read = new SettingsReader(settings);
  const installation: Installation = {
    environment: read.oneOf('SWITCHYARD_ENVIRONMENT', ['live', 'test'], 'live'),
    ...loginsOf(read),
    redisUrl: read.address('SWITCHYARD_REDIS_URL', ['redis:', 'rediss:']),
    publicUrl: read.address('SWITCHYARD_PUBLIC_URL', ['http:', 'https:']),
    metricsUrls,
    smtpUrl: read.address('SWITCHYARD_SMTP_URL', ['smtp:', 'smtps:']),
    publicKeys: keysOf(read, 'SWITCHYARD_SEALING_PUBLIC_KEYS'),
    privateKeys: keysOf(read, 'SWITCHYARD_SEALING_PRIVATE_KEYS'),
    secretKeys: keysOf(read, 'SWITCHYARD_SECRET_KEYS'),
    settings,
  };
  read.finish();
  return installation;
};

/** Ends the connections. */
export const closeInstallation = async ({
  administration,
  api,
  worker,
  owner,
}: Installation): Promise<void> => {
  const logins = [administration, api, worker, owner].filter((login) => login !== undefined);
  await Promise.all(logins.map(({ pool }) => pool.end()));
};
