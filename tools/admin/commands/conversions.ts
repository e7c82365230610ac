import type { INestApplicationContext } from '@nestjs/common';
import { ErasePerson, ReplayMany } from '@switchyard/conversions';
import { AccountSpaces } from '@switchyard/identity';
import { PLATFORM_IDS, type PlatformId, Refusal, type Tenant } from '@switchyard/kernel';
import type { Command } from 'commander';
import { oneOf } from '../option-values';
import type { Run } from '../run-command';

interface Replay {
  readonly space: string;
  readonly platform: PlatformId;
  readonly code?: string;
}

/**
 * `conversions replay` → `{ replayed, left }`: what failed on a platform is sent again; `left` are
 * those whose order another conversion has now.
 */
export const addConversionsCommands = (root: Command, run: Run): void => {
  root
    .command('conversions')
    .description('Conversions on their way to platforms')
    .command('replay')
    .description('sends again what failed on one platform in a Space')
    .requiredOption('--space <id>')
    .requiredOption('--platform <id>', 'like google-ads', oneOf('/platform', PLATFORM_IDS))
    .option('--code <code>', 'only what failed with this code of an error')
    .option('--json')
    .action(
      run<Replay>(async (app, { space, platform, code }) =>
        replaying(app).execute(await tenantOf(app, space), {
          platform,
          ...(code !== undefined && { code }),
        }),
      ),
    );
};

const tenantOf = async (app: INestApplicationContext, spaceId: string): Promise<Tenant> => {
  const tenant = (await app.get(AccountSpaces).everywhere()).find((one) => one.spaceId === spaceId);
  if (!tenant) throw new Refusal('SPACE_NOT_FOUND', 'There is no such Space.');
  return tenant;
};

/** Without the processes' own keys, the order of an erased person would be counted again. */
const replaying = (app: INestApplicationContext): ReplayMany => {
  try {
    return app.get(ReplayMany, { strict: false });
  } catch {
    throw new Refusal(
      'UNAVAILABLE',
      'Orders of erased persons are known under keyed digests: set SWITCHYARD_SECRET_KEYS to what the api has. Nothing was replayed.',
    );
  }
};

interface Erase {
  readonly email?: string;
  readonly externalId?: string;
}

/**
 * `person erase` → `{ spaces, persons, events, adjustments, deliveries, orders }`: how much there
 * was, over all Spaces.
 */
export const addPersonCommands = (root: Command, run: Run): void => {
  root
    .command('person')
    .description('Persons whom conversions are matched by')
    .command('erase')
    .description(
      'erases the persons with that identifier from all Spaces; a keyed digest of order ids stays, so that a replay is not counted again',
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

/** Without the processes' own keys no person would be found, and the erasure would look done. */
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
