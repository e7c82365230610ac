import type { Fields } from '../../json/fields';
import type { Account } from './account';
import { customerSpelling, vendorTimeZone } from './time-zones';

/** The role of someone who may do everything: super admin. */
const SUPER_ADMIN = 41;

/** An ad account as `Accounts/Search` answers it. */
export function readAccount(account: Account, now: Date): Fields {
  return {
    Id: account.id,
    Number: account.number,
    Name: account.name,
    CurrencyCode: account.currency,
    TimeZone: customerSpelling(vendorTimeZone(account.timeZone, now.getUTCFullYear()) ?? ''),
    ParentCustomerId: account.customerId,
    PrimaryUserId: account.userId,
    AccountLifeCycleStatus: 'Active',
    AccountFinancialStatus: 'ClearFinancialStatus',
    AutoTagType: 'Inactive',
    PauseReason: null,
  };
}

/** The user of these accounts as `User/Query` answers it; a role with null accounts reaches all of its customer. */
export function readUser(accounts: readonly Account[]): Fields {
  const [{ userId, customerId } = { userId: null, customerId: null }] = accounts;
  const role = {
    RoleId: SUPER_ADMIN,
    CustomerId: customerId,
    AccountIds: null,
    LinkedAccountIds: null,
    CustomerLinkPermission: null,
  };
  const name = { FirstName: 'Emulated', LastName: 'User', MiddleInitial: null };
  return {
    User: {
      Id: userId,
      CustomerId: customerId,
      Name: name,
      UserName: `user-${userId}@example.test`,
      UserLifeCycleStatus: 'Active',
    },
    CustomerRoles: [role],
  };
}
