import type { ClickId } from '@switchyard/platforms';
import { memberOfKey, isEmailKey, type PersonMember } from '../identity/look-up-keys';
import type { KnownPerson } from '../identity/known-person';

/** What is known of the person of an event. */
export interface PersonMatch {
  /** The surest member that somebody is known by; undefined when nobody is. */
  readonly matchedBy: PersonMember | undefined;
  /** Clicks of the surest member that any is known by, the most recent first. */
  readonly clicks: readonly ClickId[];
  /** Whose rows the match stands on, the surest first. */
  readonly rows: readonly KnownPerson[];
}

/**
 * Of what is known under somebody's keys, what is theirs: a row that also came together with another address is passed over when the keys name an address.
 * An address is one person, and what is known of another one is not told and not used.
 */
export const ownRows = (
  known: readonly KnownPerson[],
  ownKeys: ReadonlySet<string>,
): readonly KnownPerson[] => {
  const namesAddress = [...ownKeys].some(isEmailKey);
  return known.filter(
    ({ linkedKeys }) =>
      !namesAddress || linkedKeys.every((key) => !isEmailKey(key) || ownKeys.has(key)),
  );
};

/** Finds the clicks of a person among `known`, which has one row for each member, the surest first. `takes` says which clicks are of use. */
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

/** Members that something is known of: said by the event itself, or seen together with it before. */
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
