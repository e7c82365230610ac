import { type App, type ConsentRules, Consents, type Issued } from '../../core/consents';
import type { Fields } from '../../core/json';
import { UNVERIFIED } from '../unverified';

/** A long-lived token works for 60 days; `expires_in` of an exchange (platform document 1a). */
export const LONG_TOKEN_SECONDS = 60 * 86_400;

/** What a person granted when connecting (platform document 1a). */
export const SCOPES = [
  'ads_management',
  'ads_read',
  'business_management',
  'pages_show_list',
  'pages_read_engagement',
] as const;

/** There are access tokens only, whose ends depend on how they came about: `People` keeps them. */
const RULES: ConsentRules = {
  scopes: SCOPES,
  pkce: false,
  rotation: 'none',
  accessSeconds: null,
  refreshSeconds: null,
  hasRefreshTokens: false,
};

/** What people may do in an ad account, the most first: each includes those after it. */
export const TASKS = ['MANAGE', 'ADVERTISE', 'ANALYZE'] as const;
export type Task = (typeof TASKS)[number];

/** What a person was given of an ad account. */
export interface Reached {
  readonly role: Task;
  /** Whether they may advertise for the account's page. */
  readonly hasPage: boolean;
}

/** A business portfolio: owns ad accounts, and is lent those of others. */
export interface Business {
  readonly id: string;
  readonly name: string;
  /** Whom tokens of the business stand for. */
  readonly systemUserId: string;
  readonly ownedAccounts: readonly string[];
  readonly clientAccounts: readonly string[];
}

/** A configuration of Facebook Login for Business. */
export interface LoginConfiguration {
  readonly id: string;
  readonly clientId: string;
  /** Its tokens are of this business; of the person where it is absent. */
  readonly businessId?: string;
}

interface PersonToken {
  readonly issuedAt: number;
  /** Infinity: never. */
  readonly endsAt: number;
  readonly businessId?: string;
}

/** Why a token of a person is dead, by the vendor's subcodes. */
export type TokenProblem = 'removed' | 'password' | 'expired';

/** Who makes a call by a token that came from the dialog. */
export interface Caller {
  readonly personId: string;
  readonly app: App;
  readonly scopes: readonly string[];
  /** What `me` is: of the person, or of the system user of a business. */
  readonly subject: string;
  readonly name: string;
  readonly business?: Business;
  /** What the caller may do in an account; undefined: nothing. */
  reached(accountId: string): Reached | undefined;
  /** Ids of all accounts that the caller reaches. */
  readonly accountIds: readonly string[];
}

/** People who sign in at the dialog, what they reach, and the tokens that they gave to apps. */
export class People {
  readonly consents: Consents;
  readonly businesses = new Map<string, Business>();
  readonly configurations = new Map<string, LoginConfiguration>();
  private readonly given = new Map<string, Map<string, Reached>>();
  private readonly tokens = new Map<string, PersonToken>();
  private readonly codeBusinesses = new Map<string, string>();
  private readonly passwordChanges = new Map<string, number>();

  constructor(private readonly clock: { now(): Date }) {
    this.consents = new Consents(clock, RULES);
  }

  give(personId: string, accountId: string, reached: Reached): void {
    const accounts = this.given.get(personId) ?? new Map<string, Reached>();
    this.given.set(personId, accounts.set(accountId, reached));
  }

  givenTo(personId: string): readonly Fields[] {
    return [...(this.given.get(personId) ?? [])].map(([id, { role, hasPage }]) => ({
      id: `act_${id}`,
      role,
      hasPage,
    }));
  }

  businessOf(accountId: string): Business | undefined {
    return [...this.businesses.values()].find(({ ownedAccounts }) =>
      ownedAccounts.includes(accountId),
    );
  }

  /** A code that a configuration gave stands for the business of the configuration. */
  noteCode(code: string, businessId: string): void {
    this.codeBusinesses.set(code, businessId);
  }

  businessOfCode(code: string): string | undefined {
    return this.codeBusinesses.get(code);
  }

  /** Ends every token that the person gave before. */
  changePassword(personId: string): void {
    this.passwordChanges.set(personId, this.now());
  }

  /** A person's token lives for a while, that of a business for ever, unless the app says else. */
  keepToken(issued: Issued, kind: 'short' | 'long', businessId?: string): number | null {
    const usual = { short: UNVERIFIED.shortTokenSeconds, long: LONG_TOKEN_SECONDS }[kind];
    const own = kind === 'short' && businessId === undefined ? null : issued.accessSeconds;
    const seconds = own ?? (businessId === undefined ? usual : null);
    this.tokens.set(issued.accessToken, {
      issuedAt: this.now(),
      endsAt: seconds === null ? Number.POSITIVE_INFINITY : this.now() + seconds * 1_000,
      ...(businessId === undefined ? {} : { businessId }),
    });
    return seconds;
  }

  businessOfToken(token: string): string | undefined {
    return this.tokens.get(token)?.businessId;
  }

  /** Undefined: no token of a person. */
  problemOf(token: string): TokenProblem | 'none' | undefined {
    const [stored, consent] = [this.tokens.get(token), this.consents.consentOf(token)];
    if (!stored || !consent) return undefined;
    const changed = this.passwordChanges.get(consent.personId) ?? Number.NEGATIVE_INFINITY;
    const endsAt = Math.min(stored.endsAt, consent.refreshEndsAt ?? Number.POSITIVE_INFINITY);
    if (consent.isRevoked) return 'removed';
    if (stored.issuedAt <= changed) return 'password';
    return endsAt <= this.now() ? 'expired' : 'none';
  }

  /** Whose living token it is. */
  caller(token: string): Caller | undefined {
    const consent = this.consents.consentOf(token);
    const person = consent && this.consents.person(consent.personId);
    const app = consent && this.consents.app(consent.clientId);
    if (!consent || !person || !app) return undefined;
    const business = this.businesses.get(this.businessOfToken(token) ?? '');
    const given = this.given.get(person.id) ?? new Map<string, Reached>();
    const lent = business ? [...business.ownedAccounts, ...business.clientAccounts] : [];
    return {
      personId: person.id,
      app,
      scopes: consent.scopes,
      subject: business?.systemUserId ?? person.subject,
      name: business ? `${business.name} (system user)` : person.name,
      ...(business ? { business } : {}),
      accountIds: business ? lent : [...given.keys()],
      reached: (accountId) =>
        business
          ? lent.includes(accountId)
            ? { role: 'MANAGE', hasPage: true }
            : undefined
          : given.get(accountId),
    };
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

/** The vendor's words of a role. */
export const tasksOf = (role: Task): readonly Task[] => TASKS.slice(TASKS.indexOf(role));
