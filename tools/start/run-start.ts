import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { asStartFailure } from './disk-problem';
import { serve, type Served } from './serve';
import { serveLive, showLive } from './serve-live';
import { endedEarly } from './services/child';
import {
  emptyInstallation,
  type Installation,
  installationOf,
  type Kind,
  openInstallation,
} from './services/installation';
import { keepAccount, type KeptAccount } from './services/keep-account';
import { openRounds } from './services/rounds';
import { removeRunFile, RUN_FILE } from './services/run-folder';
import { Services } from './services/services';
import { StartFailure, type StartSettings } from './settings';
import { StepFailed } from './story/api';
import { runStory } from './story/run-story';
import type { Terminal } from './terminal';

/** What a person who has just seen the story can do with the running processes. */
const whereToGoNext = (terminal: Terminal, { urls }: Served): void => {
  const { bold, cyan, dim } = terminal.colours;
  terminal.heading('Where to go next');
  const line = (what: string, where: string): void =>
    terminal.line(`    ${what.padEnd(24)} ${where}`);
  line('API reference', cyan(`${urls.api}/docs`));
  line('Its description', cyan(`${urls.api}/api/v1/openapi.json`));
  line('Connect ad accounts', cyan(`${urls.api}/console/connections`));
  line('What the networks hold', cyan(`${urls.emulators}/_control/objects`));
  line('Addresses and tokens', `${RUN_FILE} ${dim('(yours to read, there while this runs)')}`);
  terminal.line('    A first call, from another terminal in this folder:');
  terminal.line(
    bold(
      `    curl -H "Authorization: Bearer $(node -p "require('./${RUN_FILE}').token")" ${urls.api}/api/v1/me`,
    ),
  );
  terminal.line();
};

/** Ends on request; rejects when a process died unexpectedly. */
export interface Endings {
  /** Resolves with the exit code of being asked to end. */
  readonly asked: Promise<number>;
}

const INTERRUPTED = 130;

const showStory = async (
  terminal: Terminal,
  { api, logoUrl, urls, account, databaseUrl, installation }: Served,
  services: Services,
  redisUrl: string | undefined,
): Promise<boolean> => {
  const note = (story: KeptAccount['story']): void => {
    if (installation) keepAccount(installation, { ...account, story });
  };
  note('begun');
  const rounds = await openRounds({ databaseUrl, redisUrl }, account.accountId);
  services.keepRounds(rounds);
  const { askForRound } = rounds;
  try {
    await runStory(terminal, api, { logoUrl, emulatorUrl: urls.emulators, askForRound });
    note('played');
    return true;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    terminal.line();
    terminal.line(`${terminal.colours.red('✖')} ${error.message}`);
    terminal.line('  What to do: look into .switchyard/logs, then run it again.');
    return false;
  }
};

const finish = (
  terminal: Terminal,
  options: StartOptions,
  served: Served,
  wentWell: boolean,
): void => {
  if (options.once) {
    terminal.line(wentWell ? `\n${terminal.colours.green('Every step came out right.')}` : '');
  } else whereToGoNext(terminal, served);
};

const STORIES: Readonly<Record<KeptAccount['story'], string>> = {
  'not played': 'The main job was not shown yet.',
  begun: 'The main job was not shown to its end.',
  played: 'The main job was shown by an earlier start.',
};

/** What a start finds that does not show the main job, because there is data. */
const describeKept = (terminal: Terminal, { account }: Served): void => {
  terminal.line(
    `\n    ${STORIES[account.story]} What is there is kept; npm start -- --fresh deletes it and shows the main job.`,
  );
};

const wholeDemo = async (
  terminal: Terminal,
  options: StartOptions,
  settings: StartSettings,
  services: Services,
  installation: Installation,
): Promise<number | undefined> => {
  const served = await serve(terminal, settings, services, installation);
  if (!served.isNew) describeKept(terminal, served);
  const wentWell =
    !options.demo ||
    !served.isNew ||
    (await showStory(terminal, served, services, settings.redisUrl));
  finish(terminal, options, served, wentWell);
  if (options.once) return wentWell ? 0 : 1;
  const { email, password } = served.account;
  terminal.line(`Sign in at ${served.urls.api}/console/sign-in as ${email} with ${password}`);
  terminal.line(`Up until you press Ctrl-C.`);
  return undefined;
};

