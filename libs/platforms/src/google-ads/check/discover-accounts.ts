import type { PlatformAccount } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import { searchAll } from '../session/search';
import { call, type Session } from '../session/session';
import { select } from '../wire/gaql';
import type { CustomerResource } from '../wire/row';

/** Direct accesses that are looked into: each costs a request or two. */
const MOST_ACCESSES = 20;

export interface ReachableAccount extends PlatformAccount {
  /** The manager to go through; null when the person reaches the account directly. */
  readonly through: string | null;
}

/** Ad accounts that the credentials reach: those opened to the person, and those under the managers among them. */
export const discoverAccounts = async (session: Session): Promise<readonly ReachableAccount[]> => {
  const { json } = await call(session, {
    path: 'customers:listAccessibleCustomers',
    purpose: 'read',
  });
  const { resourceNames = [] } = json as { readonly resourceNames?: readonly string[] };
  const accounts = new Map<string, ReachableAccount>();
  for (const name of resourceNames.slice(0, MOST_ACCESSES)) {
    keep(accounts, await accountsBehind(session, name.slice('customers/'.length)));
  }
  return [...accounts.values()];
};

/** The direct way to an account wins over the one through a manager. */
const keep = (
  accounts: Map<string, ReachableAccount>,
  found: readonly ReachableAccount[],
): void => {
  for (const account of found) {
    if (!accounts.has(account.externalAccountId) || account.through === null) {
      accounts.set(account.externalAccountId, account);
    }
  }
};

const accountsBehind = async (
  session: Session,
  customerId: string,
): Promise<readonly ReachableAccount[]> => {
  const direct = { ...session, customerId, loginCustomerId: null };
  const [own] = await rowsOf(direct, 'account');
  if (!own) return [];
  if (!own.manager) return [accountOf(own, null)];
  const clients = await rowsOf({ ...direct, loginCustomerId: customerId }, 'client');
  return clients.filter(({ manager }) => !manager).map((client) => accountOf(client, customerId));
};

/** An access that the platform refuses to open (a closed account) is no account; anything else stops the look-up. */
const rowsOf = async (
  session: Session,
  what: 'account' | 'client',
): Promise<readonly CustomerResource[]> => {
  try {
    const rows = await searchAll(session, select(what));
    return rows.flatMap(({ customer, customerClient }) => customerClient ?? customer ?? []);
  } catch (error) {
    if (error instanceof PlatformFailure && (error.failure.kind === 'refused' || isDenied(error))) {
      return [];
    }
    throw error;
  }
};

const isDenied = ({ failure }: PlatformFailure): boolean =>
  failure.detail.code === 'USER_PERMISSION_DENIED';

const accountOf = (
  { id = '', descriptiveName = '', currencyCode, timeZone }: CustomerResource,
  through: string | null,
): ReachableAccount => ({
  externalAccountId: id,
  name: descriptiveName,
  currency: currencyCode ?? null,
  timeZone: timeZone ?? null,
  through,
});
