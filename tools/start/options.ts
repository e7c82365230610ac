import { Command } from 'commander';

export interface StartOptions {
  /** End after the main job instead of staying up. */
  readonly once: boolean;
  /** Run the main job; without it the services are only served. */
  readonly demo: boolean;
}

/** Reads the arguments of `npm start`. Prints help or a complaint, and ends the process, when they are no use. */
export const readOptions = (argv: readonly string[]): StartOptions =>
  new Command('npm start --')
    .description(
      'Starts Switchyard on this machine: database, platform emulators, api, sync-worker and a demo account.',
    )
    .option('--once', 'end after the main job; exit 0 only when every step came out right', false)
    .option('--no-demo', 'only serve: no main job')
    .allowExcessArguments(false)
    .parse([...argv], { from: 'user' })
    .opts<StartOptions>();
