import { openDatabase, openKeys, startProcesses, urlsOf, waitForProcesses } from './launch';
import { requireLiveSettings } from './live-settings';
import { liveEnvironments } from './services/environments';
import type { Installation } from './services/installation';
import { type RunFile, writeRunFile } from './services/run-folder';
import type { Services } from './services/services';
import { choosePorts, type StartSettings } from './settings';
import type { Terminal } from './terminal';

export interface LiveServed {
  readonly apiUrl: string;
  /** Where people reach it, through the proxy. */
  readonly publicUrl: string;
  readonly sendsMails: boolean;
}

/**
 * Starts a live installation: no emulators, no demo account, the vendors' own addresses. TLS ends
 * in a proxy in front. Writes run.json for `npm run admin`.
 */
export const serveLive = async (
  terminal: Terminal,
  settings: StartSettings,
  services: Services,
  installation: Installation,
): Promise<LiveServed> => {
  requireLiveSettings(process.env);
  const ports = await choosePorts({ ...settings, emulators: { setting: '', port: 0 } });
  const urls = urlsOf(ports);
  const database = await openDatabase(terminal, settings, services, installation);
  const keys = await terminal.task('Keys', async (report) => {
    const opened = await openKeys(installation, database);
    report(`${opened.isNew ? 'made now, in' : 'in'} ${installation.keysFile}`);
    return opened;
  });
  if (keys.isNew) warnOfKeys(terminal, installation);
  const environments = liveEnvironments(ports, database, keys, installation);
  await waitForProcesses(terminal, startProcesses(services, environments), urls);
  const publicUrl = process.env['SWITCHYARD_PUBLIC_URL'] || urls.api;
  const run: RunFile = {
    environment: 'live',
    apiUrl: urls.api,
    docsUrl: `${publicUrl}/docs`,
    consoleUrl: `${publicUrl}/console/sign-in`,
    workerUrl: urls.worker,
    databaseUrl: database.administrationUrl,
    keysFile: installation.keysFile,
    embedded: database.embedded,
  };
  writeRunFile(run);
  return { apiUrl: urls.api, publicUrl, sendsMails: !!process.env['SWITCHYARD_SMTP_URL'] };
};

const warnOfKeys = (terminal: Terminal, { keysFile }: Installation): void => {
  const { bold, yellow } = terminal.colours;
  terminal.line(yellow(`    Save ${bold(keysFile)} now, apart from backups of the database.`));
  terminal.line('    Credentials and persons open with these keys only; backups do not hold them.');
};

/** The first steps of an operator, and the proxy that must be in front. */
export const showLive = (
  terminal: Terminal,
  { apiUrl, publicUrl, sendsMails }: LiveServed,
): void => {
  const line = (what: string, how: string): void => terminal.line(`    ${what.padEnd(24)} ${how}`);
  terminal.heading('Where to go next');
  line('The api', `${apiUrl}, for a proxy with TLS in front`);
  line('People reach it at', publicUrl);
  if (sendsMails) line('First account', `${publicUrl}/console/register`);
  else line('Mails', 'not sent: set SWITCHYARD_SMTP_URL, or make users on the command line');
  line('Or, in another terminal', 'npm run admin -- account create --email you@example.com …');
  line('Its first password', 'npm run admin -- account password --email you@example.com');
  line('Back it up', 'npm run admin -- backup <folder>');
  if (!publicUrl.startsWith('https:')) {
    terminal.line(
      '    SWITCHYARD_PUBLIC_URL must begin with https before vendors can be connected.',
    );
  }
  terminal.line();
};
