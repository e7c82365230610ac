import type { Caller, Refusal } from '@switchyard/kernel';
import type { RouteAccess } from './access';

/** What requests of a credential are counted against. */
export interface Allowance {
  readonly tokenId: string;
  readonly accountId: string;
  readonly perMinute: number;
  /** Of all tokens of the account together. 0 means unlimited; absent: its days are not counted. */
  readonly perDay?: number;
  /** Requests per minute from one address with this credential; absent: whatever the address, only the credential counts. */
  readonly perAddress?: number;
}

/** The caller before it is known which request it is. May be shared between requests. */
export type CallerIdentity = Omit<Caller, 'requestId'>;

/** A valid credential: counted first, then either let in or refused (NOT_A_MEMBER, SPACE_NOT_FOUND, READ_ONLY_MODE, ORIGIN_NOT_ALLOWED, billing). */
export type Authenticated =
  | { readonly allowance: Allowance; readonly caller: CallerIdentity }
  | {
      readonly allowance: Allowance;
      readonly refusal: Refusal;
      /** True where anybody could cause the refusal with a public key: it costs the address, never the key. */
      readonly costsAddressOnly?: boolean;
    };

/**
 * Tells whose credential a request carries. Implemented by identity; throws `invalidToken()` for anything that is not a valid one, a website key
 * on a route that does not take them included.
 */
export abstract class Authenticator {
  /** `origin` is that of the page that asks, undefined outside of browsers. Answers synchronously when it can: this is on the path of every request. */
  abstract authenticate(
    authorization: string | undefined,
    spaceId: string | undefined,
    access: RouteAccess,
    origin?: string,
  ): Authenticated | Promise<Authenticated>;
}
