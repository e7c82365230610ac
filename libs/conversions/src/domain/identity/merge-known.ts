import { mergeConsents } from '../conversion/consent-record';
import type { KnownPerson } from './known-person';
import { forgottenBefore, mergeClickIds } from './merge-click-ids';

/** Keys that one row may name: an id that everybody shares must not grow for ever. */
export const LINKS_KEPT = 100;

/** What is known under a key after it was seen again. `stale` are keys of the same persons under older secrets. */
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
    firstSeenAt: before.firstSeenAt < now.firstSeenAt ? before.firstSeenAt : now.firstSeenAt,
  };
};
