import type { Allowance } from '../access/authenticator';

/** What a bucket holds after a request was counted. */
export interface Counted {
  readonly limit: number;
  readonly remaining: number;
  /** Unix time, seconds. */
  readonly resetsAt: number;
  /** Set when the request is over the minute or the daily limit: seconds to wait. */
  readonly retryAfterSeconds?: number;
}

/** Counts requests. */
export abstract class RateLimiter {
  /** One request of a valid token: its own minute bucket and the account's daily allowance. */
  abstract countToken(allowance: Allowance): Promise<Counted>;

  /** One request without a valid token, from this address. */
  abstract countAddress(address: string): Promise<Counted>;

  /** What `countAddress` would tell before the next request; counts nothing. */
  abstract seeAddress(address: string): Promise<Counted>;
}
