import { resolve } from 'node:path';
import { type Child, waitUntilUp } from './services/child';
import { migrateDatabase, type RunningDatabase, startDatabase } from './services/database';
import { createDemoAccount, type DemoAccount } from './services/demo-account';
import { arrangeVendors, openaiKeyToTry, openEmulatedAccount } from './services/demo-vendors';
import {
  environmentOfEmulators,
  type Environments,
  environmentsFor,
  keepKeys,
} from './services/environments';
import { OUTBOX, writeRunFile } from './services/run-folder';
import { type Services, startPictureServer } from './services/services';
import { choosePorts, type Ports, type StartSettings } from './settings';
import { Api } from './story/api';
import { drawPicture } from './story/build-display';
import { connectByConsent } from './story/connect-account';
import { logo } from './story/desired/display';
import type { Terminal } from './terminal';

export interface Served {
  readonly api: Api;
  readonly logoUrl: string;
  readonly urls: Urls;
  readonly account: DemoAccount;
  /** Of an ad account at OpenAI that is not connected. */
  readonly openaiKey: string;
  /** The role of the administration. */
  readonly databaseUrl: string;
}

interface Urls {
  readonly api: string;
  readonly emulators: string;
  readonly worker: string;
}

const openDatabase = (
  terminal: Terminal,
  settings: StartSettings,
  services: Services,
): Promise<RunningDatabase> =>
  terminal.task('PostgreSQL', async (report) => {
    const database = await terminal.waitFor('PostgreSQL to accept connections', () =>
      startDatabase(settings.database),
    );
    services.keepDatabase(database);
    await terminal.waitFor('the migrations of the database', () => migrateDatabase(database));
    report(`${database.description}, migrated`);
    return database;
  });

/** They boot while the database is prepared. */
const startEmulators = (services: Services, ports: Ports): Child =>
  services.start({
    name: 'platform-emulators',
    main: 'apps/platform-emulators/src/main.js',
    environment: environmentOfEmulators(ports),
  });

/** The api and the worker boot side by side. */
const startProcesses = async (
  terminal: Terminal,
  services: Services,
  environments: Environments,
  urls: Urls,
  emulators: Child,
): Promise<void> => {
  const [api, worker] = [
    services.start({ name: 'api', main: 'apps/api/src/main.js', environment: environments.api }),
    services.start({
      name: 'sync-worker',
      main: 'apps/sync-worker/src/main.js',
      environment: environments.worker,
    }),
  ];
  const up = (title: string, child: Child, url: string, path: string): Promise<void> =>
    terminal.task(title, async (report) => {
      await terminal.waitFor(`an answer at ${url}${path}`, () => waitUntilUp(child, url + path));
      report(url);
    });
  await up('Platform emulators', emulators, urls.emulators, '/_control/clock');
  await up('api', api, urls.api, '/readyz');
  await up('sync-worker', worker, urls.worker, '/readyz');
};

const openAccount = async (
  terminal: Terminal,
  databaseUrl: string,
  publicKeys: string,
  urls: Urls,
): Promise<Omit<Served, 'logoUrl' | 'databaseUrl'>> => {
  const opened = await terminal.task('Demo account', async (report) => {
    const account = await terminal.waitFor('the tokens of the demo account', () =>
      createDemoAccount(databaseUrl, publicKeys),
    );
    const api = new Api(urls.api, account.token, terminal);
    const connected = await connectPlatforms(api, urls.emulators);
    report(
      `plan enterprise, EUR, Europe/Berlin, ${connected.length} ad accounts with pasted credentials`,
    );
    return { api, urls, account };
  });
  await terminal.task('Ad account', async (report) => {
    await arrangeVendors(urls.emulators, urls.api);
    const { email, password } = opened.account;
    report(
      await connectByConsent(terminal, opened.api, 'google-ads', {
        apiUrl: urls.api,
        email,
        password,
      }),
    );
  });
  return { ...opened, openaiKey: await openaiKeyToTry(urls.emulators) };
};

/**
 * Starts everything and writes run.json. What was started is in `services`, also when this throws
 * half-way.
 */
export const serve = async (
  terminal: Terminal,
  settings: StartSettings,
  services: Services,
): Promise<Served> => {
  const ports = await choosePorts(settings);
  const urls = {
    api: `http://127.0.0.1:${ports.api}`,
    emulators: `http://127.0.0.1:${ports.emulators}`,
    worker: `http://127.0.0.1:${ports.worker}`,
  };
  const emulators = startEmulators(services, ports);
  const database = await openDatabase(terminal, settings, services);
  const [keys, pictures] = [
    await keepKeys(),
    await startPictureServer(drawPicture(logo.width, logo.height)),
  ];
  services.keepPictures(pictures);
  await startProcesses(
    terminal,
    services,
    environmentsFor(ports, database, keys, pictures.host),
    urls,
    emulators,
  );
  const served = {
    ...(await openAccount(terminal, database.administrationUrl, keys.publicKeys, urls)),
    logoUrl: pictures.logoUrl,
    databaseUrl: database.administrationUrl,
  };
  const { accountId, spaceId, email, password, token, readOnlyToken, websiteKey } = served.account;
  writeRunFile({
    apiUrl: urls.api,
    docsUrl: `${urls.api}/docs`,
    consoleUrl: `${urls.api}/console/sign-in`,
    openaiKey: served.openaiKey,
    email,
    password,
    outbox: resolve(OUTBOX),
    emulatorUrl: urls.emulators,
    workerUrl: urls.worker,
    databaseUrl: database.administrationUrl,
    accountId,
    spaceId,
    token,
    readOnlyToken,
    websiteKey,
  });
  return served;
};

/** Connected with pasted credentials, as scripts do; Google is connected by a consent. */
const PASTED = ['microsoft-ads', 'reddit-ads', 'meta-ads', 'openai-ads', 'linkedin-ads'] as const;

/** One connection per platform with credentials of its own. Returns their platforms. */
const connectPlatforms = async (api: Api, emulatorUrl: string): Promise<readonly string[]> => {
  for (const platform of PASTED) {
    await api.post('/connections', await openEmulatedAccount(emulatorUrl, platform));
  }
  return PASTED;
};
