import type { Caller, PageRequest, Tenant } from '@switchyard/kernel';
import type {
  AccessToken,
  Account,
  Alert,
  AlertKind,
  AlertOfUser,
  Connection,
  Membership,
  SealedCredentials,
  Space,
  SpaceOfUser,
  User,
  WebsiteKey,
} from '../domain';

export abstract class Accounts {
  abstract add(account: Account): Promise<void>;
  abstract get(id: string): Promise<Account | undefined>;
  abstract setPlan(
    id: string,
    plan: Account['plan'],
    subscription: Account['subscription'],
  ): Promise<boolean>;
  /** Makes other writers of this account wait until the transaction ends. */
  abstract lock(id: string): Promise<void>;
}

export abstract class Users {
  /** False when the e-mail address is taken. */
  abstract add(user: User): Promise<boolean>;
  abstract byEmail(email: string): Promise<User | undefined>;
  abstract get(id: string): Promise<User | undefined>;
  abstract firstOf(accountId: string): Promise<User | undefined>;
}

export abstract class Spaces {
  abstract add(space: Space): Promise<void>;
  abstract get(id: string): Promise<Space | undefined>;
  abstract countOf(accountId: string): Promise<number>;
  /** False when the user is a member already. */
  abstract addMember(membership: Membership): Promise<boolean>;
  abstract ofUser(userId: string): Promise<readonly SpaceOfUser[]>;
  abstract ofAccount(accountId: string): Promise<readonly Space[]>;
  /** Of every account. */
  abstract all(): Promise<readonly Space[]>;
}

/** Answers that are kept to be given again. */
export abstract class KeptAnswers {
  /** Inside a transaction: removes those with one of these texts in them, or whose request has one of these keyed names. Answers how many there were. */
  abstract forgetWith(texts: readonly string[], names: readonly string[]): Promise<number>;
}

export abstract class AccessTokens {
  abstract add(token: AccessToken): Promise<void>;
  abstract get(id: string): Promise<AccessToken | undefined>;
  abstract byPublicId(publicId: string): Promise<AccessToken | undefined>;
  abstract usable(accountId: string, now: Date): Promise<number>;
  /** A new secret for the same id; the old one is dead at once. */
  abstract replaceSecret(
    id: string,
    secret: Pick<AccessToken, 'publicId' | 'digest' | 'lastFour'>,
  ): Promise<void>;
  abstract revoke(id: string, at: Date): Promise<void>;
}

export abstract class WebsiteKeys {
  abstract add(key: WebsiteKey): Promise<void>;
  abstract get(id: string): Promise<WebsiteKey | undefined>;
  abstract byPublicId(publicId: string): Promise<WebsiteKey | undefined>;
  /** Newest first. */
  abstract ofSpace(spaceId: string): Promise<readonly WebsiteKey[]>;
  abstract revoke(id: string, at: Date): Promise<void>;
}

export abstract class Connections {
  abstract add(tenant: Tenant, connection: Connection): Promise<void>;
  abstract get(tenant: Tenant, id: string): Promise<Connection | undefined>;
  abstract list(tenant: Tenant): Promise<readonly Connection[]>;
  abstract byExternalAccount(
    tenant: Tenant,
    platform: string,
    externalAccountId: string,
  ): Promise<Connection | undefined>;
  /** Locks them in the running transaction, `use` beside others that use them, `remove` against all; answers those that there are. */
  abstract lock(
    tenant: Tenant,
    ids: readonly string[],
    to: 'use' | 'remove',
  ): Promise<readonly Connection[]>;
  abstract clearDefault(tenant: Tenant, platform: string): Promise<void>;
  /** Undefined when the version is no longer the expected one. */
  abstract change(
    tenant: Tenant,
    id: string,
    version: number,
    changes: Partial<Connection>,
  ): Promise<Connection | undefined>;
  abstract remove(tenant: Tenant, id: string, version: number): Promise<boolean>;
}

export interface AlertFilter {
  readonly unread?: boolean;
  readonly kind?: AlertKind;
}

/** Callers see the alerts of the Spaces that they are members of; those of the whole account only its own users. */
export abstract class Alerts {
  /** False when an alert of this key is open already. */
  abstract raise(alert: Alert): Promise<boolean>;
  /** False when none of this key is open. */
  abstract settle(tenant: Tenant, key: string, at: Date): Promise<boolean>;
  /** For this user alone; the first reading stays. */
  abstract markRead(caller: Caller, alertId: string, readAt: Date): Promise<void>;
  abstract countUnread(caller: Caller): Promise<number>;
  /** One row more than the page has, when there is one. */
  abstract list(
    caller: Caller,
    filter: AlertFilter,
    page: PageRequest,
  ): Promise<readonly AlertOfUser[]>;
  abstract get(caller: Caller, id: string): Promise<AlertOfUser | undefined>;
}

/** Tells every api process that something it may remember has changed. Sent with the commit. */
export abstract class ChangeBroadcast {
  abstract changed(): Promise<void>;
}

/** Unpredictable base62 text. */
export abstract class Secrets {
  abstract text(length: number): string;
}

export type PlainCredentials = Readonly<Record<string, string>>;

/** What a sealing is bound to: moved to another place it does not open. */
export interface SealingPlace {
  readonly accountId: string;
  readonly connectionId: string;
  readonly version: number;
}

/** Seals for the worker. Nothing in the api process can undo it. */
export abstract class Sealer {
  abstract seal(plain: PlainCredentials, place: SealingPlace): Promise<SealedCredentials>;
}

/** Everything a request needs to know of its token, read in one go. */
export interface KnownToken {
  readonly token: AccessToken;
  readonly account: Account;
  readonly spaces: ReadonlyMap<string, SpaceOfUser>;
  readonly personal: SpaceOfUser;
}

/** Tokens that were looked up a moment ago. */
export abstract class KnownTokens {
  abstract get(publicId: string, nowMs: number): KnownToken | undefined;
  abstract keep(publicId: string, known: KnownToken, nowMs: number): void;
}

/** The same of a website key. */
export interface KnownWebsiteKey {
  readonly key: WebsiteKey;
  readonly account: Account;
}

/** Website keys that were looked up a moment ago. */
export abstract class KnownWebsiteKeys {
  abstract get(publicId: string, nowMs: number): KnownWebsiteKey | undefined;
  abstract keep(publicId: string, known: KnownWebsiteKey, nowMs: number): void;
}
