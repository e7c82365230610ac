import type { Tenant } from '@switchyard/kernel';
import type { AccountBudget } from '../domain';

/** The records of accounts, at most one each. */
export abstract class AccountBudgets {
  abstract get(tenant: Tenant): Promise<AccountBudget | undefined>;
  /** The same, kept from others until the transaction ends. */
  abstract lock(tenant: Tenant): Promise<AccountBudget | undefined>;
  /** False when another record is there by now. */
  abstract add(tenant: Tenant, budget: AccountBudget): Promise<boolean>;
  abstract replace(tenant: Tenant, budget: AccountBudget): Promise<void>;
}
