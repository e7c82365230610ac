import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  encode,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { AccountBudget } from '../domain';
import { accountBudgets } from './tables';

const OWN = 'where t.account_id = $1';
const GET = selectStatement(accountBudgets, OWN);
const LOCK = selectStatement(accountBudgets, `${OWN} for update`);
const SETS = accountBudgets.columns
  .map(({ column }, index) => `"${column}" = $${index + 1}`)
  .join(', ');
const REPLACE = statement(`update budgets.account_budget t set ${SETS} ${OWN}`);

/** The records of accounts, at most one each. */
@Injectable()
export class AccountBudgets {
  constructor(private readonly database: Database) {}

  async get(tenant: Tenant): Promise<AccountBudget | undefined> {
    return (await this.database.read<AccountBudget>(tenant, GET, [tenant.accountId]))[0];
  }

  /** The same, kept from others until the transaction ends. */
  async lock(tenant: Tenant): Promise<AccountBudget | undefined> {
    return (await this.database.read<AccountBudget>(tenant, LOCK, [tenant.accountId]))[0];
  }

  /** False when another record is there by now. */
  async add(_tenant: Tenant, budget: AccountBudget): Promise<boolean> {
    return (
      (
        await this.database.write(
          insertStatement(accountBudgets, 'on conflict do nothing'),
          columnArrays(accountBudgets, [budget]),
        )
      ).count === 1
    );
  }

  async replace(_tenant: Tenant, budget: AccountBudget): Promise<void> {
    await this.database.write(
      REPLACE,
      accountBudgets.columns.map(({ property, definition }) =>
        encode(budget[property as keyof AccountBudget], definition),
      ),
    );
  }
}
