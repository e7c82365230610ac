import { AsyncLocalStorage } from 'node:async_hooks';

export const SPACE_ROLES = ['OWNER', 'EDITOR', 'VIEWER'] as const;
export type SpaceRole = (typeof SPACE_ROLES)[number];

/** Who a row belongs to: what row-level security is set to inside a transaction. */
export interface Tenant {
  /** The account that owns the Space; connections, budget and plan are its. */
  readonly accountId: string;
  readonly spaceId: string;
}

/** From which Space of an account to which other one. */
export interface SpaceMove {
  readonly from: Tenant;
  readonly to: Tenant;
}

/**
 * Who asks, in which Space, and what they may do. Made by the guard, passed by hand into every use
 * case.
 */
export interface Caller extends Tenant {
  /** Empty for a website key, which stands for no person. */
  readonly userId: string;
  /**
   * The account of the token, which request allowances are counted against; may differ from
   * `accountId` in a shared Space.
   */
  readonly tokenAccountId: string;
  /** Of the credential, whichever it is: what stored answers and buckets are kept by. */
  readonly tokenId: string;
  /**
   * Set when a website asks with its public key: a VIEWER without scopes, who may only report in
   * the constrained form.
   */
  readonly websiteKeyId?: string;
  readonly role: SpaceRole;
  readonly scopes: readonly Scope[];
  readonly requestId: string;
}

/** Who is signed in. Made from the session cookie, passed by hand into every use case. */
export interface Visitor {
  readonly sessionId: string;
  /** SHA-256 of the cookie, hex: what the session is stored by. */
  readonly sessionDigest: string;
  readonly userId: string;
  readonly accountId: string;
  readonly isConfirmed: boolean;
  /** Whether a password or a second factor was given within the last 10 minutes. */
  readonly isRecent: boolean;
}

/** Where a request to the application API comes from. */
export interface RequestOrigin {
  readonly address: string;
  /** The header `User-Agent`, cut; empty without one. */
  readonly agent: string;
}

/** The thirteen scopes of the contract. */
export const SCOPES = [
  'campaigns:read',
  'campaigns:write',
  'ads:read',
  'ads:write',
  'keywords:read',
  'keywords:write',
  'assets:read',
  'assets:write',
  'businesses:read',
  'businesses:write',
  'reports:read',
  'sync:read',
  'sync:write',
] as const;

export type Scope = (typeof SCOPES)[number];

/** Ends a transaction that is not to be kept. */
class TriedOut extends Error {
  constructor(readonly result: unknown) {
    super('a transaction that was tried out');
  }
}

/**
 * One database transaction, each statement bound to one Space by row-level security. Repeated whole
 * on SQLSTATE 40001 and 40P01.
 */
export abstract class UnitOfWork {
  /**
   * Joins the running transaction when there is one, that of another Space of the account, too: what
   * is done inside is done for the tenant given here. Never call a platform inside.
   */
  abstract run<T>(tenant: Tenant, work: () => Promise<T>): Promise<T>;

  /**
   * Does the work in a transaction of its own and rolls all of it back: returns the result that it
   * would have had. Work after a commit does not run.
   */
  async tryOut<T>(tenant: Tenant, work: () => Promise<T>): Promise<T> {
    try {
      return await this.run<T>(tenant, async () => {
        throw new TriedOut(await work());
      });
    } catch (error) {
      if (error instanceof TriedOut) return error.result as T;
      throw error;
    }
  }

  /**
   * For rows that belong to no Space (accounts, tokens, work items). Space-scoped tables look empty
   * inside.
   */
  abstract runGlobal<T>(work: () => Promise<T>): Promise<T>;

  /** Called after the commit, never when it rolled back. Must be harmless when it is lost. */
  abstract afterCommit(callback: () => Promise<void> | void): void;
}

/**
 * The prefix of every website key, valid or not. It distinguishes a website key from a personal
 * access token.
 */
export const WEBSITE_KEY_START = 'swy_pub_';

/**
 * Who causes what the running code writes, and by what. The audit trail gets it with every
 * transaction; nothing else depends on it, and no rule may.
 */
export interface Acting {
  /**
   * `user` asks with a token or is signed in, `website` with a website key, `provider` by a signed
   * call; `visitor` is not signed in; `brake` and `worker` are the product itself.
   */
  readonly kind: 'user' | 'website' | 'provider' | 'visitor' | 'brake' | 'worker';
  /** The operation of the API, such as `createCampaign`, or the kind of work. */
  readonly action: string;
  /** The request, or the work, such as the id of a sync. */
  readonly requestId: string;
  /** Of work: the request that began it. Absent for work that begins by itself. */
  readonly begunBy?: string;
  readonly userId?: string;
  /** The id of the token, the website key or the session. */
  readonly credentialId?: string;
  readonly address?: string;
}

export const acting = new AsyncLocalStorage<Acting>();
