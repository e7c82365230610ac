import 'reflect-metadata';
import { invalidRequest, isRefusal } from '@switchyard/kernel';
import { Command } from 'commander';
import { addAccountCommands, addMemberCommands, addSpaceCommands } from './commands/accounts';
import { addAuditCommands } from './commands/audit';
import { addBackupCommands } from './commands/backup';
import { addConversionsCommands, addPersonCommands } from './commands/conversions';
import { addDistributeCommand } from './commands/distribute';
import { addDoctorCommand } from './commands/doctor';
import { addTokenCommands, addWebsiteKeyCommands } from './commands/credentials';
import { addWorkCommands } from './commands/work';
import { addWriterKeyCommands } from './commands/writer-key';
import { type Environment, type Print, runWith } from './run-command';

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
const program = (print: Print, environment: Environment): Command => {
  const root = new Command('admin').description(
    'Accounts, Spaces, members, tokens, website keys, persons, dead letters, stuck work and the audit trail, straight in the database; backups of the embedded one; a database divided over servers.',
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
    addAuditCommands,
    addWorkCommands,
  ]) {
    add(root, run);
  }
  addWriterKeyCommands(root, print, environment);
  addDoctorCommand(root, print, environment);
  addBackupCommands(root, print);
  addDistributeCommand(root, environment);
  refuse(root);
  return root;
};

const INTERNAL = { error: { code: 'INTERNAL_ERROR' } };

/** One JSON object on stdout, or the error envelope on stderr and exit 1. */
const main = async (): Promise<void> => {
  try {
    await program(
      (result) => process.stdout.write(`${JSON.stringify(result)}\n`),
      process.env,
    ).parseAsync(process.argv);
  } catch (error) {
    const { code, message, details } = isRefusal(error)
      ? error
      : { ...INTERNAL.error, message: (error as Error).message, details: undefined };
    process.stderr.write(
      `${JSON.stringify({ error: { code, message, ...(details ? { details } : {}) } })}\n`,
    );
    process.exitCode = 1;
  }
};

void main();
