import type { PlatformId } from '@switchyard/kernel';
import type { AccessProblemCode } from './codes/access-texts';
import type { Credentials, NeededFor, OpenConnection } from './connection';
import type { PlatformIo } from './io';

/**
 * What the operator of an installation registered at a vendor. The api knows the public members
 * alone; the worker knows all.
 */
export interface VendorApp {
  readonly clientId: string;
  readonly clientSecret?: string;
  /** Microsoft: identifies the application to the Advertising API. */
  readonly developerToken?: string;
  /** Meta: the configuration of Facebook Login for Business. */
  readonly configId?: string;
}

export interface ScopeRule {
  /** The vendor's own word. */
  readonly scope: string;
  readonly neededFor: NeededFor;
  /** For people: what cannot be done without it. */
  readonly meaning: string;
  readonly source: string;
}

/** What a browser is sent to the consent page with. */
export interface ConsentRequest {
  readonly app: Pick<VendorApp, 'clientId' | 'configId'>;
  /** Compared by the vendor character by character. */
  readonly redirectUri: string;
  readonly state: string;
  /** S256 of the verifier, base64url; only where `pkce` is true. */
  readonly challenge?: string;
}

/** How people consent on the vendor's own page. Pure: the api uses it. */
export interface ConsentRules {
  readonly scopes: readonly ScopeRule[];
  readonly pkce: boolean;
  /** The address of the consent page for one attempt. */
  address(request: ConsentRequest): string;
  /**
   * What the vendor's own error parameters of the callback mean (`error`, `error_subtype`,
   * `error_reason`, `error_description`, …).
   */
  problemOf(answer: URLSearchParams): AccessProblemCode;
  /** Where a person takes the consent back on the vendor's side. */
  readonly withdrawAt: string;
  /** Settings of the installation that a consent needs, e.g. `clientId`. */
  readonly requires: readonly (keyof VendorApp)[];
  /** What revoking at the vendor ends; null when the vendor has nothing to call. */
  readonly revokes: 'everything-of-the-person' | 'this-grant' | null;
  readonly source: string;
}

/** A form that is filled in instead of a consent: an API key, a service account. */
export interface KeyRules {
  /** Member of the body of `POST /api/v1/connections/grants`. */
  readonly kind: 'apiKey' | 'serviceAccount';
  readonly label: string;
  /** Where the person finds it. */
  readonly hint: string;
  /**
   * What is wrong with it before anything is sent, in a sentence for people; undefined when it may
   * be one. Pure.
   */
  problemOf(key: string): string | undefined;
  /** What is sealed of it. Pure. */
  credentialsOf(key: string): Credentials;
  readonly source: string;
}

/** What a vendor gave for a code or a key. */
export interface NewGrant {
  /** What is sealed: secrets of the person alone, none of the application's. */
  readonly credentials: Credentials;
  /** The vendor's name of the person (or key) for this application: the same at every consent. */
  readonly subject: string;
  /** For people, such as an e-mail address; empty when the vendor does not say. */
  readonly subjectName: string;
  readonly scopes: readonly string[];
  /** When the grant ends unless the person consents again; null: by no date. Seconds from now. */
  readonly endsInSeconds: number | null;
}

/** A code as the callback brought it, and what it is bound to. */
export interface CodeToTrade {
  readonly app: VendorApp;
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier?: string;
}

export type FoundAccountStatus = 'ACTIVE' | 'SUSPENDED' | 'CLOSED' | 'UNDER_REVIEW';

/** An ad account that a grant reaches. */
export interface FoundAccount {
  readonly externalAccountId: string;
  readonly name: string;
  /** ISO 4217; null when the platform does not say. */
  readonly currency: string | null;
  /** IANA; null when the platform does not say. */
  readonly timeZone: string | null;
  readonly status: FoundAccountStatus;
  /** It spends no money and its ads show nowhere. */
  readonly isTest: boolean;
  /** The person may look and not change. */
  readonly isReadOnly: boolean;
  /** Managers or businesses above it, the highest first; empty where it is reached directly. */
  readonly managerPath: readonly { readonly id: string; readonly name: string }[];
  /** Settings of the connection that follow from the way to it, e.g. `loginCustomerId`. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Something that a setting of the connection names: a page, a pixel, a tag. */
export interface AssetChoice {
  /** Member of the connection's `settings`, e.g. `pageId`. */
  readonly setting: string;
  readonly neededFor: Exclude<NeededFor, 'always'>;
  /** What the setting is to hold. */
  readonly value: string;
  readonly name: string;
  /** False when it is listed only to say why it cannot be taken. */
  readonly isUsable: boolean;
  /** Why not, or what to know; empty when there is nothing to say. */
  readonly note: string;
}

/**
 * How a person lets this installation reach their ad accounts on one platform. What goes wrong
 * throws PlatformFailure whose `detail.code` is an AccessProblemCode where the vendor's error names
 * a cause that the person or the operator can remove.
 *
 * Methods that take an `OpenConnection` are given one that stands for the grant where no ad account
 * is known yet: `id` is the grant's, `externalAccountId` and `currency` are empty, `settings` has
 * none. Its `credentials` are those of the grant joined with the application's.
 */
export interface PlatformAccess {
  readonly platform: PlatformId;
  /** Null where there is no consent page. */
  readonly consent: ConsentRules | null;
  /** Keys that stand for a grant. */
  readonly keys: readonly KeyRules[];

  /** Trades a code once. A lost answer is `unknown`: the person starts again. */
  trade(code: CodeToTrade, io: PlatformIo): Promise<NewGrant>;

  /** Tries a key: whom it stands for. */
  tryKey(connection: OpenConnection, io: PlatformIo): Promise<NewGrant>;

  /** Every ad account that the grant reaches, each once. */
  accounts(connection: OpenConnection, io: PlatformIo): AsyncIterable<FoundAccount>;

  /** What the settings of a connection can name. A connection of a real ad account. */
  assets(connection: OpenConnection, io: PlatformIo): Promise<readonly AssetChoice[]>;

  /**
   * Ends the grant at the vendor. Undefined where the vendor has no call for it. A grant that is
   * gone already is no failure.
   */
  revoke?(connection: OpenConnection, io: PlatformIo): Promise<void>;

  /**
   * Makes a grant that ends by a date last longer, where the vendor allows it without the person;
   * asked within the last 30 days of its life. Answers what is then sealed and when it ends.
   */
  prolong?(
    connection: OpenConnection,
    io: PlatformIo,
  ): Promise<Pick<NewGrant, 'credentials' | 'endsInSeconds'>>;

  /**
   * The grant's `subject` in a vendor's message that a person withdrew the consent (Meta's
   * `signed_request`). Undefined when the vendor did not sign it. Pure; needs
   * the application's secret.
   */
  withdrawal?(signedRequest: string, app: VendorApp): string | undefined;
}
