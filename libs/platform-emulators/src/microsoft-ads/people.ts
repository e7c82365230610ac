import { Consents, type ConsentRules } from '../core/consents';
import { type Fields, isFields, listIn, numberIn, textIn } from '../core/json';
import { EditRefused, type EmulatorClock, type VendorAccess } from '../vendor';
import { type Accounts, type Ids, newAccount } from './accounts';
import { UNVERIFIED } from './unverified';

export const ADS_SCOPE = 'https://ads.microsoft.com/msads.manage';

const RULES: ConsentRules = {
  scopes: ['openid', 'offline_access', ADS_SCOPE],
  pkce: true,
  rotation: 'lenient',
  accessSeconds: 3_600,
  refreshSeconds: 90 * 24 * 3_600,
};

/** A developer token that is always taken beside those of accounts with credentials of their own. */
export const DEVELOPER_TOKEN = 'fake-developer-token';

/** The roles of users that are emulated, with the vendor's numbers. */
const ROLES: ReadonlyMap<string, number> = new Map([
  ['SuperAdmin', UNVERIFIED.roles.superAdmin],
  ['StandardUser', UNVERIFIED.roles.standardUser],
  ['Viewer', UNVERIFIED.roles.viewer],
]);

/** One ad account that a user reaches, and how. */
export interface Reach {
  readonly accountId: string;
  readonly roleId: number;
  /** The customer whose user it is: the account's own, or one that the account is linked to. */
  readonly customerId: string;
}

/** What people need of the emulated vendor. */
interface AccountBook extends Ids {
  readonly clock: EmulatorClock;
  readonly accounts: Accounts;
}

/** Who consents, and which ad accounts they reach. */
export class People {
  readonly consents: Consents;
  private readonly reachable = new Map<string, readonly Fields[]>();
  private readonly developerTokens = new Set([DEVELOPER_TOKEN]);
  /** Domains of e-mail addresses whose administrators have not consented for their tenant. */
  private readonly guarded = new Set<string>();

  constructor(private readonly book: AccountBook) {
    this.consents = new Consents(book.clock, RULES);
  }

  /** For the control interface. */
  access(): VendorAccess {
    return {
      consents: this.consents,
      nextSubject: () => this.book.nextId(),
      reach: (personId, accounts) => this.give(personId, accounts),
      reached: (personId) => this.reachable.get(personId) ?? [],
      arrange: (body) => this.arrange(body),
    };
  }

  isGuarded(email: string): boolean {
    return this.guarded.has(email.split('@')[1] ?? '');
  }

  takesDeveloperToken(token: string): boolean {
    return this.developerTokens.has(token);
  }

  /** What a person was given, in the order in which it was given. */
  reachOf(personId: string): readonly Reach[] {
    return (this.reachable.get(personId) ?? []).flatMap((given) => {
      const account = this.book.accounts.get(textIn(given, 'id'));
      return account
        ? {
            accountId: account.id,
            roleId: ROLES.get(textIn(given, 'role')) ?? UNVERIFIED.roles.superAdmin,
            customerId: textIn(given, 'through') || account.customerId,
          }
        : [];
    });
  }

  /** `{ id, role?, through? }`: `through` is another customer that the account is linked to. */
  private give(personId: string, accounts: readonly Fields[]): void {
    for (const { id, role } of accounts) {
      if (!this.book.accounts.get(String(id))) throw new EditRefused(`There is no account ${id}`);
      if (role !== undefined && !ROLES.has(String(role))) {
        throw new EditRefused(`role must be one of ${[...ROLES.keys()].join(', ')}`);
      }
    }
    const ids = new Set(accounts.map(({ id }) => id));
    const kept = (this.reachable.get(personId) ?? []).filter(({ id }) => !ids.has(id));
    this.reachable.set(personId, [...kept, ...accounts]);
  }

  /**
   * `{ customer: { newAccounts } }`: so many ad accounts of one customer. `{ guardedDomains }`:
   * domains whose administrators have not consented. `{ developerTokens }`: more that are taken.
   */
  private arrange(body: Fields): Fields {
    const unknown = Object.keys(body).find((member) => !ARRANGED.includes(member));
    if (unknown !== undefined) throw new EditRefused(`${unknown} cannot be arranged`);
    listIn<string>(body, 'guardedDomains').forEach((domain) => this.guarded.add(domain));
    listIn<string>(body, 'developerTokens').forEach((token) => this.developerTokens.add(token));
    return {
      ...(isFields(body.customer) ? { customer: this.newCustomer(body.customer) } : {}),
      guardedDomains: [...this.guarded],
    };
  }

  private newCustomer(wanted: Fields): Fields {
    const count = numberIn(wanted, 'newAccounts') ?? 1;
    if (!Number.isInteger(count) || count < 1 || count > MOST_ACCOUNTS) {
      throw new EditRefused(`newAccounts must be a whole number from 1 to ${MOST_ACCOUNTS}`);
    }
    const first = newAccount(this.book, {});
    const { customerId, userId } = first;
    const more = Array.from({ length: count - 1 }, () => ({
      ...newAccount(this.book, {}),
      customerId,
      userId,
    }));
    const accounts = [first, ...more];
    accounts.forEach((account) => this.book.accounts.add(account));
    return { id: customerId, accounts: accounts.map(({ id }) => id) };
  }
}

const ARRANGED = ['customer', 'guardedDomains', 'developerTokens'];
const MOST_ACCOUNTS = 5_000;
