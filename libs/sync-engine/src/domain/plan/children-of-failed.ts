import { byAddress } from './standing';
import type { PlannedChange } from './words';

const BREAKING: ReadonlySet<PlannedChange['action']> = new Set(['create', 'replace', 'remove']);
const FOLLOWING: ReadonlySet<PlannedChange['action']> = new Set(['create', 'replace', 'forget']);

/**
 * Changes that cannot go because something above them failed: what was to be made below a failed creation, and what was to be
 * forgotten with a failed removal. Our id of each, with the id of the failed object that is the cause.
 */
export const childrenOfFailed = (changes: readonly PlannedChange[], failed: readonly PlannedChange[]): ReadonlyMap<string, string> => {
  const causes = new Map(failed.filter((change) => BREAKING.has(change.action)).map(({ address: { id } }) => [id, id]));
  const skipped = new Map<string, string>();
  for (const { action, address, parentId } of changes.toSorted(byAddress)) {
    const cause = parentId === null ? undefined : causes.get(parentId);
    if (cause === undefined || causes.has(address.id) || !FOLLOWING.has(action)) continue;
    skipped.set(address.id, cause);
    causes.set(address.id, cause);
  }
  return skipped;
};
