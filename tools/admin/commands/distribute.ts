import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from 'commander';
import { runningSettings } from '../doctor/running-settings';
import type { Environment } from '../run-command';

/** The program that knows the place of every table; the image of the migrations has it, too. */
const PROGRAM = join(__dirname, '..', '..', 'migrations', 'distribute', 'main.js');

interface Options {
  readonly dryRun?: boolean;
}

/**
 * `distribute` → `{ isDry, commands, placed, stays, obstacles }`. Without `--dry-run` a database
 * with obstacles is refused.
 */
export const addDistributeCommand = (root: Command, environment: Environment): void => {
  root
    .command('distribute')
    .description('divides a migrated database over the servers of Citus (docs/scale.md)')
    .option('--dry-run', 'prints the commands in their order and changes nothing')
    .option('--json')
    .action(({ dryRun }: Options) => {
      const { status } = spawnSync(process.execPath, [PROGRAM, ...(dryRun ? ['--dry-run'] : [])], {
        stdio: 'inherit',
        env: { ...runningSettings(), ...environment },
      });
      process.exitCode = status ?? 1;
    });
};
