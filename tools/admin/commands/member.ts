import type { Command } from 'commander';
import { AddMember } from '@switchyard/identity';
import { SPACE_ROLES, type SpaceRole } from '@switchyard/kernel';
import { oneOf } from '../one-of';
import type { Run } from '../run-with';

interface Add {
  readonly space: string;
  readonly email: string;
  readonly role: SpaceRole;
}

/** `member add` → `{ spaceId, userId, role }`. */
export const addMemberCommands = (root: Command, run: Run): void => {
  root
    .command('member')
    .description('Members of Spaces')
    .command('add')
    .description('lets an existing user into a Space')
    .requiredOption('--space <id>')
    .requiredOption('--email <address>')
    .requiredOption('--role <role>', SPACE_ROLES.join(', '), oneOf('/role', SPACE_ROLES))
    .option('--json')
    .action(
      run<Add>(async (app, { space, email, role }) => ({
        spaceId: space,
        ...(await app.get(AddMember).execute(space, email, role)),
        role,
      })),
    );
};
