import type { Consents } from './core/consents';
import type { Fields } from './core/json';

/**
 * The six ad platforms this process can stand in for. Spelled here again on purpose: emulators
 * import nothing of the product.
 */
export const PLATFORMS = [
  'google-ads',
  'microsoft-ads',
  'reddit-ads',
  'meta-ads',
  'openai-ads',
  'linkedin-ads',
] as const;
export type Platform = (typeof PLATFORMS)[number];

/**
 * One HTTP request as the vendor's own front end would see it: the path prefix is already taken
 * off.
 */
export interface VendorRequest {
  readonly method: string;
  /** Path without the prefix and without the query, starting with `/`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /**
   * The query as it came, still encoded and without the `?`, for vendors whose syntax a form reader
   * would spoil. Left out: none.
   */
  readonly rawQuery?: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  /**
   * What absolute addresses inside answers start with, e.g.
   * `http://127.0.0.1:3900/microsoft-ads/reporting`.
   */
  readonly baseUrl: string;
}

/** An object body is sent as JSON; a string or Buffer is sent as it is. */
export interface VendorAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * What `GET /_control/counters` counts a request as. `auth` is a token exchange: neither a read nor
 * a write of the platform.
 */
export type RequestNature = 'read' | 'write' | 'auth';

/**
 * A door is one vendor host: reached by its path prefix, or by a `Host` header that names one of
 * its hosts.
 */
export interface VendorDoor {
  readonly prefix: string;
  readonly hosts: readonly string[];
  handle(request: VendorRequest): VendorAnswer | Promise<VendorAnswer>;
  /**
   * Without it GET and HEAD are reads and everything else is a write. The path comes without the
   * prefix and without the query.
   */
  nature?(method: string, path: string, headers?: VendorRequest['headers']): RequestNature;
  /** The vendor's own error for an `http` fault that names a status but no body. */
  failure?(status: number): VendorAnswer;
}

/** What `GET /_control/objects` lists. `data` is the object as the vendor stores it. */
export interface RemoteObject {
  readonly kind: string;
  readonly id: string;
  readonly accountId: string;
  readonly parentId?: string;
  readonly name?: string;
  readonly status: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ObjectFilter {
  readonly kind?: string;
  readonly accountId?: string;
}

export interface AccountOptions {
  readonly currency?: string;
  readonly timeZone?: string;
}

/** Exactly a body for `POST /connections` of the product. */
export interface NewAccount {
  readonly platform: Platform;
  readonly externalAccountId: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly credentials: Readonly<Record<string, unknown>>;
}

export interface Verdict {
  readonly kind: string;
  readonly id: string;
  readonly review: 'approved' | 'limited' | 'disapproved';
  readonly reasons: readonly string[];
}

export interface SpendFigures {
  readonly campaignId: string;
  /** YYYY-MM-DD in the ad account's zone. */
  readonly date: string;
  readonly impressions: number;
  readonly clicks: number;
  /** Major units of the ad account's currency. */
  readonly spend: number;
  readonly conversions: number;
  readonly conversionValue: number;
}

/** The emulators' own clock: starts at real time, moved by `POST /_control/clock`. */
export interface EmulatorClock {
  now(): Date;
}

/**
 * Thrown by `edit` for a change that the vendor's own UI would not take: the control interface
 * answers 400 with the message.
 */
export class EditRefused extends Error {}

/** Who can sign in at a vendor, and what the control interface may do about it. */
export interface VendorAccess {
  readonly consents: Consents;
  /** What the vendor will call the next person. */
  nextSubject(): string;
  /**
   * Gives a person ad accounts that exist: `{ id }` and, where the vendor has roles, `role`. Throws
   * EditRefused and changes nothing when one does not exist.
   */
  reach(personId: string, accounts: readonly Fields[]): void;
  /** What a person was given, as `reach` takes it. */
  reached(personId: string): readonly Fields[];
  /**
   * Makes what is above ad accounts (managers, businesses, pages): the members of the body of `POST
   * /_control/arrangements` are the vendor's own. Throws EditRefused.
   */
  arrange?(body: Fields): Fields;
}

/** One emulated platform: its doors, and what the control interface may ask of it. */
export interface Vendor {
  readonly platform: Platform;
  readonly doors: readonly VendorDoor[];
  objects(filter: ObjectFilter): readonly RemoteObject[];
  /** Edits an object as a person in the vendor's own UI would. Undefined when there is none. */
  edit(
    kind: string,
    id: string,
    changes: Readonly<Record<string, unknown>>,
  ): RemoteObject | undefined;
  /** Deletes an object as a person in the vendor's own UI would. False when there is none. */
  remove(kind: string, id: string): boolean;
  createAccount(options: AccountOptions): NewAccount;
  /**
   * Called after the clock moved, with the time before and after: delivery accrues, reviews end.
   */
  elapse(from: Date, to: Date): void;
  judge(verdict: Verdict): boolean;
  setSpend(figures: SpendFigures): boolean;
  reset(): void;
  /** Absent without consents. */
  access?(): VendorAccess;
  /** Its whole state, for a snapshot. Absent: it has no state. */
  state?(): VendorState;
}

export interface VendorState {
  /** The live object: a snapshot is loaded into the one of a vendor that was just made. */
  readonly root: object;
  /** The classes of instances that come and go with the data. */
  readonly classes?: Readonly<Record<string, new (...args: never[]) => object>>;
}

export type VendorFactory = (clock: EmulatorClock) => Vendor;
