import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateSealingKeys } from '@switchyard/identity';
import { type OwnDatabase, type Ports, StartFailure } from '../settings';
import { publicAppSettings, secretAppSettings } from './demo-vendors';
import type { Installation } from './installation';
import { writePrivately } from './private-file';
import { OUTBOX } from './run-folder';

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

/**
 * What the emulators get: they need neither database nor keys. Without a file they lose their state
 * at the end.
 */
export const environmentOfEmulators = (
  { emulators }: Ports,
  stateFile: string | undefined,
): Environment => ({
  SWITCHYARD_EMULATOR_PORT: String(emulators),
  SWITCHYARD_EMULATOR_HOST: '127.0.0.1',
  SWITCHYARD_EMULATOR_STATE: stateFile === undefined ? '' : resolve(stateFile),
});

/** Each process is given its own. */
const NO_DATABASE: Environment = {
  SWITCHYARD_DATABASE_URL: '',
  SWITCHYARD_MIGRATION_DATABASE_URL: '',
  SWITCHYARD_API_DATABASE_URL: '',
  SWITCHYARD_WORKER_DATABASE_URL: '',
};

/** What the api and the worker have in common: neither private keys nor secrets of vendors. */
const environmentOfBoth = (ports: Ports, keys: Keys): Environment => ({
  ...NO_DATABASE,
  SWITCHYARD_ENVIRONMENT: 'test',
  SWITCHYARD_LISTEN_HOST: '127.0.0.1',
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

/**
 * The environment of a live api and worker on top of that of `npm start`: the vendors' own
 * addresses, real time, and neither private keys nor secrets of vendors for the api.
 */
export const liveEnvironments = (
  ports: Ports,
  { administrationUrl, apiUrl, workerUrl }: OwnDatabase,
  keys: Keys,
  { lineageFolder }: Installation,
): Environments => {
  const both: Environment = {
    ...NO_DATABASE,
    SWITCHYARD_ENVIRONMENT: 'live',
    SWITCHYARD_SEALING_PUBLIC_KEYS: keys.publicKeys,
    SWITCHYARD_SECRET_KEYS: keys.secretKeys,
  };
  return {
    api: {
      ...both,
      ...Object.fromEntries(Object.keys(secretAppSettings).map((name) => [name, ''])),
      SWITCHYARD_SEALING_PRIVATE_KEYS: '',
      SWITCHYARD_API_DATABASE_URL: apiUrl ?? administrationUrl,
      SWITCHYARD_API_PORT: String(ports.api),
      SWITCHYARD_METRICS_PORT: String(ports.metrics),
    },
    worker: {
      ...both,
      SWITCHYARD_SEALING_PRIVATE_KEYS: keys.privateKeys,
      SWITCHYARD_WORKER_DATABASE_URL: workerUrl ?? administrationUrl,
      SWITCHYARD_WORKER_PORT: String(ports.worker),
      SWITCHYARD_METRICS_PORT: '',
      SWITCHYARD_LINEAGE_DIR: resolve(lineageFolder),
    },
  };
};

interface Keys {
  readonly publicKeys: string;
  readonly privateKeys: string;
  readonly secretKeys: string;
}

/** The keys of an installation, and whether this start made them. */
export interface KeptKeys extends Keys {
  readonly isNew: boolean;
}

/**
 * The keys of an installation, made by the first start and readable by their owner only: a later
 * start, and `npm run admin`, open what an earlier one sealed. Throws StartFailure when they are
 * missing and the database holds what was sealed with them.
 */
export const keepKeys = async (
  { kind, keysFile }: Installation,
  holdsSealed: boolean,
): Promise<KeptKeys> => {
  if (existsSync(keysFile)) return { ...readKeys(keysFile), isNew: false };
  if (holdsSealed) throw keysMissing(kind, keysFile);
  const keys = await makeKeys(kind === 'live' ? 'live' : 'demo');
  writePrivately(keysFile, keys);
  return { ...keys, isNew: true };
};

const keysMissing = (kind: Installation['kind'], keysFile: string): StartFailure =>
  new StartFailure(
    `${keysFile} is missing, and the database holds accounts. What was sealed with these keys opens with no others.`,
    kind === 'live'
      ? `Put back your copy of ${keysFile}. No new keys are made for this database.`
      : `Put back ${keysFile}, or begin anew: npm start -- --fresh.`,
  );

const makeKeys = async (id: string): Promise<Keys> => {
  const { publicKey, privateKey } = await generateSealingKeys(id);
  return {
    publicKeys: publicKey,
    privateKeys: privateKey,
    secretKeys: `${id}:${randomBytes(32).toString('base64url')}`,
  };
};

const readKeys = (keysFile: string): Keys => {
  try {
    const { publicKeys, privateKeys, secretKeys } = JSON.parse(
      readFileSync(keysFile, 'utf8'),
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
    `${keysFile} holds no keys.`,
    'Put back what was there; or remove it, and what was sealed with its keys can never be opened again.',
  );
};
