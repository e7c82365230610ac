import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnswerChecker } from '../answer-checker';
import { AdminProcess } from './admin-process';
import { type Child, type EmulatorProcess, startApi, startEmulatorProcess } from './child';
import { COMPILED_TREE, type Preload, preloadOf } from './compiled-tree';
import { EmulatorControl } from './emulator-control';
import {
  applyIsolation,
  emptyRedis,
  type Isolation,
  isolationEnv,
  isolationOfRun,
  type RedisSpace,
  type SystemDatabase,
  systemDatabase,
} from './stores';
import { System } from './system';

type Env = Readonly<Record<string, string>>;

export interface SystemSettings {
  /** Settings of api and workers on top of the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
  /** Business time of api and workers is that of the emulators, which a test sets forward. */
  readonly followsEmulators?: boolean;
  /**
   * It follows the emulators, and pauses between requests to platforms set their clock forward
   * instead of lasting.
   */
  readonly skipsWaits?: boolean;
  /** How many workers run from the start; 1 when left out. */
  readonly workers?: number;
  /**
   * BullMQ and limits on Redis; `SWITCHYARD_REDIS_URL` of the run when left out, PostgreSQL without
   * either.
   */
  readonly redisUrl?: string;
  /** Vendors at which it has an application that people consent to; all when left out. */
  readonly apps?: readonly VendorWithApp[];
  /** Settings of the api alone; `preload` is loaded into it first. */
  readonly api?: { readonly env: Env; readonly preload: Preload };
  /** Where it keeps its data; a database of the run's cluster when left out. */
  readonly database?: SystemDatabase;
  /** A compiled tree of another release, which api and workers are run from. */
  readonly processes?: string;
  /** Which mechanisms isolate Spaces; those of the run when left out. */
  readonly isolation?: Isolation;
}

/**
 * A short lease, so that the work of a killed worker is taken up while a test waits; limits that no
 * test meets by accident.
 */
const usual = (
  { apiUrl, workerUrl }: SystemDatabase,
  emulatorUrl: string,
  redisUrl: string | undefined,
): Env => ({
  SWITCHYARD_API_DATABASE_URL: apiUrl,
  SWITCHYARD_WORKER_DATABASE_URL: workerUrl,
  SWITCHYARD_ENVIRONMENT: 'test',
  ...Object.fromEntries(
    PLATFORM_IDS.map((id) => [
      `SWITCHYARD_${id.toUpperCase().replace('-', '_')}_BASE_URL`,
      emulatorUrl,
    ]),
  ),
  SWITCHYARD_LEASE_SECONDS: '2',
  SWITCHYARD_REQUESTS_PER_MINUTE: '1000000',
  SWITCHYARD_LOG_LEVEL: 'warn',
  SWITCHYARD_DRAIN_SECONDS: '0',
  SWITCHYARD_SWEEP_MILLISECONDS: '250',
  // Each database has a lineage of its own: systems may share the folder.
  SWITCHYARD_LINEAGE_DIR: join(tmpdir(), 'switchyard-lineages'),
  ...(redisUrl ? { SWITCHYARD_REDIS_URL: redisUrl } : {}),
});

const timeEnv = (
  { skipsWaits = false, followsEmulators = skipsWaits }: SystemSettings,
  emulatorUrl: string,
): Env => (followsEmulators ? { SWITCHYARD_CLOCK_URL: `${emulatorUrl}/_control/clock` } : {});

const apiEnv = (tree: string, { NODE_OPTIONS = '' }: Env, { api }: SystemSettings): Env =>
  api ? { ...api.env, NODE_OPTIONS: `${NODE_OPTIONS} ${preloadOf(tree, api.preload)}`.trim() } : {};

const redisOf = ({
  redisUrl = process.env['SWITCHYARD_REDIS_URL'],
}: SystemSettings): Promise<RedisSpace | undefined> =>
  redisUrl ? emptyRedis(redisUrl) : Promise.resolve(undefined);

/**
 * Starts the product as real processes from a compiled tree, on a fresh database. A run with
 * `SWITCHYARD_TEST_ISOLATION` leaves only one of the two mechanisms that isolate Spaces active: the
 * same tests must pass with either. When it cannot start, nothing of it is left running.
 */
export const startSystem = async (settings: SystemSettings = {}): Promise<System> => {
  const [tree, redis] = [settings.processes ?? COMPILED_TREE, await redisOf(settings)];
  const [database, emulatorProcess] = await Promise.all([
    settings.database ?? systemDatabase(COMPILED_TREE),
    startEmulatorProcess(COMPILED_TREE),
  ]);
  const children: Child[] = [emulatorProcess.child];
  try {
    return await systemAround({ tree, redis, database, emulatorProcess, settings, children });
  } catch (error) {
    await Promise.all(children.map((child) => child.kill('SIGKILL')));
    await redis?.release();
    throw error;
  }
};

const checkers = new Map<string, Promise<AnswerChecker>>();

/** By the description of the first api of a tree: all others of it give the same. */
const checkerOf = (tree: string, apiUrl: string): Promise<AnswerChecker> => {
  const known = checkers.get(tree) ?? AnswerChecker.of(apiUrl);
  checkers.set(tree, known);
  known.catch(() => checkers.delete(tree));
  return known;
};

