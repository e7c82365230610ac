import type { Change } from './change';
import type { Credentials } from './connection';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Names of the platform's `rateLimits` that it counts against. */
  readonly rateLimits?: readonly string[];
  /**
   * Of a request that writes: how much of the platform's `dailyQuota` it takes. Without it a
   * request reads, takes one, and is never delayed.
   */
  readonly dayCost?: number;
  /** True for a request that only reads, although its method is not GET. */
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
 * The network and the clock that a connector uses. `send` throws PlatformFailure: `unavailable`
 * when nothing can have reached the platform, `unknown` when the request went out and no whole
 * answer came back.
 */
export interface PlatformIo {
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  /** Keeps credentials that the platform rotated, before they are first used. */
  keepCredentials(credentials: Credentials): Promise<void>;
  readonly media: PlatformMedia;
  /** Where the connection is one of a grant: access tokens that all workers share. */
  readonly tokens?: SharedTokens;
}

export interface SharedToken {
  readonly token: string;
  /** Milliseconds since the epoch by `now`. */
  readonly expiresAt: number;
}

/** What a token endpoint answered to a refresh. */
export interface RefreshedToken {
  readonly accessToken: string;
  /** Seconds from now. */
  readonly expiresInSeconds: number;
  /** The whole credentials after a rotation; absent when the platform sent no new refresh token. */
  readonly rotated?: Credentials;
  /** When the refresh token itself ends, where the answer says so. Seconds from now. */
  readonly refreshEndsInSeconds?: number;
}

/**
 * Access tokens of one grant, shared by all its connections and all workers. One worker at a time
 * refreshes; the new token is stored before its first use.
 */
export interface SharedTokens {
  /** Names the grant: the same for all its connections. */
  readonly grantId: string;
  /**
   * A token that is good for at least two minutes where the platform grants that long; never
   * `refused`, which the platform just refused. `refresh` is called at most once, with the newest
   * credentials of the grant, while no other worker refreshes it; its failure is thrown on.
   */
  token(
    refused: string | undefined,
    refresh: (credentials: Credentials) => Promise<RefreshedToken>,
  ): Promise<SharedToken>;
}

/** Awaited right before every request that writes. */
export interface Gate {
  /**
   * Records the named changes as started; throws (and nothing may be sent) when the sync was
   * cancelled or taken over.
   */
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

/** A file as it is handed to a platform. */
export interface MediaFile {
  readonly sha256: string;
  readonly mimeType: string;
  /** Pixels; null for what has none. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: Uint8Array;
}

/**
 * The files that drafts name by digest, and the ids that one ad account has given to them. Ids are
 * kept for ever: a file is uploaded once per ad account, whatever ads use it.
 */
export interface PlatformMedia {
  /** Digest to remote id, for those uploads of which we know. */
  remoteIds(digests: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Remote id to digest, to name what was read back. What others uploaded is not in it. */
  digests(remoteIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** One file whole; undefined when it is gone. Ask for one at a time: they are large. */
  open(digest: string): Promise<MediaFile | undefined>;
  /**
   * Where the public can fetch the file, for platforms that take images by address; undefined when
   * it is not public.
   */
  address(digest: string): Promise<string | undefined>;
  /**
   * Written down before an upload leaves. True when there may be an upload whose end is unknown:
   * look for it before sending.
   */
  begin(digest: string): Promise<boolean>;
  /**
   * Kept when a platform names the file before its bytes are sent, so that it can be asked for when
   * the answer to them is lost.
   */
  reserve(digest: string, remoteId: string): Promise<void>;
  /** What was reserved last for an upload whose end is unknown. */
  reserved(digest: string): Promise<string | undefined>;
  /** Kept as soon as the platform has answered. */
  keep(digest: string, remoteId: string): Promise<void>;
}
