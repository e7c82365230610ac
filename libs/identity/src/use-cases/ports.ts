import type {
  AccessToken,
  Account,
  AlertKind,
  RemoteSubscription,
  SoldPlan,
  SpaceOfUser,
  WebsiteKey,
} from '../domain';

export interface AlertFilter {
  readonly unread?: boolean;
  readonly kind?: AlertKind;
}

export type PlainCredentials = Readonly<Record<string, string>>;

/** What a sealing is bound to: moved to another place it does not open. */
export interface SealingContext {
  readonly accountId: string;
  /** Or the grant that has it. */
  readonly connectionId: string;
  readonly version: number;
}

/** Everything a request needs to know of its token, read in one go. */
export interface KnownToken {
  readonly token: AccessToken;
  readonly account: Account;
  readonly spaces: ReadonlyMap<string, SpaceOfUser>;
  readonly personal: SpaceOfUser;
  /** Accounts of the token and of the Spaces that are to be deleted. */
  readonly ending: ReadonlySet<string>;
}

/** Tokens that were looked up a moment ago. */
export abstract class KnownTokens {
  abstract get(publicId: string, nowMs: number): KnownToken | undefined;
  /** Called before the token is read; what it returns keeps the answer. */
  abstract reading(publicId: string): (known: KnownToken, nowMs: number) => void;
}

/** The same of a website key. */
export interface KnownWebsiteKey {
  readonly key: WebsiteKey;
  readonly account: Account;
}

/** Website keys that were looked up a moment ago. */
export abstract class KnownWebsiteKeys {
  abstract get(publicId: string, nowMs: number): KnownWebsiteKey | undefined;
  abstract reading(publicId: string): (known: KnownWebsiteKey, nowMs: number) => void;
}

/** The deployment's environment; tokens of the other one do not open it. */
export const ENVIRONMENT = Symbol('environment');

/** One minute bucket for every token of the deployment; undefined: each plan has its own. */
export const REQUESTS_PER_MINUTE = Symbol('requests per minute');

/** What stored answers are recognised by, under the secret keys of the deployment. */
export const ANSWER_DIGESTS = Symbol('answer digests');

/** Where this installation is reached: links in mails and alerts begin with it. */
export const PUBLIC_URL = Symbol('public url');

/** What second factors are sealed with. */
export const PEOPLE_SECRETS = Symbol('secrets of people');

/** The provider of OpenID Connect that people may sign in through; undefined without one. */
export const OPEN_ID = Symbol('provider of OpenID Connect');
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What people call the provider. */
  readonly name: string;
  /** In `test` only. */
  readonly allowsHttp: boolean;
}

/** Who may register: every person, or only invited ones. */
export const REGISTRATION = Symbol('registration');
export const REGISTRATIONS = ['open', 'invited'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Hands mails over for delivery. Rejects when that failed. */
export abstract class MailTransport {
  abstract send(mail: Mail): Promise<void>;
}

/** Which entries of the audit trail are asked for. Everything that is left out matches. */
export interface AuditFilter {
  readonly from?: Date;
  /** The first moment that no longer counts. */
  readonly to?: Date;
  readonly spaceId?: string;
  readonly userId?: string;
  readonly action?: string;
  readonly targetId?: string;
}

/** Requests that were refused for one reason within a minute. */
export interface CountedRefusal {
  readonly accountId: string;
  readonly spaceId: string | null;
  readonly actor: string;
  readonly userId: string | null;
  readonly credentialId: string | null;
  readonly action: string | null;
  readonly address: string;
  readonly code: string;
  readonly count: number;
}

/**
 * The data of other contexts about an account. The application provides it, because identity
 * imports no other context.
 */
export abstract class AccountUse {
  /** Whether a campaign or a budget counts in the currency of the account. */
  abstract countsMoney(accountId: string): Promise<boolean>;
  /** Campaigns that a platform may run, as far as it is known; at most 20 of each Space. */
  abstract serving(accountId: string): Promise<readonly string[]>;
  /** A sync that has not ended. */
  abstract activeSync(accountId: string): Promise<string | undefined>;
}

/** A report of the billing service that is not processed yet. */
export interface BillingEvent {
  readonly id: string;
  readonly type: string;
  /** The customer of the event; undefined for events without one. */
  readonly customerId: string | undefined;
}

/** What a customer is sent to the billing service for. */
export interface CheckoutRequest {
  readonly accountId: string;
  readonly customerId: string;
  readonly plan: SoldPlan;
}

/**
 * Sells plans. Every call but `eventOf` asks the billing service and throws UNAVAILABLE when it does
 * not answer; never inside a transaction.
 */
export abstract class Billing {
  abstract readonly isOn: boolean;
  /** Plans that have a price. */
  abstract readonly plans: readonly SoldPlan[];
  /** The customer of an account, made at the first call. */
  abstract customerOf(accountId: string, email: string): Promise<string>;
  /** Where the customer pays. */
  abstract checkout(request: CheckoutRequest): Promise<string>;
  /** Where the customer changes the subscription, the card and the address. */
  abstract portal(customerId: string): Promise<string>;
  /** Every subscription of a customer, ended ones too. */
  abstract subscriptionsOf(customerId: string): Promise<readonly RemoteSubscription[]>;
  /** What a signed request reports; undefined when its signature is missing, wrong or too old. */
  abstract eventOf(body: Buffer, signature: string | undefined): BillingEvent | undefined;
}