interface Surroundings {
  readonly tree: string;
  readonly redis: RedisSpace | undefined;
  readonly database: SystemDatabase;
  readonly emulatorProcess: EmulatorProcess;
  readonly settings: SystemSettings;
  /** What is started is added, so that it is ended when the rest fails. */
  readonly children: Child[];
}

const systemAround = async (surroundings: Surroundings): Promise<System> => {
  const { tree, redis, database, emulatorProcess, settings, children } = surroundings;
  const { env, privateKeys } = await environmentOf(surroundings);
  const { apps = VENDORS_WITH_APPS } = settings;
  const [{ api, apiUrl }, admin] = await both(
    startApi(tree, { ...env, ...apiEnv(tree, env, settings) }).then((made) => {
      children.push(made.api);
      return made;
    }),
    AdminProcess.open(COMPILED_TREE, database.url),
  );
  const system = new System({
    tree,
    api,
    apiUrl,
    apiEnv: env,
    admin,
    database,
    redis,
    workers: settings.workers ?? 1,
    emulatorProcess: emulatorProcess.child,
    emulators: new EmulatorControl(emulatorProcess.url),
    checker: await checkerOf(tree, apiUrl),
    workerEnv: {
      ...env,
      ...secretAppEnv(apps),
      SWITCHYARD_PUBLIC_URL: apiUrl,
      SWITCHYARD_SEALING_PRIVATE_KEYS: privateKeys,
      SWITCHYARD_WORKER_PORT: '0',
    },
  });
  if (settings.skipsWaits) await system.emulators.skipWaits();
  await registerApps(system.emulators, apps, apiUrl);
  await Promise.all(Array.from({ length: settings.workers ?? 1 }, () => system.startWorker()));
  return system;
};

/** Settings of every process, and the keys that only workers get. */
const environmentOf = async ({
  tree,
  redis,
  database,
  emulatorProcess,
  settings,
}: Surroundings): Promise<{ readonly env: Env; readonly privateKeys: string }> => {
  const isolation = settings.isolation ?? isolationOfRun();
  await applyIsolation(database.ownerUrl, isolation);
  const { publicKeys, privateKeys, secretKeys } = systemKeys();
  const env: Env = {
    ...usual(database, emulatorProcess.url, redis?.url),
    ...isolationEnv(tree, isolation),
    ...timeEnv(settings, emulatorProcess.url),
    ...publicAppEnv(settings.apps ?? VENDORS_WITH_APPS),
    SWITCHYARD_SEALING_PUBLIC_KEYS: publicKeys,
    SWITCHYARD_SECRET_KEYS: secretKeys,
    ...settings.env,
  };
  return { env, privateKeys };
};

/** Throws the first failure once both are over. */
const both = async <A, B>(one: Promise<A>, other: Promise<B>): Promise<readonly [A, B]> => {
  await Promise.allSettled([one, other]);
  return [await one, await other];
};

/** Fresh keys in the form of the settings: an X25519 pair for sealing, and one for secrets. */
const systemKeys = (): {
  readonly publicKeys: string;
  readonly privateKeys: string;
  readonly secretKeys: string;
} => {
  const { x = '', d = '' } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' });
  return {
    publicKeys: `test:${x}`,
    privateKeys: `test:${d}`,
    secretKeys: `test:${randomBytes(32).toString('base64url')}`,
  };
};

/** Platforms whose ad accounts are connected by consent to an application of the installation. */
export const VENDORS_WITH_APPS = [
  'google-ads',
  'microsoft-ads',
  'meta-ads',
  'linkedin-ads',
  'reddit-ads',
] as const satisfies readonly PlatformId[];
type VendorWithApp = (typeof VENDORS_WITH_APPS)[number];

const nameOf = (platform: PlatformId, suffix: string): string =>
  `SWITCHYARD_${platform.toUpperCase().replace('-', '_')}_${suffix}`;

const clientIdOf = (platform: PlatformId): string => `emulated-app-of-tests-${platform}`;

/** The secret of a system's application, which must be seen nowhere. */
export const clientSecretOf = (platform: PlatformId): string =>
  `emulated-secret-of-tests-${platform}`;

/** What every process knows of the applications. */
const publicAppEnv = (platforms: readonly VendorWithApp[]): Env =>
  Object.fromEntries(platforms.map((one) => [nameOf(one, 'CLIENT_ID'), clientIdOf(one)]));

/** The one that the emulated Microsoft takes. */
const DEVELOPER_TOKEN = 'fake-developer-token';

/** What the workers alone know. */
const secretAppEnv = (platforms: readonly VendorWithApp[]): Env => ({
  ...Object.fromEntries(
    platforms.map((one) => [nameOf(one, 'CLIENT_SECRET'), clientSecretOf(one)]),
  ),
  ...(platforms.includes('microsoft-ads')
    ? { [nameOf('microsoft-ads', 'DEVELOPER_TOKEN')]: DEVELOPER_TOKEN }
    : {}),
});

/** Registers the applications at the emulators, with the redirect addresses of the api. */
const registerApps = async (
  emulators: EmulatorControl,
  platforms: readonly VendorWithApp[],
  publicUrl: string,
): Promise<void> => {
  await Promise.all(
    platforms.map((platform) =>
      emulators.app({
        platform,
        clientId: clientIdOf(platform),
        clientSecret: clientSecretOf(platform),
        redirectUris: [`${publicUrl}/app/connect/${platform}/callback`],
      }),
    ),
  );
};
