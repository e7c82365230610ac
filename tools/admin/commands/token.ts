import type { Command } from 'commander';
import { CreateToken, RevokeToken, RotateToken } from '@switchyard/identity';
import type { Scope } from '@switchyard/kernel';
import type { Run } from '../run-with';
import { scopesOf } from '../scopes-of';
import { wholeDays } from '../whole-days';

interface Create {
  readonly account: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresInDays: number;
}
interface One {
  readonly tokenId: string;
}

/** `token create|rotate` → `{ tokenId, token, expiresAt }`, the token shown once; `token revoke` → `{ tokenId, revoked }`. */
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
