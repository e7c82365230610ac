import type { Change } from './change';
import type { Credentials } from './connection';
import type { PlatformMedia } from './media';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Names of the platform's `rateLimits` that it counts against. */
  readonly rateLimits?: readonly string[];
  /** Of a request that writes: how much of the platform's `dailyQuota` it takes. Without it a request reads, takes one, and is never held back. */
  readonly dayCost?: number;
  /** True of one that only reads although its method says otherwise. */
  readonly reads?: true;
  /** False for token refreshes, which no platform counts as an API call. */
  readonly counted: boolean;
}

export interface HttpAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * The world as a connector is given it. `send` throws PlatformFailure: `unavailable` when nothing can have reached the
 * platform, `unknown` when the request went out and no whole answer came back.
 */
export interface PlatformIo {
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  /** Keeps credentials that the platform rotated, before they are first used. */
  keepCredentials(credentials: Credentials): Promise<void>;
  readonly media: PlatformMedia;
}

/** Awaited right before every request that writes. */
export interface Gate {
  /** Records the named changes as started; throws (and nothing may be sent) when the sync was cancelled or taken over. */
  open(changes: readonly Change[]): Promise<void>;
}

/** What a plan says beforehand that applying it will take. */
export interface CallForecast {
  /** Requests that only read. */
  readonly readCalls: number;
  /** Requests that write. */
  readonly calls: number;
  /** What the platform's daily quota counts. */
  readonly operations: number;
}
