import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { type Consent, type ConsentRules, Consents } from '../core/consents';
import { type Fields, isFields, listIn, numberIn, textIn } from '../core/json';
import { type AccountOptions, EditRefused, type EmulatorClock, type VendorAccess } from '../vendor';
import { ADS_SCOPE, DATA_MANAGER_SCOPE, type TokenState } from './callers';
import { UNVERIFIED } from './unverified';

/** What an app can ask people for. */
export const CONSENT_SCOPES: readonly string[] = ['openid', 'email', ADS_SCOPE, DATA_MANAGER_SCOPE];

const RULES: ConsentRules = {
  scopes: CONSENT_SCOPES,
  pkce: true,
  rotation: 'none',
  accessSeconds: UNVERIFIED.tokenSeconds,
  refreshSeconds: null,
  endedByNew: (older) =>
    older.slice(0, Math.max(0, older.length + 1 - UNVERIFIED.consentsPerPersonAndApp)),
};

/** A key pair of a Cloud project that is invited to accounts as people are. */
export interface ServiceAccount {
  readonly email: string;
  readonly keyId: string;
  readonly publicKey: KeyObject;
}

interface KeyToken {
  readonly email: string;
  readonly scopes: readonly string[];
  readonly endsAt: number;
}

/** Who consents, who signs in by key, and which accounts are opened to them. */
export class People {
  consents: Consents;
  private readonly opened = new Map<string, readonly Fields[]>();
  private readonly keys = new Map<string, ServiceAccount>();
  private readonly keyTokens = new Map<string, KeyToken>();
  /** Domains of e-mail addresses whose administrators trust no app. */
  private readonly guarded = new Set<string>();
  private lastSubject = 100_000_000_000_000_000_000n;

  constructor(private readonly book: CustomerBook) {
    this.consents = new Consents(book.clock, RULES);
  }

  /** For the control interface. */
  access(): VendorAccess {
    return {
      consents: this.consents,
      nextSubject: () => String(++this.lastSubject),
      reach: (personId, accounts) => this.open(personId, accounts),
      reached: (personId) => this.opened.get(personId) ?? [],
      arrange: (body) => this.arrange(body),
    };
  }

  /** Whether the administrator of the person's domain lets no app in. */
  isGuarded(email: string): boolean {
    return this.guarded.has(email.split('@')[1] ?? '');
  }

  serviceAccount(email: string): ServiceAccount | undefined {
    return this.keys.get(email);
  }

  /** An access token for an assertion that was found right. */
  keyToken(email: string, scopes: readonly string[]): string {
    const token = `fake-key-access-${randomBytes(12).toString('hex')}`;
    const endsAt = this.book.clock.now().getTime() + UNVERIFIED.tokenSeconds * 1_000;
    this.keyTokens.set(token, { email, scopes, endsAt });
    return token;
  }

  stateOf(token: string): TokenState {
    const byKey = this.keyTokens.get(token);
    if (byKey) return this.stateOfKey(byKey);
    const used = this.consents.access(token);
    if (!used.ok) return { state: used.problem };
    return this.valid(used.value);
  }

  reset(): void {
    this.consents = new Consents(this.book.clock, RULES);
    for (const state of [this.opened, this.keys, this.keyTokens, this.guarded]) state.clear();
  }

  private stateOfKey({ email, scopes, endsAt }: KeyToken): TokenState {
    if (endsAt <= this.book.clock.now().getTime()) return { state: 'expired' };
    return {
      state: 'valid',
      caller: { id: email, clientId: email, opened: this.idsOf(email) },
      scopes,
    };
  }

  private valid({ id, clientId, personId, scopes }: Consent): TokenState {
    return { state: 'valid', caller: { id, clientId, opened: this.idsOf(personId) }, scopes };
  }

  private idsOf(personId: string): readonly string[] {
    return (this.opened.get(personId) ?? []).map((account) => textIn(account, 'id'));
  }

  private open(personId: string, accounts: readonly Fields[]): void {
    for (const account of accounts) {
      const id = textIn(account, 'id');
      if (!this.book.anyCustomer(id)) throw new EditRefused(`There is no customer ${id}`);
    }
    const ids = accounts.map((account) => textIn(account, 'id'));
    const kept = (this.opened.get(personId) ?? []).filter(
      (account) => !ids.includes(textIn(account, 'id')),
    );
    this.opened.set(personId, [...kept, ...accounts]);
  }

  /**
   * `{ manager }`: a tree of managers and accounts. `{ serviceAccount: { accounts } }`: the key file
   * of a new one. `{ guardedDomains }`: domains whose administrators trust no app.
   */
  private arrange(body: Fields): Fields {
    const unknown = Object.keys(body).find((member) => !ARRANGED.includes(member));
    if (unknown !== undefined) throw new EditRefused(`${unknown} cannot be arranged`);
    listIn<string>(body, 'guardedDomains').forEach((domain) => this.guarded.add(domain));
    return {
      ...(isFields(body.manager) ? { manager: arrangeManager(this.book, body.manager) } : {}),
      ...(isFields(body.serviceAccount)
        ? { serviceAccount: this.newKeyFile(body.serviceAccount) }
        : {}),
      guardedDomains: [...this.guarded],
    };
  }

  private newKeyFile(given: Fields): Fields {
    const keyId = randomBytes(8).toString('hex');
    const name = textIn(given, 'name') || `fake-service-${keyId}`;
    const email = `${name}@fake-project.iam.gserviceaccount.com`;
    this.open(email, listIn(given, 'accounts'));
    const pair = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
    this.keys.set(email, { email, keyId, publicKey: createPublicKey(pair.privateKey) });
    return {
      type: 'service_account',
      project_id: 'fake-project',
      private_key_id: keyId,
      private_key: privateKey,
      client_email: email,
      client_id: keyId,
      token_uri: 'https://oauth2.googleapis.com/token',
    };
  }
}

const ARRANGED = ['manager', 'serviceAccount', 'guardedDomains'];

/** Where customers are found and made. */
interface CustomerBook {
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
function arrangeManager(book: CustomerBook, wanted: Fields): Fields {
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
