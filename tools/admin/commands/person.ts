import type { Command } from 'commander';
import type { INestApplicationContext } from '@nestjs/common';
import { ErasePerson } from '@switchyard/conversions';
import { Refusal } from '@switchyard/kernel';
import type { Run } from '../run-with';

interface Erase {
  readonly email?: string;
  readonly externalId?: string;
}

/** `person erase` → `{ spaces, persons, events, adjustments, deliveries, orders }`: how much there was, over all Spaces. */
export const addPersonCommands = (root: Command, run: Run): void => {
  root
    .command('person')
    .description('Persons whom conversions are matched by')
    .command('erase')
    .description(
      'erases whoever is called so from all Spaces; a keyed digest of order ids stays, so that a replay is not counted again',
    )
    .option('--email <address>')
    .option('--external-id <id>')
    .option('--json')
    .action(
      run<Erase>((app, { email, externalId }) =>
        erasing(app).execute({
          ...(email !== undefined && { email }),
          ...(externalId !== undefined && { externalId }),
        }),
      ),
    );
};

/** Without the processes' own keys nobody would be found, and that is not to be taken for done. */
const erasing = (app: INestApplicationContext): ErasePerson => {
  try {
    return app.get(ErasePerson, { strict: false });
  } catch {
    throw new Refusal(
      'UNAVAILABLE',
      'Persons are found under keyed digests: set SWITCHYARD_SECRET_KEYS to what the api has. Nothing was erased.',
    );
  }
};
