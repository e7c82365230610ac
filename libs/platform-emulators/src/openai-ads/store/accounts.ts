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

/** One ad account with its API key. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly apiKey: string;
  /** Of the Conversions API. */
  readonly conversionsKey: string;
  readonly pixelId: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly url: string;
  /** `active` and `paused` are the vendor's; anything else closes the account. */
  readonly status: string;
  readonly review: 'approved' | 'rejected';
  readonly reviewReason?: string;
  /** Taken back by a person: the key opens nothing any more. */
  readonly isKeyRevoked: boolean;
  readonly features: AccountFeatures;
  readonly faviconFileId?: string;
  /** Milliseconds. */
  readonly createdAt: number;
}

/** What is switched on per account (platform document 4b). */
export interface AccountFeatures {
  readonly bulk_api: boolean;
  readonly conversion_bidding: boolean;
  readonly conversions: boolean;
}

export const isClosed = ({ status }: Account): boolean =>
  status !== 'active' && status !== 'paused';
