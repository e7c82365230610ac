import {
  AddMember,
  CreateAccount,
  CreateSpace,
  IssuePassword,
  SetPlan,
} from '@switchyard/identity';
import {
  PLAN_IDS,
  type PlanId,
  type Subscription,
  SUBSCRIPTIONS,
} from '@switchyard/identity/domain';
import { SPACE_ROLES, type SpaceRole } from '@switchyard/kernel';
import type { Command } from 'commander';
import { oneOf, zoneName } from '../option-values';
import type { Run } from '../run-command';

interface Create {
  readonly email: string;
  readonly plan: PlanId;
  readonly currency: string;
  readonly timeZone: string;
}
interface Plan {
  readonly account: string;
  readonly plan: PlanId;
  readonly subscription: Subscription;
}

/**
 * `account create` → `{ accountId, userId, spaceId }`; `account plan` → `{ accountId, plan,
 * subscription }`; `account password` → `{ userId, password }`.
 */
export const addAccountCommands = (root: Command, run: Run): void => {
  const account = root.command('account').description('Accounts and their plans');
  account
    .command('create')
    .description('an account with its first user and personal Space')
    .requiredOption('--email <address>')
    .requiredOption('--plan <plan>', PLAN_IDS.join(', '), oneOf('/plan', PLAN_IDS))
    .requiredOption('--currency <code>')
    .requiredOption('--time-zone <zone>', 'IANA', zoneName)
    .option('--json')
    .action(
      run<Create>((app, { email, plan, currency, timeZone }) =>
        app.get(CreateAccount).execute({ email, plan, currency, timeZone }),
      ),
    );
  account
    .command('plan')
    .description('moves an account to another plan or subscription state')
    .requiredOption('--account <id>')
    .requiredOption('--plan <plan>', PLAN_IDS.join(', '), oneOf('/plan', PLAN_IDS))
    .option(
      '--subscription <state>',
      SUBSCRIPTIONS.join(', '),
      oneOf('/subscription', SUBSCRIPTIONS),
      'active',
    )
    .option('--json')
    .action(
      run<Plan>(async (app, { account: accountId, plan, subscription }) => {
        await app.get(SetPlan).execute(accountId, plan, subscription);
        return { accountId, plan, subscription };
      }),
    );
  addPasswordCommand(account, run);
};

const addPasswordCommand = (account: Command, run: Run): void => {
  account
    .command('password')
    .description('a new password for a user, shown once')
    .requiredOption('--email <address>')
    .option('--json')
    .action(
      run<{ readonly email: string }>((app, { email }) => app.get(IssuePassword).execute(email)),
    );
};

interface NewSpace {
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
      run<NewSpace>(async (app, { account, name }) => {
        const space = await app.get(CreateSpace).execute({ accountId: account, name });
        return { spaceId: space.id, name: space.name, type: space.type };
      }),
    );
};

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
