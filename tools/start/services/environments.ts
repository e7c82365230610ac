import type { Ports } from '../ports';
import type { OwnDatabase } from '../settings';
import type { Keys } from './keys';

type Environment = Readonly<Record<string, string>>;

export interface Environments {
  readonly api: Environment;
  readonly worker: Environment;
}

/** Prefixes of the emulators' doors; both halves of Microsoft's hosts lie below one. */
const PLATFORMS = [
  'google-ads',
  'microsoft-ads',
  'reddit-ads',
  'meta-ads',
  'openai-ads',
  'linkedin-ads',
];

/** Often enough for a person who watches, unless the person sets an interval; accounts are usually read each quarter of an hour. */
const rounds = (environment: NodeJS.ProcessEnv): Environment => ({
  SWITCHYARD_READBACK_INTERVAL_SECONDS: environment['SWITCHYARD_READBACK_INTERVAL_SECONDS'] || '10',
  SWITCHYARD_BRAKE_INTERVAL_SECONDS: environment['SWITCHYARD_BRAKE_INTERVAL_SECONDS'] || '30',
});

const baseUrls = (emulatorUrl: string): Environment =>
  Object.fromEntries(
    PLATFORMS.map((platform) => [
      `SWITCHYARD_${platform.toUpperCase().replace('-', '_')}_BASE_URL`,
      emulatorUrl,
    ]),
  );

/** What the emulators get: they need neither database nor keys. */
export const environmentOfEmulators = ({ emulators }: Ports): Environment => ({
  SWITCHYARD_EMULATOR_PORT: String(emulators),
  SWITCHYARD_EMULATOR_HOST: '127.0.0.1',
});

/** What the api and the worker are told on top of the environment of `npm start`. Nobody balances loads here, so the api ends at once. Each works as its own role of the database. Only the worker gets the private keys, and may fetch from the demo's own picture server. */
export const environmentsFor = (
  ports: Ports,
  { administrationUrl, apiUrl, workerUrl }: OwnDatabase,
  keys: Keys,
  pictureHost: string,
): Environments => {
  const everybody = {
    SWITCHYARD_ENVIRONMENT: 'test',
    SWITCHYARD_LISTEN_HOST: '127.0.0.1',
    SWITCHYARD_DATABASE_URL: '',
    SWITCHYARD_MIGRATION_DATABASE_URL: '',
    SWITCHYARD_API_DATABASE_URL: '',
    SWITCHYARD_WORKER_DATABASE_URL: '',
    SWITCHYARD_SEALING_PUBLIC_KEYS: keys.publicKeys,
    SWITCHYARD_SEALING_PRIVATE_KEYS: '',
    SWITCHYARD_SECRET_KEYS: keys.secretKeys,
    ...baseUrls(`http://127.0.0.1:${ports.emulators}`),
    SWITCHYARD_CLOCK_URL: `http://127.0.0.1:${ports.emulators}/_control/clock`,
    SWITCHYARD_PUBLIC_URL: `http://127.0.0.1:${ports.api}`,
  };
  return {
    api: {
      ...everybody,
      SWITCHYARD_API_DATABASE_URL: apiUrl ?? administrationUrl,
      SWITCHYARD_API_PORT: String(ports.api),
      SWITCHYARD_METRICS_PORT: String(ports.metrics),
      SWITCHYARD_DRAIN_SECONDS: '0',
    },
    worker: {
      ...everybody,
      ...rounds(process.env),
      SWITCHYARD_WORKER_DATABASE_URL: workerUrl ?? administrationUrl,
      SWITCHYARD_WORKER_PORT: String(ports.worker),
      SWITCHYARD_METRICS_PORT: '',
      SWITCHYARD_SEALING_PRIVATE_KEYS: keys.privateKeys,
      SWITCHYARD_FETCH_ALLOW: pictureHost,
    },
  };
};
