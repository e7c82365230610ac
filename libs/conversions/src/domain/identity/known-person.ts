import type { BrowserIds, ClickId } from '@switchyard/platforms/domain';
import { type ConsentRecord, mergeConsents } from '../conversion/consent';
import { forgottenBefore, mergeClickIds } from './click-ids';
import { isEmailKey, memberOfKey, type PersonMember } from './look-up-keys';

/**
 * What is known under one look-up key of a person: a person who gave an address and an id is known
 * under both.
 */
export interface KnownPerson {
  readonly spaceId: string;
  /** HMAC under the key that was current. */
  readonly key: string;
  readonly member: PersonMember;
  /** Keys that came together with this one, so that erasing finds them. */
  readonly linkedKeys: readonly string[];
  /** The most recent first. */
  readonly clickIds: readonly ClickId[];
  readonly person: SealedPerson;
  readonly consents: ConsentRecord | null;
  readonly url: string | null;
  readonly visit: KnownVisit | null;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

/** What visits reported beside the clicks; each member has its latest value. */
export interface KnownVisit extends BrowserIds {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** Address and browser; only the worker opens them. */
  readonly device?: KnownDevice;
}

/** A sealed person of whom nothing is known but the device. */
export interface KnownDevice {
  /** When it was seen, in milliseconds since the epoch. */
  readonly at: number;
  /** A user agent is among it. */
  readonly hasAgent: boolean;
  readonly sealed: SealedPerson;
}

/** Merges two visits. The later value of each member wins. */
export const mergeVisits = (
  before: KnownVisit | null,
  now: KnownVisit | null,
): KnownVisit | null => (before && now ? { ...before, ...now } : (now ?? before));

/**
 * A hashed person that only the worker can open. Bound to its Space; may be copied between rows of
 * that Space.
 */
export interface SealedPerson {
  /** Which of the worker's keys opens it. */
  readonly keyId: string;
  /** HPKE encapsulated key of the batch that it was sealed in, base64url. */
  readonly enc: string;
  /** Base64url. */
  readonly nonce: string;
  readonly ciphertext: string;
}

/**
 * The most keys that one row may name. Without a limit, the row of an id that many persons share
 * would grow without end.
 */
export const LINKS_KEPT = 100;

/**
 * What is known under a key after it was seen again. `stale` are keys of the same persons under
 * older secrets.
 */
export const mergeKnown = (
  before: KnownPerson,
  now: KnownPerson,
  stale: ReadonlySet<string>,
): KnownPerson => {
  const saysNothingNew = now.linkedKeys.length === 0 && before.linkedKeys.length > 0;
  return {
    ...now,
    linkedKeys: [...new Set([...now.linkedKeys, ...before.linkedKeys])]
      .filter((key) => !stale.has(key) && key !== now.key)
      .slice(0, LINKS_KEPT),
    clickIds: mergeClickIds([now.clickIds, before.clickIds], forgottenBefore(now.lastSeenAt)),
    person: saysNothingNew ? before.person : now.person,
    consents: mergeConsents([before.consents, now.consents]),
    url: now.url ?? before.url,
    visit: mergeVisits(before.visit, now.visit),
    firstSeenAt: before.firstSeenAt < now.firstSeenAt ? before.firstSeenAt : now.firstSeenAt,
  };
};

/** What is known of the person of an event. */
export interface PersonMatch {
  /** The surest member that a known person matches by; undefined when no person is known. */
  readonly matchedBy: PersonMember | undefined;
  /** Clicks of the surest member that has any, the most recent first. */
  readonly clicks: readonly ClickId[];
  /** The rows that the match is based on, the surest first. */
  readonly rows: readonly KnownPerson[];
}

/**
 * The rows under a person's keys that are theirs: a row that also came together with
 * another address is passed over when the keys name an address. An address is one person, and what
 * is known of another one is not reported and not used.
 */
export const ownRows = <Row extends Pick<KnownPerson, 'linkedKeys'>>(
  known: readonly Row[],
  ownKeys: ReadonlySet<string>,
): readonly Row[] => {
  const namesAddress = [...ownKeys].some(isEmailKey);
  return known.filter(
    ({ linkedKeys }) =>
      !namesAddress || linkedKeys.every((key) => !isEmailKey(key) || ownKeys.has(key)),
  );
};

/**
 * Finds the clicks of a person among `known`, which has one row for each member, the surest first.
 * `takes` says which clicks are of use.
 */
export const matchPerson = (
  known: readonly KnownPerson[],
  ownKeys: ReadonlySet<string>,
  takes: (click: ClickId) => boolean,
): PersonMatch => {
  const rows = ownRows(known, ownKeys);
  const withClick = rows.find(({ clickIds }) => clickIds.some(takes));
  return {
    matchedBy: (withClick ?? rows[0])?.member,
    clicks: withClick?.clickIds.filter(takes) ?? [],
    rows,
  };
};

/**
 * Members that something is known of: stated by the event itself, or seen together with it before.
 */
export const knownMembers = (
  own: readonly PersonMember[],
  rows: readonly KnownPerson[],
): ReadonlySet<PersonMember> =>
  new Set([
    ...own,
    ...rows.flatMap(({ member, linkedKeys }) => [
      member,
      ...linkedKeys.flatMap((key) => memberOfKey(key) ?? []),
    ]),
  ]);
