import { createHmac } from 'node:crypto';
import { derivedKey } from '@switchyard/kernel';
import type { HashedPerson } from './hashed-person';

/** The keys by which a person is recognised, the surest first. */
export const PERSON_MEMBERS = ['email', 'phone', 'externalId'] as const;
export type PersonMember = (typeof PERSON_MEMBERS)[number];

/**
 * Keys of 32 bytes, in base64url: the first is current, the others still match what was written
 * under them.
 */
export type SecretRing = readonly { readonly id: string; readonly key: string }[];

export interface LookUpKey {
  readonly member: PersonMember;
  /**
   * The member and, after a dot, an HMAC-SHA-256 in base64url. Says nothing more without the
   * secret, and nothing about the same person in another Space.
   */
  readonly key: string;
  /** Written under the current key: what new rows carry. */
  readonly isCurrent: boolean;
}

const PURPOSE = 'switchyard identity look-up 1';

/**
 * A function from hashed persons of a Space to all keys under which they may be known. Deriving
 * happens once, for each person too: keep what it answers.
 */
export const lookUpKeysWith = (
  ring: SecretRing,
): ((spaceId: string, person: HashedPerson) => readonly LookUpKey[]) => {
  const peppers = ring.map(({ key }) => derivedKey(key, PURPOSE));
  const keysOf = (spaceId: string, person: HashedPerson): readonly LookUpKey[] =>
    PERSON_MEMBERS.flatMap((member) => {
      const hash = canonicalHash(person, member);
      if (hash === undefined) return [];
      return peppers.map((pepper, index) => ({
        member,
        key: `${member}.${createHmac('sha256', pepper).update(`${spaceId}\n${member}\n${hash}`).digest('base64url')}`,
        isCurrent: index === 0,
      }));
    });
  const known = new WeakMap<HashedPerson, { spaceId: string; keys: readonly LookUpKey[] }>();
  return (spaceId, person) => {
    const before = known.get(person);
    if (before?.spaceId === spaceId) return before.keys;
    const keys = keysOf(spaceId, person);
    known.set(person, { spaceId, keys });
    return keys;
  };
};

/** True for a key of an address: an address is one person, whatever came together with it. */
export const isEmailKey = (key: string): boolean => key.startsWith('email.');

/** What a key is made of. */
export const memberOfKey = (key: string): PersonMember | undefined =>
  PERSON_MEMBERS.find((member) => key.startsWith(`${member}.`));

/**
 * The form that callers who hash by themselves most likely send, so that both find the same person.
 */
const canonicalHash = (person: HashedPerson, member: PersonMember): string | undefined => {
  switch (member) {
    case 'email':
      return person.email?.plain;
    case 'phone':
      return person.phone?.e164;
    case 'externalId':
      return person.externalId;
  }
};

/** Keys that came together with one key. */
export interface Link {
  readonly key: string;
  readonly linkedKeys: readonly string[];
}

/**
 * Linked keys of a person, beyond their own: keys that came together with their keys, and keys that
 * came together with those and with no other address. An email address is one person: no link leads
 * from one address to another, or through another address.
 */
export const followLinks = (
  links: readonly Link[],
  start: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
): readonly string[] => {
  const linksOf = new Map(links.map(({ key, linkedKeys }) => [key, linkedKeys]));
  const foreign = (key: string): boolean =>
    linksOf.get(key)?.some((other) => isEmailKey(other) && !theirs.has(other)) ?? false;
  const pairs = links.flatMap(({ key, linkedKeys }) =>
    linkedKeys.flatMap(
      (other) =>
        [
          [key, other],
          [other, key],
        ] as const,
    ),
  );
  const found = pairs.filter(
    ([from, to]) =>
      start.has(from) || (theirs.has(from) && !isEmailKey(from) && !isEmailKey(to) && !foreign(to)),
  );
  return [...new Set(found.map(([, to]) => to))].filter((key) => !theirs.has(key));
};

/**
 * Whether something that carries these keys is a person's: it names one of the `start`, or another
 * key of theirs and no address of another person.
 */
export const isTheirs = (
  keys: readonly string[],
  start: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
): boolean =>
  keys.some((key) => start.has(key)) ||
  (keys.some((key) => theirs.has(key)) && keys.every((key) => !isEmailKey(key) || theirs.has(key)));
