import type { Credentials, OpenConnection } from '../port/connection';
import type { PlatformIo } from '../port/io';

/** What a token endpoint answered. */
export interface Grant {
  readonly accessToken: string;
  /** Seconds from now. */
  readonly expiresInSeconds: number;
  /** The whole credentials after a rotation; absent when the platform sent no new refresh token. */
  readonly rotated?: Credentials;
}

/**
 * Asks the platform's token endpoint (with `counted: false`). `connection.credentials` are the newest known ones. Throws
 * PlatformFailure: `unauthorised` when the grant is gone, `unavailable` when the endpoint did not answer.
 */
export type RefreshGrant = (connection: OpenConnection, io: PlatformIo) => Promise<Grant>;
