import { freePort, isFree } from '@switchyard/embedded-postgres';
import { SettingsReader } from '@switchyard/kernel';

type Environment = Readonly<Record<string, string | undefined>>;

interface PortSetting {
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

/**
 * What `npm start` itself reads; the processes read and check the rest of the environment. Throws
 * with every problem at once.
 */
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

export interface Ports {
  readonly api: number;
  readonly emulators: number;
  readonly worker: number;
  readonly metrics: number;
}

const portTaken = ({ setting, port }: PortSetting): StartFailure =>
  new StartFailure(
    `Port ${port} (${setting}) is taken by another program.`,
    `End that program, or choose another port: ${setting}=${port + 100} npm start`,
  );

const takePort = async (setting: PortSetting): Promise<number> => {
  if (setting.port === 0) return freePort();
  if (!(await isFree(setting.port))) throw portTaken(setting);
  return setting.port;
};

/**
 * The ports of this run, all of them free at this moment. Throws for one that is taken, naming its
 * setting.
 */
export const choosePorts = async ({
  api,
  emulators,
  worker,
  metrics,
}: StartSettings): Promise<Ports> => ({
  api: await takePort(api),
  emulators: await takePort(emulators),
  worker: await takePort(worker),
  metrics: await takePort(metrics),
});

/** Something that the person at the terminal can put right. Shown without a stack. */
export class StartFailure extends Error {
  constructor(
    message: string,
    /** What to do about it, as a sentence. */
    readonly advice: string,
  ) {
    super(message);
  }
}
