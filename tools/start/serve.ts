import { resolve } from 'node:path';
import {
  openDatabase,
  openKeys,
  startProcesses,
  type Urls,
  urlsOf,
  waitForProcess,
  waitForProcesses,
} from './launch';
import type { Child } from './services/child';
import type { RunningDatabase } from './services/database';
import {
  invitePeople,
  knowPeople,
  openaiKeyToTry,
  openEmulatedAccount,
  registerApplications,
} from './services/demo-vendors';
import { environmentOfEmulators, environmentsFor } from './services/environments';
import type { Installation } from './services/installation';
import {
  describeAccount,
  findAccount,
  type FoundAccount,
  keepAccount,
  type KeptAccount,
} from './services/keep-account';
import { type DemoRunFile, OUTBOX, writeRunFile } from './services/run-folder';
import { type Services, startPictureServer } from './services/services';
import { choosePorts, type Ports, StartFailure, type StartSettings } from './settings';
import { Api } from './story/api';
import { drawPicture } from './story/build-display';
import { connectByConsent } from './story/connect-account';
import { logo } from './story/desired/display';
import type { Terminal } from './terminal';

export interface Served {
  readonly api: Api;
  readonly logoUrl: string;
  readonly urls: Urls;
  readonly account: KeptAccount;
  /** False: an earlier start made it, and what is there is kept. */
  readonly isNew: boolean;
  /** Where the account is left for the next start; undefined: nowhere. */
  readonly installation: Installation | undefined;
  /** The role of the administration. */
  readonly databaseUrl: string;
}

/** They boot while the database is prepared. */
const startEmulators = (
  services: Services,
  ports: Ports,
  installation: Installation | undefined,
): Child =>
  services.start({
    name: 'platform-emulators',
    main: 'apps/platform-emulators/src/main.js',
    environment: environmentOfEmulators(ports, installation?.stateFile),
  });

/**
 * Starts everything of the demo and writes run.json. What was started is in `services`, also when
 * this throws half-way.
 */
export const serve = async (
  terminal: Terminal,
  settings: StartSettings,
  services: Services,
  installation: Installation,
): Promise<Served> => {
  const ports = await choosePorts(settings);
  const urls = urlsOf(ports);
  const kept = settings.database ? undefined : installation;
  const emulators = startEmulators(services, ports, kept);
  const database = await openDatabase(terminal, settings, services, installation);
  const keys = await openKeys(installation, database);
  const pictures = await startPictureServer(drawPicture(logo.width, logo.height));
  services.keepPictures(pictures);
  const processes = startProcesses(services, environmentsFor(ports, database, keys, pictures.host));
  await waitForProcess(
    terminal,
    'Platform emulators',
    emulators,
    `${urls.emulators}/_control/clock`,
  );
  await waitForProcesses(terminal, processes, urls);
  const { administrationUrl: databaseUrl } = database;
  const access = { databaseUrl, publicKeys: keys.publicKeys, apiUrl: urls.api, installation: kept };
  const found = await openAccount(terminal, access, urls);
  writeRunFile(runFile(found.account, urls, database, installation));
  return {
    ...found,
    api: new Api(urls.api, found.account.token, terminal),
    logoUrl: pictures.logoUrl,
    urls,
    installation: kept,
    databaseUrl,
  };
};

const runFile = (
  account: KeptAccount,
  urls: Urls,
  { administrationUrl, embedded }: RunningDatabase,
  { keysFile }: Installation,
): DemoRunFile => {
  const { accountId, spaceId, email, password, token, readOnlyToken, websiteKey } = account;
  return {
    environment: 'test',
    apiUrl: urls.api,
    docsUrl: `${urls.api}/docs`,
    consoleUrl: `${urls.api}/console/sign-in`,
    openaiKey: account.openaiKey ?? '',
    email,
    password,
    outbox: resolve(OUTBOX),
    emulatorUrl: urls.emulators,
    workerUrl: urls.worker,
    databaseUrl: administrationUrl,
    keysFile,
    embedded,
    accountId,
    spaceId,
    token,
    readOnlyToken,
    websiteKey,
  };
};

type Access = Parameters<typeof findAccount>[0];

const openAccount = async (
  terminal: Terminal,
  access: Access,
  urls: Urls,
): Promise<FoundAccount> => {
  const found = await terminal.task('Demo account', async (report) => {
    const opened = await terminal.waitFor('the tokens of the demo account', () =>
      findAccount(access),
    );
    await requireSamePast(urls, opened);
    const api = new Api(urls.api, opened.account.token, terminal);
    await connectMissing(api, urls.emulators);
    const state = opened.isNew ? 'plan enterprise, EUR, Europe/Berlin' : 'kept';
    report(`${state}, ${await describeAccount(api)}`);
    return opened;
  });
  await registerApplications(urls.emulators, urls.api);
  if (!(await knowPeople(urls.emulators))) await invitePeople(urls.emulators);
  await consentOnce(terminal, found.account, urls);
  if (found.account.openaiKey !== undefined) return found;
  const account = { ...found.account, openaiKey: await openaiKeyToTry(urls.emulators) };
  if (access.installation) keepAccount(access.installation, account);
  return { ...found, account };
};

/** An account that was connected needs the platforms that it was connected to. */
const requireSamePast = async (urls: Urls, { account, isNew }: FoundAccount): Promise<void> => {
  const isPrepared = !isNew && account.openaiKey !== undefined;
  if (!isPrepared || (await knowPeople(urls.emulators))) return;
  throw new StartFailure(
    'The emulated platforms begin without what the database knows of them: their state is missing or could not be read (.switchyard/logs/platform-emulators.log).',
    'Put the state back (.switchyard/demo/emulators.state), or begin anew: npm start -- --fresh.',
  );
};

/** Connected with pasted credentials, as scripts do; Google is connected by a consent. */
const PASTED = ['microsoft-ads', 'reddit-ads', 'meta-ads', 'openai-ads', 'linkedin-ads'] as const;
const BY_CONSENT = 'google-ads';

const connectedPlatforms = async (api: Api): Promise<ReadonlySet<string>> => {
  const connections =
    await api.get<readonly { readonly platform: string }[]>('/connections?limit=100');
  return new Set(connections.map(({ platform }) => platform));
};

/** One connection per platform; those of an earlier start are kept. */
const connectMissing = async (api: Api, emulatorUrl: string): Promise<void> => {
  const connected = await connectedPlatforms(api);
  for (const platform of PASTED.filter((one) => !connected.has(one))) {
    await api.post('/connections', await openEmulatedAccount(emulatorUrl, platform));
  }
};

const consentOnce = async (
  terminal: Terminal,
  { email, password, token }: KeptAccount,
  urls: Urls,
): Promise<void> => {
  const api = new Api(urls.api, token, terminal);
  if ((await connectedPlatforms(api)).has(BY_CONSENT)) return;
  await terminal.task('Ad account', async (report) => {
    report(
      await connectByConsent(terminal, api, BY_CONSENT, { apiUrl: urls.api, email, password }),
    );
  });
};
