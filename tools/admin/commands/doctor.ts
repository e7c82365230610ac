import type { Command } from 'commander';
import type { CheckedLine } from '../doctor/check';
import { runningSettings } from '../doctor/running-settings';
import type { Environment, Print } from '../run-command';

interface Options {
  readonly json?: boolean;
  readonly metrics?: readonly string[];
}

const lineOf = ({ check, state, text, todo }: CheckedLine): string =>
  `${state.padEnd(8)} ${check}: ${text}${todo ? `. ${todo}` : ''}\n`;

/**
 * `doctor`: one line for each check, or `{ isHealthy, checks }` with `--json`. Exit 1 when one of
 * them is a problem. Nothing secret is printed, and nothing is changed.
 */
export const addDoctorCommand = (root: Command, print: Print, environment: Environment): void => {
  root
    .command('doctor')
    .description('checks a running installation by its settings')
    .option('--metrics <address...>', 'where processes serve metrics, like http://api:9464')
    .option('--json')
    .action(async ({ json, metrics }: Options) => {
      // Every context has a part in it: other commands need not load them.
      const { examine } = await import('../doctor/examine.js');
      const examination = await examine({ ...runningSettings(), ...environment }, metrics);
      if (json) print(examination);
      else for (const line of examination.checks) process.stdout.write(lineOf(line));
      if (!examination.isHealthy) process.exitCode = 1;
    });
};
