import { Command } from 'commander';
import { invalidRequest } from '@switchyard/kernel';
import { addAccountCommands } from './commands/account';
import { addConversionsCommands } from './commands/conversions';
import { addMemberCommands } from './commands/member';
import { addPersonCommands } from './commands/person';
import { addSpaceCommands } from './commands/space';
import { addTokenCommands } from './commands/token';
import { addWebsiteKeyCommands } from './commands/website-key';
import { runWith, type Environment, type Print } from './run-with';

/** A word that commander does not know is a refused call like any other. */
const refuse = (command: Command): void => {
  command.exitOverride((error) => {
    if (error.exitCode === 0) process.exit(0);
    throw invalidRequest(error.message.replace(/^error: /, ''));
  });
  command.configureOutput({ writeErr: () => undefined });
  command.commands.forEach((child) => refuse(child as Command));
};

/** `npm run --silent admin -- <noun> <verb> … --json`. */
export const program = (print: Print, environment: Environment): Command => {
  const root = new Command('admin').description(
    'Accounts, Spaces, members, tokens, website keys, persons and dead letters, straight in the database.',
  );
  const run = runWith(print, environment);
  for (const add of [
    addAccountCommands,
    addSpaceCommands,
    addMemberCommands,
    addTokenCommands,
    addWebsiteKeyCommands,
    addPersonCommands,
    addConversionsCommands,
  ]) {
    add(root, run);
  }
  refuse(root);
  return root;
};
