import { SpendBook } from '../core/delivery';
import type { AccountOptions, EmulatorClock, NewAccount, Verdict } from '../vendor';
import { UploadBook } from './conversions/upload-book';
import { type Caller, GRANTED_SCOPES, type TokenState } from './callers';
import { People } from './people';
import { type KindName, KINDS } from './schema/kinds';
import { adIdKey, type Row, Store } from './store/store';
import { UNVERIFIED } from './unverified';

const FIRST_CUSTOMER = 4_100_000_000;
const FIRST_MANAGER = 9_000_000_000;
const FIRST_OBJECT = 20_000_000_001;

/** All accounts of the emulated vendor and who may reach them. */
export class World {
  readonly customers = new Map<string, Customer>();
  readonly managers = new Map<string, Manager>();
  readonly grants: Grants;
  readonly people: People;
  readonly uploads = new UploadBook();
  private lastAccount = 0;
  private lastManager = 0;
  private lastObject = FIRST_OBJECT;
  private lastRequest = 0;

  constructor(readonly clock: EmulatorClock) {
    this.grants = new Grants(clock);
    this.people = new People(this);
  }

  nextId(): string {
    return String(this.lastObject++);
  }

  nextRequestId(): string {
    return Buffer.from(`emulated-${String(++this.lastRequest).padStart(9, '0')}`).toString(
      'base64url',
    );
  }

  /** An account under a manager of its own, and a person who may reach both. */
  createAccount({ currency = 'EUR', timeZone = 'Europe/Berlin' }: AccountOptions): NewAccount {
    const number = ++this.lastAccount;
    const id = String(FIRST_CUSTOMER + number * 1_000_003);
    const managerId = String(FIRST_CUSTOMER + 900_000_000 + number * 1_000_003);
    const name = `Emulated Google Ads account ${number}`;
    const money = { currency, timeZone };
    this.customers.set(id, newCustomer({ id, name, ...money }));
    const manager = newCustomer({ id: managerId, name: `Manager of ${name}`, ...money });
    this.managers.set(managerId, { ...manager, children: [id] });
    const credentials = this.grants.issue(number, id, managerId);
    return {
      platform: 'google-ads',
      externalAccountId: id,
      name,
      currency,
      timeZone,
      settings: { loginCustomerId: managerId },
      credentials,
    };
  }

  /** An account that no user reaches yet. */
  addCustomer(name: string | undefined, options: AccountOptions): Customer {
    const number = ++this.lastAccount;
    const customer = newCustomer({
      id: String(FIRST_CUSTOMER + number * 1_000_003),
      name: name ?? `Emulated Google Ads account ${number}`,
      currency: options.currency ?? 'EUR',
      timeZone: options.timeZone ?? 'Europe/Berlin',
    });
    this.customers.set(customer.id, customer);
    return customer;
  }

  addManager(name: string | undefined, children: readonly string[]): Manager {
    const number = ++this.lastManager;
    const customer = newCustomer({
      id: String(FIRST_MANAGER + number * 7),
      name: name ?? `Emulated manager ${number}`,
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
    });
    const manager = { ...customer, children };
    this.managers.set(manager.id, manager);
    return manager;
  }

  /** An ad account or a manager. */
  anyCustomer(id: string): Customer | undefined {
    return this.customers.get(id) ?? this.managers.get(id);
  }

  /**
   * The accounts below a manager, each once and with its highest level. The manager itself is level
   * 0.
   */
  below(managerId: string): ReadonlyMap<string, number> {
    const levels = new Map([[managerId, 0]]);
    for (const [id, level] of levels) {
      const children = this.managers.get(id)?.children ?? [];
      children
        .filter((child) => !levels.has(child))
        .forEach((child) => levels.set(child, level + 1));
    }
    return levels;
  }

  /** Whose access token it is. */
  tokenState(token: string): TokenState {
    const known = this.grants.stateOf(token);
    return known.state === 'unknown' ? this.people.stateOf(token) : known;
  }

  reset(): void {
    this.customers.clear();
    this.managers.clear();
    this.people.reset();
    this.grants.clear();
    this.uploads.clear();
  }
}

function newCustomer(given: Pick<Customer, 'id' | 'name' | 'currency' | 'timeZone'>): Customer {
  return {
    ...given,
    status: 'ENABLED',
    isTest: false,
    conversionCustomerId: given.id,
    uploadsClicks: true,
    store: new Store(),
    spend: new SpendBook(),
    verdicts: new Map(),
    criterionIds: new Map(),
  };
}

