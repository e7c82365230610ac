import { SettingsReader } from '@switchyard/kernel';
import { StartFailure } from './start-failure';

type Environment = Readonly<Record<string, string | undefined>>;

export interface PortSetting {
  readonly setting: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface OwnDatabase {
  readonly ownerUrl: string;
  /** The role of the administration: makes the demo account. */
  readonly administrationUrl: string;
  /** Undefined: the process works as the role of the administration. */
  readonly apiUrl: string | undefined;
  readonly workerUrl: string | undefined;
}

export interface StartSettings {
  readonly api: PortSetting;
  readonly emulators: PortSetting;
  readonly worker: PortSetting;
  readonly metrics: PortSetting;
  /** Undefined: the embedded PostgreSQL. */
  readonly database: OwnDatabase | undefined;
  /** Undefined: queue and limits are on the database. */
  readonly redisUrl: string | undefined;
}

const DATABASE = ['postgres:', 'postgresql:'];

const ownDatabase = (read: SettingsReader): OwnDatabase | undefined => {
  const [administrationUrl, ownerUrl, apiUrl, workerUrl] = [
    read.address('SWITCHYARD_DATABASE_URL', DATABASE),
    read.address('SWITCHYARD_MIGRATION_DATABASE_URL', DATABASE),
    read.address('SWITCHYARD_API_DATABASE_URL', DATABASE),
    read.address('SWITCHYARD_WORKER_DATABASE_URL', DATABASE),
  ];
  if (!administrationUrl && !ownerUrl && !apiUrl && !workerUrl) return undefined;
  read.text('SWITCHYARD_DATABASE_URL');
  read.text('SWITCHYARD_MIGRATION_DATABASE_URL');
  return {
    administrationUrl: administrationUrl ?? '',
    ownerUrl: ownerUrl ?? '',
    apiUrl,
    workerUrl,
  };
};

/** What `npm start` itself reads; the processes read and check the rest of the environment. Throws with every problem at once. */
export const readSettings = (environment: Environment): StartSettings => {
  const read = new SettingsReader(environment);
  const port = (setting: string, fallback: number): PortSetting => ({
    setting,
    port: read.whole(setting, fallback, 0, 65_535),
  });
  const settings: StartSettings = {
    api: port('SWITCHYARD_API_PORT', 3000),
    emulators: port('SWITCHYARD_EMULATOR_PORT', 3900),
    worker: port('SWITCHYARD_WORKER_PORT', 0),
    metrics: port('SWITCHYARD_METRICS_PORT', 0),
    database: ownDatabase(read),
    redisUrl: read.address('SWITCHYARD_REDIS_URL', ['redis:', 'rediss:']),
  };
  try {
    read.finish();
  } catch (error) {
    throw new StartFailure(
      (error as Error).message,
      'Correct them, or unset them: npm start needs no setting at all.',
    );
  }
  return settings;
};
