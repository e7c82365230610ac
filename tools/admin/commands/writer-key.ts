import { text } from 'node:stream/consumers';
import { readKeyRing } from '@switchyard/identity';
import { invalidRequest, SettingsReader } from '@switchyard/kernel';
import { sealWriterKey } from '@switchyard/social/worker';
import type { Command } from 'commander';
import type { Environment, Print } from '../run-command';

const NO_KEYS = [{ id: '', key: '' }] as const;

/**
 * `writer-key seal` → `{ sealed }`: reads the key of a writer from standard input and seals it to
 * the worker. Asks no database.
 */
export const addWriterKeyCommands = (
  root: Command,
  print: Print,
  environment: Environment,
): void => {
  root
    .command('writer-key')
    .description('The key of what writes social posts')
    .command('seal')
    .description('seals the key on standard input, for SWITCHYARD_WRITER_KEY')
    .option('--json')
    .action(async () => {
      const read = new SettingsReader(environment);
      read.text('SWITCHYARD_SEALING_PUBLIC_KEYS');
      const keys = read.read('SWITCHYARD_SEALING_PUBLIC_KEYS', readKeyRing, NO_KEYS);
      read.finish();
      const key = (await text(process.stdin)).trim();
      if (key === '') throw invalidRequest('Standard input must have the key.');
      print({ sealed: await sealWriterKey(key, keys) });
    });
};
