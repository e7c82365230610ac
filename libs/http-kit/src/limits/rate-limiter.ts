import type { Allowance } from '../access/authenticator';
import type { WebsiteCaller } from './website-allowance';

/** A limit over a window of time, and what is left of it. */
export interface Bucket {
  /** `minute` of a credential, `day` of an account, `address` that a request came from. */
  readonly name: 'minute' | 'day' | 'address';
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  /** Unix time, seconds. */
  readonly resetsAt: number;
  readonly resetsInSeconds: number;
}

/** What the buckets of a request hold after it was counted. */
export interface Counted {
  /** The one that the `X-RateLimit-*` headers tell. */
  readonly shown: Bucket;
  /** All that are told in `RateLimit`. */
  readonly buckets: readonly Bucket[];
  /** Set when the request is over one of them. */
  readonly refusedBy?: Bucket;
  /** Undoes the count, for a request that failed through no fault of its sender. Absent where nothing was counted. */
  readonly giveBack?: () => Promise<Counted>;
}

/** Counts requests. */
export abstract class RateLimiter {
  /**
   * One request of a valid credential: the bucket of its address where it has one, its own minute, and the account's day. The first that
   * is over refuses it, and the next ones are not drawn on.
   */
  abstract countToken(allowance: Allowance, address: string): Promise<Counted>;

  /** One request that the credential's own list of origins refuses: it costs its address, never the credential. */
  abstract countRefusedOrigin(allowance: Allowance, address: string): Promise<Counted>;

  /** One request without a valid token, from this address. */
  abstract countAddress(address: string): Promise<Counted>;

  /** What `countAddress` would tell before the next request; counts nothing. */
  abstract seeAddress(address: string): Promise<Counted>;

  /** Undoes what was taken of a website key's day for this caller, the very object. */
  abstract giveBackTaken(caller: WebsiteCaller): Promise<void>;
}
