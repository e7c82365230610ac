import type { Command } from 'commander';
import { CreateSpace } from '@switchyard/identity';
import type { Run } from '../run-with';

interface Create {
  readonly account: string;
  readonly name: string;
}

/** `space create` → `{ spaceId, name, type }`. */
export const addSpaceCommands = (root: Command, run: Run): void => {
  root
    .command('space')
    .description('Shared Spaces')
    .command('create')
    .description('a shared Space of an account')
    .requiredOption('--account <id>')
    .requiredOption('--name <name>')
    .option('--json')
    .action(
      run<Create>(async (app, { account, name }) => {
        const space = await app.get(CreateSpace).execute(account, name);
        return { spaceId: space.id, name: space.name, type: space.type };
      }),
    );
};
