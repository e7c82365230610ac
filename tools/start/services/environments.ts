import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateSealingKeys } from '@switchyard/identity';
import { type OwnDatabase, type Ports, StartFailure } from '../settings';
import { publicAppSettings, secretAppSettings } from './demo-vendors';
import { KEYS_FILE, OUTBOX } from './run-folder';

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

/**
 * Often enough for a person who watches, unless the person sets an interval; accounts are usually
 * read each quarter of an hour.
 */
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

/** What the api and the worker have in common: neither private keys nor secrets of vendors. */
const environmentOfBoth = (ports: Ports, keys: Keys): Environment => ({
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
  ...publicAppSettings,
});

/**
 * The environment of the api and the worker on top of that of `npm start`. There is no load
 * balancer here, so the api ends at once. Each works as its own role of the database. Only the
 * worker gets the private keys and the secrets of the vendors' applications, and may fetch from the
 * demo's own picture server.
 */
export const environmentsFor = (
  ports: Ports,
  { administrationUrl, apiUrl, workerUrl }: OwnDatabase,
  keys: Keys,
  pictureHost: string,
): Environments => {
  const everybody = environmentOfBoth(ports, keys);
  return {
    api: {
      ...everybody,
      SWITCHYARD_API_DATABASE_URL: apiUrl ?? administrationUrl,
      SWITCHYARD_API_PORT: String(ports.api),
      SWITCHYARD_METRICS_PORT: String(ports.metrics),
      SWITCHYARD_DRAIN_SECONDS: '0',
      SWITCHYARD_MAIL_OUTBOX: resolve(OUTBOX),
    },
    worker: {
      ...everybody,
      ...rounds(process.env),
      SWITCHYARD_WORKER_DATABASE_URL: workerUrl ?? administrationUrl,
      SWITCHYARD_WORKER_PORT: String(ports.worker),
      SWITCHYARD_METRICS_PORT: '',
      SWITCHYARD_SEALING_PRIVATE_KEYS: keys.privateKeys,
      ...secretAppSettings,
      SWITCHYARD_FETCH_ALLOW: pictureHost,
    },
  };
};

interface Keys {
  readonly publicKeys: string;
  readonly privateKeys: string;
  readonly secretKeys: string;
}

/**
 * The keys of this folder, made by the first start and readable by their owner only: a later start,
 * and `npm run admin`, open what an earlier one sealed.
 */
export const keepKeys = async (): Promise<Keys> => {
  if (existsSync(KEYS_FILE)) return readKeys();
  const keys = await makeKeys();
  const draft = `${KEYS_FILE}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, KEYS_FILE);
  return keys;
};

const makeKeys = async (): Promise<Keys> => {
  const { publicKey, privateKey } = await generateSealingKeys('demo');
  return {
    publicKeys: publicKey,
    privateKeys: privateKey,
    secretKeys: `demo:${randomBytes(32).toString('base64url')}`,
  };
};

const readKeys = (): Keys => {
  try {
    const { publicKeys, privateKeys, secretKeys } = JSON.parse(
      readFileSync(KEYS_FILE, 'utf8'),
    ) as Keys;
    if (
      [publicKeys, privateKeys, secretKeys].every((text) => typeof text === 'string' && text !== '')
    ) {
      return { publicKeys, privateKeys, secretKeys };
    }
  } catch {
    // Reported below; the content of the file stays unread here.
  }
  throw new StartFailure(
    `${KEYS_FILE} holds no keys.`,
    'Put back what was there; or remove it, and what was sealed with its keys can never be opened again.',
  );
};
