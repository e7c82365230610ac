import type { Command } from 'commander';
import { CreateWebsiteKey, ListWebsiteKeys, RevokeWebsiteKey } from '@switchyard/identity';
import { originsOf } from '../origins-of';
import type { Run } from '../run-with';

interface Create {
  readonly space: string;
  readonly origins: readonly string[];
}
interface OfSpace {
  readonly space: string;
}
interface One {
  readonly websiteKeyId: string;
}

/** `website-key create` → `{ websiteKeyId, key }`, the key shown once; `list` → `{ websiteKeys }`; `revoke` → `{ websiteKeyId, revoked }`. */
export const addWebsiteKeyCommands = (root: Command, run: Run): void => {
  const key = root
    .command('website-key')
    .description('Keys that stand in web pages and report into one Space');
  key
    .command('create')
    .description('a key for the pages of these origins, or of any')
    .requiredOption('--space <id>')
    .option(
      '--origins <list>',
      'comma-separated, like https://example.com,https://*.example.com; any without it',
      originsOf,
      [],
    )
    .option('--json')
    .action(
      run<Create>((app, { space: spaceId, origins }) =>
        app.get(CreateWebsiteKey).execute({ spaceId, origins }),
      ),
    );
  key
    .command('list')
    .description('the keys of a Space, revoked ones too')
    .requiredOption('--space <id>')
    .option('--json')
    .action(
      run<OfSpace>(async (app, { space }) => {
        const keys = await app.get(ListWebsiteKeys).execute(space);
        return { websiteKeys: keys.map(({ id, ...shown }) => ({ websiteKeyId: id, ...shown })) };
      }),
    );
  key
    .command('revoke')
    .description('closes a key for good')
    .requiredOption('--website-key-id <id>')
    .option('--json')
    .action(
      run<One>(async (app, { websiteKeyId }) => {
        await app.get(RevokeWebsiteKey).execute(websiteKeyId);
        return { websiteKeyId, revoked: true };
      }),
    );
};
