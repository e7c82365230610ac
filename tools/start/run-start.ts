import { setTimeout as pause } from 'node:timers/promises';
import type { StartOptions } from './options';
import { serve, type Served } from './serve';
import { endedEarly } from './services/child';
import { openRounds } from './services/rounds';
import { removeRunFile } from './services/run-file';
import { Services } from './services/services';
import type { StartSettings } from './settings';
import { StartFailure } from './start-failure';
import { StepFailed } from './story/step-failed';
import { tellStory } from './story/tell-story';
import type { Terminal } from './terminal/terminal';
import { whereToGoNext } from './where-to-go-next';

/** Ends when somebody asked for it; rejects when a process died that should not have. */
export interface Endings {
  /** Resolves with the exit code of being asked to end. */
  readonly asked: Promise<number>;
}

const INTERRUPTED = 130;

const tell = async (
  terminal: Terminal,
  { api, logoUrl, urls, account, databaseUrl }: Served,
  services: Services,
  redisUrl: string | undefined,
): Promise<boolean> => {
  const rounds = await openRounds({ databaseUrl, redisUrl }, account.accountId);
  services.keepRounds(rounds);
  const { askForRound } = rounds;
  try {
    await tellStory(terminal, api, { logoUrl, emulatorUrl: urls.emulators, askForRound });
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

const whole = async (
  terminal: Terminal,
  options: StartOptions,
  settings: StartSettings,
  services: Services,
): Promise<number | undefined> => {
  const served = await serve(terminal, settings, services);
  const wentWell = !options.demo || (await tell(terminal, served, services, settings.redisUrl));
  finish(terminal, options, served, wentWell);
  if (options.once) return wentWell ? 0 : 1;
  terminal.line(`Up until you press Ctrl-C.`);
  return undefined;
};

const never = new Promise<never>(() => undefined);

/** Whoever waits for that process notices first, and says it where the eye is. */
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

/** Runs `npm start` from its first line to its last. Answers the exit code; whatever was started has ended by then. */
export const runStart = async (
  terminal: Terminal,
  options: StartOptions,
  settings: StartSettings,
  { asked }: Endings,
): Promise<number> => {
  const services = new Services();
  let isUp = false;
  const work = whole(terminal, options, settings, services).then((code) => {
    isUp = true;
    return code ?? never;
  });
  try {
    return await Promise.race([
      work,
      asked.then((code) => farewell(terminal, isUp ? code : INTERRUPTED)),
      dead(services),
    ]);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    terminal.line(`\n${terminal.colours.red('✖')} ${error.message}\n  What to do: ${error.advice}`);
    return 1;
  } finally {
    removeRunFile();
    await terminal.waitFor('the processes to end', () => services.stop());
  }
};
