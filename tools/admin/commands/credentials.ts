import {
  CreateToken,
  CreateWebsiteKey,
  ListWebsiteKeys,
  RevokeToken,
  RevokeWebsiteKey,
  RotateToken,
} from '@switchyard/identity';
import type { Scope } from '@switchyard/kernel';
import type { Command } from 'commander';
import { originsOf, scopesOf, wholeDays } from '../option-values';
import type { Run } from '../run-command';

interface Create {
  readonly account: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresInDays: number;
}
interface One {
  readonly tokenId: string;
}

/**
 * `token create|rotate` → `{ tokenId, token, expiresAt }`, the token shown once; `token revoke` →
 * `{ tokenId, revoked }`.
 */
export const addTokenCommands = (root: Command, run: Run): void => {
  const token = root.command('token').description('Personal access tokens');
  token
    .command('create')
    .description("a token of the account's first user")
    .requiredOption('--account <id>')
    .requiredOption('--name <name>')
    .requiredOption('--scopes <a,b|all>', 'comma-separated, or all', scopesOf)
    .requiredOption('--expires-in-days <days>', '1 to 365', wholeDays)
    .option('--json')
    .action(
      run<Create>((app, { account: accountId, name, scopes, expiresInDays }) =>
        app.get(CreateToken).execute({ accountId, name, scopes, expiresInDays }),
      ),
    );
  token
    .command('rotate')
    .description('a new secret for the same id; the old one is dead at once')
    .requiredOption('--token-id <id>')
    .option('--json')
    .action(run<One>((app, { tokenId }) => app.get(RotateToken).execute(tokenId)));
  token
    .command('revoke')
    .description('closes a token for good')
    .requiredOption('--token-id <id>')
    .option('--json')
    .action(
      run<One>(async (app, { tokenId }) => {
        await app.get(RevokeToken).execute(tokenId);
        return { tokenId, revoked: true };
      }),
    );
};

interface NewWebsiteKey {
  readonly space: string;
  readonly origins: readonly string[];
}
interface OfSpace {
  readonly space: string;
}
interface OneWebsiteKey {
  readonly websiteKeyId: string;
}

/**
 * `website-key create` → `{ websiteKeyId, key }`, the key shown once; `list` → `{ websiteKeys }`;
 * `revoke` → `{ websiteKeyId, revoked }`.
 */
export const addWebsiteKeyCommands = (root: Command, run: Run): void => {
  const key = root
    .command('website-key')
    .description('Keys that are placed in web pages and report into one Space');
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
      run<NewWebsiteKey>((app, { space: spaceId, origins }) =>
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
      run<OneWebsiteKey>(async (app, { websiteKeyId }) => {
        await app.get(RevokeWebsiteKey).execute(websiteKeyId);
        return { websiteKeyId, revoked: true };
      }),
    );
};
