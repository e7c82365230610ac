import { timingSafeEqual } from 'node:crypto';
import { Refusal, validationError, WEBSITE_KEY_START } from '@switchyard/kernel';
import { credentialDigest, hasRightChecksum, withChecksum } from './token';

/** What secret scanners may look for, and may leave in a page: it is public. */
export const WEBSITE_KEY_PATTERN = /^swy_pub_([0-9A-Za-z]{12})_[0-9A-Za-z]{43}$/;

/**
 * What a website reports with. It is in the pages of the website, so it proves nothing about who
 * sent it.
 */
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

/**
 * True when the stored key is this one and was not revoked. Takes the same time whatever the
 * answer.
 */
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

/** Most origins of one key. */
export const MOST_ORIGINS = 100;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/**
 * Whole labels, the last of them no number: what a name in the DNS looks like once it is in ASCII.
 */
const NAME = /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** At least two labels behind the star: no website is a whole top-level domain. */
const STARRED = /^\*\.[^.*]+(\.[^.*]+)+$/;

/**
 * A list of origins as a key keeps it: each one in the form in which browsers send it (lower case,
 * no default port, IDN in ASCII), once. `https://*.example.com` stands for one or more labels
 * before `example.com`, not for `https://example.com` itself. Refused as VALIDATION_ERROR, every
 * bad one named.
 */
export const readOrigins = (texts: readonly string[]): readonly string[] => {
  if (texts.length > MOST_ORIGINS) {
    throw validationError([
      {
        path: '/origins',
        code: 'OUT_OF_RANGE',
        message: `A key takes at most ${MOST_ORIGINS} origins.`,
      },
    ]);
  }
  const read = texts.map((text) => ({ text, origin: originOf(text) }));
  const issues = read.flatMap(({ text, origin }, index) =>
    origin === undefined
      ? [{ path: `/origins/${index}`, code: 'BAD_FORMAT' as const, message: noOrigin(text) }]
      : [],
  );
  if (issues.length > 0) throw validationError(issues);
  return [...new Set(read.map(({ origin }) => origin!))];
};

const noOrigin = (text: string): string =>
  `"${text}" is no origin. Write https://example.com or https://*.example.com, with a port where there is one, without a path; http only for localhost.`;

const originOf = (text: string): string | undefined => {
  // Without a path, a query, a user: the WHATWG parser would drop a bare slash and a space around
  // it, and take a backslash for a slash.
  if (!/^https?:\/\/[^/\\?#@%\s]*[^/\\?#@%\s:]$/i.test(text) || !URL.canParse(text)) {
    return undefined;
  }
  const { protocol, hostname, origin } = new URL(text);
  if (protocol === 'http:') return LOOPBACK.includes(hostname) ? origin : undefined;
  return isHost(hostname) ? origin : undefined;
};

const isHost = (hostname: string): boolean => {
  if (hostname.includes('*')) return STARRED.test(hostname) && NAME.test(hostname.slice(2));
  return NAME.test(hostname) || /^\d+\.\d+\.\d+\.\d+$/.test(hostname) || hostname.startsWith('[');
};

/**
 * Whether a page of this origin may use a key with these; an empty list lets everybody. Hygiene:
 * what is no browser writes any origin it likes.
 */
export const admitsOrigin = (origins: readonly string[], origin: string | undefined): boolean =>
  origins.length === 0 ||
  (origin !== undefined && origins.some((allowed) => isSameOrigin(allowed, origin)));

/** Compared whole, never as a part of text: scheme, labels and port all count. */
const isSameOrigin = (allowed: string, origin: string): boolean => {
  const [before, after] = allowed.split('*');
  if (after === undefined) return allowed === origin;
  if (!origin.startsWith(before!) || !origin.endsWith(after)) return false;
  const labels = origin.slice(before!.length, origin.length - after.length);
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(labels);
};

/**
 * 403, with the reason: a key that is in a page is no secret, and the page's developer must see why
 * it fails.
 */
export const originNotAllowed = (origin: string | undefined): Refusal =>
  new Refusal(
    'ORIGIN_NOT_ALLOWED',
    origin === undefined
      ? 'This website key works only on its websites, and the request has no Origin header.'
      : 'This website key works only on its websites, and this origin is none of them.',
    { origin: origin ?? null },
  );
