import { readKeyRing } from '@switchyard/identity';
import type { KeyRing } from '@switchyard/identity/worker';
import { LOG_LEVELS, readRetention, type RetentionDays, SettingsReader } from '@switchyard/kernel';
import { readMetricsPort, readTracing, type TracingSettings } from '@switchyard/process-kit';
import { readAllowList, type AllowList } from '@switchyard/safe-fetch';
import { readWriterSettings, type WriterSettings } from '@switchyard/social/worker';
import { readPlatformsSettings, type PlatformsSettings } from '@switchyard/sync-engine';

export interface WorkerEnv {
  readonly databaseUrl: string;
  /** The setting that named the database. */
  readonly databaseSetting: string;
  readonly redisUrl: string | undefined;
  readonly publicKeys: KeyRing;
  readonly privateKeys: KeyRing;
  /** For the identity of people; the first is current. */
  readonly secretKeys: KeyRing;
  readonly environment: 'live' | 'test';
  /** Where to ask for business time, in `test` only. Leases stay on the database's clock. */
  readonly clockUrl: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly metricsPort: number | undefined;
  readonly tracing: TracingSettings;
  readonly leaseSeconds: number;
  readonly stalledSeconds: number;
  /**
   * How often due work is looked for that no notification reached; another pace than the usual one
   * in `test` only.
   */
  readonly sweepMilliseconds: number;
  /** How often platforms are read for delivery and figures. */
  readonly readbackSeconds: number;
  /** How often the Emergency Brake looks at what was spent. */
  readonly brakeSeconds: number;
  /**
   * Syncs that are taken up at once. A sync that only waits for a platform's limit frees its slot.
   */
  readonly syncsAtOnce: number;
  readonly logLevel: string;
  /** How long what is kept for a time is kept. */
  readonly retention: RetentionDays;
  /** Where the number of syncs is kept beside the database when there is no Redis. */
  readonly lineageFolder: string;
  readonly platforms: PlatformsSettings;
  /** Where the public reaches the api: platforms that take pictures by address fetch them there. */
  readonly publicUrl: string | undefined;
  /** Hosts that assets and sources of posts may be fetched from although they are private; empty in production. */
  readonly fetchAllow: AllowList;
  /** Who writes drafts of social posts. */
  readonly writer: WriterSettings;
}

const NO_KEYS = [{ id: '', key: '' }] as const;

const keys = (read: SettingsReader, name: string): KeyRing =>
  read.text(name) ? read.read<KeyRing>(name, readKeyRing, NO_KEYS) : NO_KEYS;

const readKeys = (
  read: SettingsReader,
): Pick<WorkerEnv, 'publicKeys' | 'privateKeys' | 'secretKeys'> => ({
  publicKeys: keys(read, 'SWITCHYARD_SEALING_PUBLIC_KEYS'),
  privateKeys: keys(read, 'SWITCHYARD_SEALING_PRIVATE_KEYS'),
  secretKeys: keys(read, 'SWITCHYARD_SECRET_KEYS'),
});

const readDatabase = (read: SettingsReader): Pick<WorkerEnv, 'databaseUrl' | 'databaseSetting'> => {
  const { setting, address } = read.oneAddress(
    ['SWITCHYARD_WORKER_DATABASE_URL', 'SWITCHYARD_DATABASE_URL'],
    ['postgres:', 'postgresql:'],
  );
  return { databaseUrl: address, databaseSetting: setting };
};

const readObservation = (
  read: SettingsReader,
): Pick<WorkerEnv, 'host' | 'port' | 'metricsPort' | 'tracing' | 'logLevel'> => ({
  host: read.optional('SWITCHYARD_LISTEN_HOST') ?? '127.0.0.1',
  port: read.whole('SWITCHYARD_WORKER_PORT', 3001, 0, 65_535),
  metricsPort: readMetricsPort(read),
  tracing: readTracing(read, 'switchyard-sync-worker'),
  logLevel: read.oneOf('SWITCHYARD_LOG_LEVEL', LOG_LEVELS, 'info'),
});

/** Read before the rest, so that a failing boot can be logged. */
export const readLogLevel = (environment: NodeJS.ProcessEnv = process.env): string =>
  new SettingsReader(environment).oneOf('SWITCHYARD_LOG_LEVEL', LOG_LEVELS, 'info');

/** The settings of the sync-worker process. Throws one error that lists every problem. */
export const readEnv = (environment: NodeJS.ProcessEnv = process.env): WorkerEnv => {
  const read = new SettingsReader(environment);
  const environmentName = read.oneOf('SWITCHYARD_ENVIRONMENT', ['live', 'test'], 'live');
  const env: WorkerEnv = {
    ...readDatabase(read),
    redisUrl: read.address('SWITCHYARD_REDIS_URL', ['redis:', 'rediss:']),
    ...readKeys(read),
    environment: environmentName,
    clockUrl: read.testAddress('SWITCHYARD_CLOCK_URL', environmentName),
    ...readObservation(read),
    leaseSeconds: read.whole('SWITCHYARD_LEASE_SECONDS', 30, 1, 3_600),
    stalledSeconds: read.whole('SWITCHYARD_STALLED_SECONDS', 600, 1, 86_400),
    sweepMilliseconds: read.testWhole(
      'SWITCHYARD_SWEEP_MILLISECONDS',
      environmentName,
      1_000,
      20,
      1_000,
    ),
    readbackSeconds: read.whole('SWITCHYARD_READBACK_INTERVAL_SECONDS', 900, 1, 86_400),
    brakeSeconds: read.whole('SWITCHYARD_BRAKE_INTERVAL_SECONDS', 300, 1, 3_600),
    syncsAtOnce: read.whole('SWITCHYARD_SYNCS_AT_ONCE', 32, 1, 1_000),
    retention: readRetention(read),
    lineageFolder: read.optional('SWITCHYARD_LINEAGE_DIR') ?? '.switchyard/lineage',
    platforms: readPlatformsSettings(read, environmentName, 'worker'),
    publicUrl: read.address('SWITCHYARD_PUBLIC_URL', ['http:', 'https:']),
    fetchAllow: read.read('SWITCHYARD_FETCH_ALLOW', readAllowList, readAllowList('')),
    writer: readWriterSettings(read, environmentName),
  };
  read.refuseInLive(
    'SWITCHYARD_FETCH_ALLOW',
    environmentName,
    'it lets private hosts be fetched from; public ones need no entry',
  );
  read.finish();
  return env;
};
