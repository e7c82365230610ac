import { createHash, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Scope } from '@switchyard/kernel';

/**
 * Six characters behind a credential by which a scanner rejects a false hit offline: CRC-32 of
 * everything before them.
 */
export const withChecksum = (text: string): string => text + base62(crc32(text), 6);

export const hasRightChecksum = (credential: string): boolean =>
  withChecksum(credential.slice(0, -6)) === credential;

/** SHA-256 of a whole credential, hex: what is stored of it. */
export const credentialDigest = (credential: string): string =>
  createHash('sha256').update(credential).digest('hex');

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A number in base 62, digits `0-9A-Za-z`, padded with zeros on the left. */
const base62 = (value: number, length: number): string => {
  let rest = BigInt(value);
  let text = '';
  while (rest > 0n) {
    text = DIGITS[Number(rest % 62n)] + text;
    rest /= 62n;
  }
  return text.padStart(length, '0');
};

/** Base62 text from whole numbers 0 to 61. */
export const base62Text = (numbers: readonly number[]): string =>
  numbers.map((number) => DIGITS[number % 62]).join('');

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
  /** To some ten minutes; null until the first use. */
  readonly lastUsedAt: Date | null;
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

/**
 * Reads a plain token; undefined when its form or its checksum is wrong, which needs no look-up.
 */
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

/**
 * True when the stored token is this one and still opens the door. Takes the same time whatever the
 * answer.
 */
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
