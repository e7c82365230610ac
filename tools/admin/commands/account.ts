import type { Command } from 'commander';
import { CreateAccount, SetPlan } from '@switchyard/identity';
import {
  PLAN_IDS,
  SUBSCRIPTIONS,
  type PlanId,
  type Subscription,
} from '@switchyard/identity/domain';
import type { Run } from '../run-with';
import { oneOf } from '../one-of';
import { zoneName } from '../zone-name';

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

/** `account create` → `{ accountId, userId, spaceId }`; `account plan` → `{ accountId, plan, subscription }`. */
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
};
