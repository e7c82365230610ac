import type { Account } from './account';

/** Ad accounts by id, and by what else names them. */
export class Accounts {
  private readonly byId = new Map<string, Account>();

  put(account: Account): void {
    this.byId.set(account.id, account);
  }

  get(id: string): Account | undefined {
    return this.byId.get(id);
  }

  all(): readonly Account[] {
    return [...this.byId.values()];
  }

  application(clientId: string): Account | undefined {
    return this.all().find((account) => account.clientId === clientId);
  }
}
