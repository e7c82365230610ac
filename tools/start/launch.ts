import { type Child, waitUntilUp } from './services/child';
import {
  holdsAccounts,
  migrateDatabase,
  type RunningDatabase,
  startDatabase,
} from './services/database';
import { type Environments, keepKeys, type KeptKeys } from './services/environments';
import type { Installation } from './services/installation';
import type { Services } from './services/services';
import type { Ports, StartSettings } from './settings';
import type { Terminal } from './terminal';

export interface Urls {
  readonly api: string;
  readonly emulators: string;
  readonly worker: string;
}

export const urlsOf = (ports: Ports): Urls => ({
  api: `http://127.0.0.1:${ports.api}`,
  emulators: `http://127.0.0.1:${ports.emulators}`,
  worker: `http://127.0.0.1:${ports.worker}`,
});

/** Starts and migrates the database; an older one is brought to this release. */
export const openDatabase = (
  terminal: Terminal,
  settings: StartSettings,
  services: Services,
  installation: Installation,
): Promise<RunningDatabase> =>
  terminal.task('PostgreSQL', async (report) => {
    const database = await terminal.waitFor('PostgreSQL to accept connections', () =>
      startDatabase(settings.database, installation),
    );
    services.keepDatabase(database);
    await terminal.waitFor('the migrations of the database', () => migrateDatabase(database));
    report(`${database.description}, migrated`);
    return database;
  });

/** The keys of the installation; the first start makes them. */
export const openKeys = async (
  installation: Installation,
  database: RunningDatabase,
): Promise<KeptKeys> =>
  keepKeys(
    installation,
    database.embedded !== undefined && (await holdsAccounts(database.ownerUrl)),
  );

/** Shows that a process is up once it answers. */
export const waitForProcess = (
  terminal: Terminal,
  title: string,
  child: Child,
  address: string,
): Promise<void> =>
  terminal.task(title, async (report) => {
    await terminal.waitFor(`an answer at ${address}`, () => waitUntilUp(child, address));
    report(new URL(address).origin);
  });

/** The api and the worker boot side by side. */
export const startProcesses = (
  services: Services,
  environments: Environments,
): { readonly api: Child; readonly worker: Child } => ({
  api: services.start({
    name: 'api',
    main: 'apps/api/src/main.js',
    environment: environments.api,
  }),
  worker: services.start({
    name: 'sync-worker',
    main: 'apps/sync-worker/src/main.js',
    environment: environments.worker,
  }),
});

/** Waits until both take work. */
export const waitForProcesses = async (
  terminal: Terminal,
  { api, worker }: ReturnType<typeof startProcesses>,
  urls: Urls,
): Promise<void> => {
  await waitForProcess(terminal, 'api', api, `${urls.api}/readyz`);
  await waitForProcess(terminal, 'sync-worker', worker, `${urls.worker}/readyz`);
};
