import { type Caller, Refusal, type Scope } from '@switchyard/kernel';
import type { SessionNeed } from './session';

/**
 * Who may call a route: any caller, a token, a browser's session, or the sender of a signed
 * request, which the handler checks. `writes` is false for reads, POSTs that only read included;
 * `websiteKey` is true where a public key will do as well.
 */
export type RouteAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed' }
  | {
      readonly kind: 'session';
      readonly needs: SessionNeed;
      readonly writes: boolean;
      /** Posted by a form of a page, which can send no header of its own. */
      readonly isForm: boolean;
    }
  | {
      readonly kind: 'token';
      readonly scopes: readonly Scope[];
      readonly writes: boolean;
      readonly websiteKey?: boolean;
      /** What a plan meters: where it refuses, the plan-limit body is the answer. */
      readonly metered?: string;
    };

/** The declared part: what a route says before it is known whether it writes. */
export type DeclaredAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed' }
  | { readonly kind: 'session'; readonly needs: SessionNeed }
  | { readonly kind: 'token'; readonly scopes: readonly Scope[] };

/** What requests of a credential are counted against. */
export interface Allowance {
  readonly tokenId: string;
  readonly accountId: string;
  readonly perMinute: number;
  /** Of all tokens of the account together. 0 means unlimited; absent: its days are not counted. */
  readonly perDay?: number;
  /**
   * Requests per minute from one address with this credential; absent: whatever the address, only
   * the credential counts.
   */
  readonly perAddress?: number;
}

/** The caller before it is known which request it is. May be shared between requests. */
export type CallerIdentity = Omit<Caller, 'requestId'>;

/**
 * A valid credential: counted first, then either let in or refused (NOT_A_MEMBER, SPACE_NOT_FOUND,
 * READ_ONLY_MODE, ORIGIN_NOT_ALLOWED, billing).
 */
export type Authenticated =
  | { readonly allowance: Allowance; readonly caller: CallerIdentity }
  | {
      readonly allowance: Allowance;
      readonly refusal: Refusal;
      /**
       * True where any caller could cause the refusal with a public key. It counts against the
       * address, never against the key.
       */
      readonly costsAddressOnly?: boolean;
    };

/**
 * Finds the caller of a request by its credential. Implemented by identity; throws `invalidToken()`
 * for anything that is not a valid one, a website key on a route that does not take them included.
 */
export abstract class Authenticator {
  /**
   * `origin` is that of the page that asks, undefined outside of browsers. Answers synchronously
   * when it can: this is on the path of every request.
   */
  abstract authenticate(
    authorization: string | undefined,
    spaceId: string | undefined,
    access: RouteAccess,
    origin?: string,
  ): Authenticated | Promise<Authenticated>;
}

/**
 * Throws INSUFFICIENT_SCOPE or ROLE_TOO_LOW when the caller may not use the route, and
 * INVALID_TOKEN for a website where websites have no business.
 */
export const authorise = (caller: CallerIdentity, access: RouteAccess): void => {
  if (access.kind !== 'token') return;
  if (caller.websiteKeyId !== undefined) return refuseWebsite(access.websiteKey === true);
  const missing = access.scopes.filter((scope) => !caller.scopes.includes(scope));
  if (missing.length > 0) throw insufficientScope(missing);
  if (access.writes && caller.role === 'VIEWER') throw roleTooLow();
};

/**
 * Whatever an authenticator lets through: a route that asks for no scope is not open to websites by
 * that.
 */
const refuseWebsite = (isOpen: boolean): void => {
  if (!isOpen) throw invalidToken();
};

/** The one 401: the same whether the token is missing, malformed, unknown, expired or revoked. */
export const invalidToken = (): Refusal =>
  new Refusal(
    'INVALID_TOKEN',
    'A valid access token is needed in the Authorization header.',
    undefined,
    { 'WWW-Authenticate': 'Bearer' },
  );

/**
 * The one 401 of a signed request: the same whether the signature is missing, malformed, wrong or
 * too old, or there is no secret.
 */
export const invalidSignature = (): Refusal =>
  new Refusal(
    'INVALID_SIGNATURE',
    'The request is not signed with the secret of its receiver.',
    undefined,
    { 'WWW-Authenticate': 'Signature' },
  );

/** `missing` are the scopes that the token lacks. */
export const insufficientScope = (missing: readonly Scope[]): Refusal =>
  new Refusal('INSUFFICIENT_SCOPE', `The token lacks the scope ${missing.join(', ')}.`, {
    required: missing,
  });

export const roleTooLow = (): Refusal =>
  new Refusal(
    'ROLE_TOO_LOW',
    'Your role in this Space allows reading only. Ask the owner of the Space to change it.',
  );
