import type { Account } from './account';

/** Ad accounts by id, and by the user who reaches them. */
export class Accounts {
  private readonly byId = new Map<string, Account>();

  add(account: Account): void {
    this.byId.set(account.id, account);
  }

  get(id: string): Account | undefined {
    return this.byId.get(id);
  }

  ofUser(userId: string): readonly Account[] {
    return [...this.byId.values()].filter((account) => account.userId === userId);
  }

  withDeveloperToken(token: string): boolean {
    return [...this.byId.values()].some((account) => account.developerToken === token);
  }

  application(clientId: string): Account | undefined {
    return [...this.byId.values()].find((account) => account.clientId === clientId);
  }
}
