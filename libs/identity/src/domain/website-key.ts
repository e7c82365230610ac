import { timingSafeEqual } from 'node:crypto';
import { WEBSITE_KEY_START } from '@switchyard/kernel';
import { credentialDigest, hasRightChecksum, withChecksum } from './checksum';

/** What secret scanners may look for, and may leave in a page: it is public. */
export const WEBSITE_KEY_PATTERN = /^swy_pub_([0-9A-Za-z]{12})_[0-9A-Za-z]{43}$/;

/** What a website reports with. It stands in the pages of the website, so it proves nothing about who sent it. */
export interface WebsiteKey {
  readonly id: string;
  /** The account that owned the Space when the key was made, and still does: Spaces do not move. */
  readonly accountId: string;
  readonly spaceId: string;
  /** May be logged. */
  readonly publicId: string;
  /** SHA-256 of the whole key, hex. */
  readonly digest: string;
  readonly lastFour: string;
  /** Where it may be used from, as `readOrigins` wrote them; empty for anywhere. */
  readonly origins: readonly string[];
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

/** The plain key; shown once. */
export const plainWebsiteKey = (publicId: string, secret: string): string =>
  withChecksum(`${WEBSITE_KEY_START}${publicId}_${secret}`);

export interface ReadWebsiteKey {
  readonly publicId: string;
  readonly digest: string;
}

/** Reads a plain key; undefined when its form or its checksum is wrong, which needs no look-up. */
export const readWebsiteKey = (key: string): ReadWebsiteKey | undefined => {
  const publicId = WEBSITE_KEY_PATTERN.exec(key)?.[1];
  return publicId && hasRightChecksum(key)
    ? { publicId, digest: credentialDigest(key) }
    : undefined;
};

/** Compared when there is no such key, so that a miss takes as long as a hit. */
const NOTHING = credentialDigest('');

/** True when the stored key is this one and was not revoked. Takes the same time whatever the answer. */
export const isOpenFor = (
  stored: WebsiteKey | undefined,
  read: ReadWebsiteKey,
): stored is WebsiteKey => {
  const same = timingSafeEqual(
    Buffer.from(stored?.digest ?? NOTHING, 'hex'),
    Buffer.from(read.digest, 'hex'),
  );
  return same && stored !== undefined && stored.revokedAt === null;
};
