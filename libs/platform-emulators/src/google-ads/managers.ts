import { type Fields, isFields, listIn, numberIn, textIn } from '../core/json';
import { type AccountOptions, EditRefused, type EmulatorClock } from '../vendor';

/** Where customers are found and made. */
export interface CustomerBook {
  readonly clock: EmulatorClock;
  /** An ad account or a manager. */
  anyCustomer(id: string): object | undefined;
  addCustomer(name: string | undefined, options: AccountOptions): { readonly id: string };
  addManager(
    name: string | undefined,
    children: readonly string[],
  ): { readonly id: string; readonly name: string };
}

const MEMBERS = ['name', 'accounts', 'newAccounts', 'managers', 'currency', 'timeZone'];
const MOST_ACCOUNTS = 10_000;

/**
 * Makes a manager and everything below it: `accounts` are ids of accounts and managers that exist,
 * `newAccounts` is how many to make, `managers` are more of the same. Answers the same tree with
 * its ids.
 */
export function arrangeManager(book: CustomerBook, wanted: Fields): Fields {
  const unknown = Object.keys(wanted).find((member) => !MEMBERS.includes(member));
  if (unknown !== undefined) throw new EditRefused(`A manager has no ${unknown}`);
  const existing = listIn<string>(wanted, 'accounts');
  const missing = existing.find((id) => !book.anyCustomer(id));
  if (missing !== undefined) throw new EditRefused(`There is no customer ${missing}`);
  const managers = listIn<unknown>(wanted, 'managers').map((one) => {
    if (!isFields(one)) throw new EditRefused('managers must be objects');
    return arrangeManager(book, one);
  });
  const accounts = [...existing, ...newAccounts(book, wanted)];
  const name = textIn(wanted, 'name') || undefined;
  const children = [...accounts, ...managers.map((one) => textIn(one, 'id'))];
  const manager = book.addManager(name, children);
  return { id: manager.id, name: manager.name, accounts, managers };
}

function newAccounts(book: CustomerBook, wanted: Fields): readonly string[] {
  const count = numberIn(wanted, 'newAccounts') ?? 0;
  if (!Number.isInteger(count) || count < 0 || count > MOST_ACCOUNTS) {
    throw new EditRefused(`newAccounts must be a whole number from 0 to ${MOST_ACCOUNTS}`);
  }
  const options = {
    ...(textIn(wanted, 'currency') ? { currency: textIn(wanted, 'currency') } : {}),
    ...(textIn(wanted, 'timeZone') ? { timeZone: textIn(wanted, 'timeZone') } : {}),
  };
  return Array.from({ length: count }, () => book.addCustomer(undefined, options).id);
}
