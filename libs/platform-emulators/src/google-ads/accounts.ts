import { SpendBook } from '../core/delivery';
import type { AccountOptions, EmulatorClock, NewAccount, Verdict } from '../vendor';
import { UploadBook } from './conversions/upload-book';
import { type KindName, KINDS } from './schema/kinds';
import { adIdKey, type Row, Store } from './store/store';
import { UNVERIFIED } from './unverified';

const FIRST_CUSTOMER = 4_100_000_000;
const FIRST_OBJECT = 20_000_000_001;

/** All accounts of the emulated vendor and who may reach them. */
export class World {
  readonly customers = new Map<string, Customer>();
  readonly grants: Grants;
  readonly uploads = new UploadBook();
  private lastAccount = 0;
  private lastObject = FIRST_OBJECT;
  private lastRequest = 0;

  constructor(readonly clock: EmulatorClock) {
    this.grants = new Grants(clock);
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
    this.customers.set(id, {
      id,
      managerId,
      name,
      currency,
      timeZone,
      status: 'ENABLED',
      uploadsClicks: true,
      store: new Store(),
      spend: new SpendBook(),
      verdicts: new Map(),
      criterionIds: new Map(),
    });
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

  /** The account of a manager, if the id is a manager's. */
  managedBy(managerId: string): Customer | undefined {
    return [...this.customers.values()].find((customer) => customer.managerId === managerId);
  }

  reset(): void {
    this.customers.clear();
    this.grants.clear();
    this.uploads.clear();
  }
}

/** One ad account with everything in it. Its manager has no objects of its own. */
export interface Customer {
  readonly id: string;
  readonly managerId: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  status: string;
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

export const ADS_SCOPE = 'https://www.googleapis.com/auth/adwords';
export const DATA_MANAGER_SCOPE = 'https://www.googleapis.com/auth/datamanager';
/** What every person here agreed to. */
export const GRANTED_SCOPES: readonly string[] = [ADS_SCOPE, DATA_MANAGER_SCOPE];

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

export type TokenState =
  | { readonly state: 'valid'; readonly grant: Grant; readonly scopes: readonly string[] }
  | { readonly state: 'expired' | 'unknown' };

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
    return { state: 'valid', grant: known.grant, scopes: known.scopes };
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
