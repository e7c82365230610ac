import type { Account } from './account';

/** The accounts, by id and by key. */
export class Accounts {
  private readonly byId = new Map<string, Account>();
  private readonly idByKey = new Map<string, string>();

  put(account: Account): Account {
    this.byId.set(account.id, account);
    this.idByKey.set(account.apiKey, account.id);
    return account;
  }

  get(id: string): Account | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Account> {
    return this.byId.values();
  }

  ofKey(key: string): Account | undefined {
    return this.byId.get(this.idByKey.get(key) ?? '');
  }
}