/** An account that has no campaigns, but others below it: ad accounts and managers. */
export interface Manager extends Customer {
  readonly children: readonly string[];
}

/** One ad account with everything in it. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  status: string;
  /** A test account spends nothing and shows no ads. */
  isTest: boolean;
  /** The account that counts the conversions of this one: itself, or a manager. */
  conversionCustomerId: string;
  /**
   * Whether Google lets this customer upload clicks, which it stopped for newcomers on 2026-06-15.
   */
  uploadsClicks: boolean;
  readonly store: Store;
  readonly spend: SpendBook;
  /** Verdicts of the reviewers by `kind id`, where a person set one. */
  readonly verdicts: Map<string, Verdict>;
  /** Ids given to criteria by their content: the same keyword always has the same id. */
  readonly criterionIds: Map<string, string>;
}

export const customerName = (id: string) => `customers/${id}`;

export interface Credentials extends Readonly<Record<string, string>> {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
}

/** What one person agreed to: the accounts that their tokens reach. */
export interface Grant extends Credentials {
  readonly customerId: string;
  readonly managerId: string;
}

interface AccessToken {
  readonly grant: Grant;
  readonly scopes: readonly string[];
  readonly expiresAt: number;
}

/**
 * Refresh tokens and the access tokens made from them. Access tokens live 3599 seconds of the
 * emulators' clock.
 */
export class Grants {
  private readonly grants = new Map<string, Grant>();
  private readonly tokens = new Map<string, AccessToken>();
  private lastToken = 0;

  constructor(private readonly clock: EmulatorClock) {}

  /** Credentials that cannot be mistaken for real ones. */
  issue(number: number, customerId: string, managerId: string): Credentials {
    const credentials = {
      clientId: `emulated-client-${number}.apps.example.invalid`,
      clientSecret: `emulated-secret-${number}`,
      refreshToken: `emulated-refresh-token-${number}`,
    };
    this.grants.set(credentials.refreshToken, { ...credentials, customerId, managerId });
    return credentials;
  }

  byClient(clientId: string): Grant | undefined {
    return [...this.grants.values()].find((grant) => grant.clientId === clientId);
  }

  byRefreshToken(refreshToken: string): Grant | undefined {
    return this.grants.get(refreshToken);
  }

  accessToken(grant: Grant, scopes = GRANTED_SCOPES): string {
    const token = `emulated-access-token-${++this.lastToken}`;
    this.tokens.set(token, {
      grant,
      scopes,
      expiresAt: this.clock.now().getTime() + UNVERIFIED.tokenSeconds * 1000,
    });
    return token;
  }

  stateOf(token: string): TokenState {
    const known = this.tokens.get(token);
    if (!known || !this.grants.has(known.grant.refreshToken)) return { state: 'unknown' };
    if (known.expiresAt <= this.clock.now().getTime()) return { state: 'expired' };
    return { state: 'valid', caller: callerOf(known.grant), scopes: known.scopes };
  }

  /**
   * As a person who takes back the consent: the refresh token and its access tokens stop working.
   * False when there is none.
   */
  revoke(customerId: string): boolean {
    const grant = [...this.grants.values()].find((known) => known.customerId === customerId);
    return grant ? this.grants.delete(grant.refreshToken) : false;
  }

  clear(): void {
    this.grants.clear();
    this.tokens.clear();
  }
}

const callerOf = ({ refreshToken, clientId, customerId, managerId }: Grant): Caller => ({
  id: refreshToken,
  clientId,
  opened: [customerId, managerId],
});

/** An object by its id in any account: `888`, `888~1023191`, and for ads also the bare ad id. */
export function findRow(
  world: World,
  kind: KindName,
  id: string,
): { readonly row: Row; readonly customer: Customer } | undefined {
  for (const customer of world.customers.values()) {
    const row =
      customer.store.get(kind, `customers/${customer.id}/${KINDS[kind].collection}/${id}`) ??
      adById(customer, kind, id);
    if (row) return { row, customer };
  }
  return undefined;
}

function adById({ store }: Customer, kind: KindName, id: string): Row | undefined {
  return kind === 'adGroupAd' ? store.holderOf('adGroupAd', adIdKey(id)) : undefined;
}
