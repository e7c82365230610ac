import { timingSafeEqual } from 'node:crypto';
import type { Scope } from '@switchyard/kernel';
import { credentialDigest, hasRightChecksum, withChecksum } from './checksum';

export const ENVIRONMENTS = ['live', 'test'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const PUBLIC_ID_LENGTH = 12;
/** Random characters of the secret; six more carry the checksum. */
export const SECRET_LENGTH = 37;
export const TOKENS_PER_ACCOUNT = 5;
export const LONGEST_TOKEN_DAYS = 365;

/** What secret scanners may look for. */
export const TOKEN_PATTERN = /^swy_(live|test)_([0-9A-Za-z]{12})_[0-9A-Za-z]{43}$/;

/** A personal access token as stored: never its secret. */
export interface AccessToken {
  readonly id: string;
  readonly accountId: string;
  readonly userId: string;
  readonly name: string;
  readonly environment: Environment;
  /** May be logged. */
  readonly publicId: string;
  /** SHA-256 of the whole token, hex. */
  readonly digest: string;
  readonly lastFour: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** The plain token; shown once. */
export const plainToken = (environment: Environment, publicId: string, secret: string): string =>
  withChecksum(`swy_${environment}_${publicId}_${secret}`);

export interface ReadToken {
  readonly environment: Environment;
  readonly publicId: string;
  readonly digest: string;
}

export const tokenDigest = credentialDigest;

/** Reads a plain token; undefined when its form or its checksum is wrong, which needs no look-up. */
export const readToken = (token: string): ReadToken | undefined => {
  const match = TOKEN_PATTERN.exec(token);
  if (!match || !hasRightChecksum(token)) return undefined;
  return {
    environment: match[1] as Environment,
    publicId: match[2] as string,
    digest: tokenDigest(token),
  };
};

/** Compared when there is no such token, so that a miss takes as long as a hit. */
const NOTHING = tokenDigest('');

/** True when the stored token is this one and still opens the door. Takes the same time whatever the answer. */
export const opens = (
  stored: AccessToken | undefined,
  read: ReadToken,
  now: Date,
): stored is AccessToken => {
  const same = timingSafeEqual(
    Buffer.from(stored?.digest ?? NOTHING, 'hex'),
    Buffer.from(read.digest, 'hex'),
  );
  return same && stored !== undefined && isUsable(stored, now);
};

/** Neither expired nor revoked: what counts towards the five per account. */
export const isUsable = (token: AccessToken, now: Date): boolean =>
  token.revokedAt === null && token.expiresAt > now;