const wholeLive = async (
  terminal: Terminal,
  settings: StartSettings,
  services: Services,
  installation: Installation,
): Promise<undefined> => {
  showLive(terminal, await serveLive(terminal, settings, services, installation));
  terminal.line(`Up until you press Ctrl-C.`);
};

/** `--once` and `--no-keep` leave the data of the demo alone. */
const kindOf = ({ live, once, keep }: StartOptions): Kind => {
  if (live) return 'live';
  return once || !keep ? 'temporary' : 'demo';
};

const whole = async (
  terminal: Terminal,
  options: StartOptions,
  settings: StartSettings,
  services: Services,
  installation: Installation,
): Promise<number | undefined> => {
  if (options.fresh || installation.kind === 'temporary') await emptyInstallation(installation);
  openInstallation(installation);
  return installation.kind === 'live'
    ? wholeLive(terminal, settings, services, installation)
    : wholeDemo(terminal, options, settings, services, installation);
};

const never = new Promise<never>(() => undefined);

/** The code that waits for that process notices first, and reports it next to the current line. */
const NOTICED_MS = 500;
const dead = async (services: Services): Promise<never> => {
  const child = await services.failed;
  await pause(NOTICED_MS);
  throw endedEarly(child);
};

const farewell = (terminal: Terminal, code: number): number => {
  terminal.line('\nEnding …');
  return code;
};

/**
 * Runs `npm start` from its first line to its last. Returns the exit code; whatever was started has
 * ended by then.
 */
export const runStart = async (
  terminal: Terminal,
  options: StartOptions,
  settings: StartSettings,
  { asked }: Endings,
): Promise<number> => {
  const services = new Services();
  const installation = installationOf(kindOf(options));
  let isUp = false;
  const work = whole(terminal, options, settings, services, installation).then((code) => {
    isUp = true;
    return code ?? never;
  });
  try {
    return await Promise.race([
      work,
      asked.then((code) => farewell(terminal, isUp ? code : INTERRUPTED)),
      dead(services),
    ]);
  } catch (caught) {
    const error = asStartFailure(caught);
    if (!(error instanceof StartFailure)) throw error;
    terminal.line(`\n${terminal.colours.red('✖')} ${error.message}\n  What to do: ${error.advice}`);
    return 1;
  } finally {
    removeRunFile();
    await terminal.waitFor('the processes to end', () => services.stop());
    if (installation.kind === 'temporary') await emptyInstallation(installation);
  }
};

export interface StartOptions {
  /** End after the main job instead of staying up. */
  readonly once: boolean;
  /** Run the main job; without it the services are only served. */
  readonly demo: boolean;
  /** Delete what earlier starts kept. */
  readonly fresh: boolean;
  /** Keep data for the next start. */
  readonly keep: boolean;
  /** Real platforms, and data of its own. */
  readonly live: boolean;
}

/** Live data is deleted by hand or not at all. */
const onlyLive = (command: Command): readonly string[] =>
  (['once', 'fresh'] as const)
    .filter((name) => command.getOptionValue(name) === true)
    .map((name) => `--${name}`)
    .concat(command.getOptionValue('keep') === false ? ['--no-keep'] : []);

/**
 * Reads the arguments of `npm start`. Prints help or a complaint, and ends the process, when they
 * are no use.
 */
export const readOptions = (argv: readonly string[]): StartOptions => {
  const command = new Command('npm start --')
    .description(
      'Starts Switchyard on this machine: database, platform emulators, api, sync-worker and a demo account. Data is kept between starts in .switchyard/demo.',
    )
    .option('--live', 'real platforms, no demo, data of its own in .switchyard/live', false)
    .option('--fresh', 'delete what earlier starts kept of the demo, and begin anew', false)
    .option(
      '--once',
      'show the main job on a database of its own and end; exit 0 only when every step came out right',
      false,
    )
    .option('--no-demo', 'only serve: no main job')
    .option('--no-keep', 'with a database of its own that begins empty and is not kept')
    .allowExcessArguments(false)
    .parse([...argv], { from: 'user' });
  const options = command.opts<StartOptions>();
  const refused = options.live ? onlyLive(command) : [];
  if (refused.length > 0) {
    command.error(
      `error: ${refused.join(' and ')} cannot go with --live. Live data is deleted by hand: move .switchyard/live away.`,
    );
  }
  return options;
};
