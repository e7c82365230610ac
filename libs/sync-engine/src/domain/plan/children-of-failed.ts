import { byAddress } from './standing';
import type { PlannedChange } from './words';

const BREAKING: ReadonlySet<PlannedChange['action']> = new Set(['create', 'replace', 'remove']);
/** What could not be put back here is not made there either. */
const isBreaking = ({ action, setBack, remoteId }: PlannedChange): boolean => BREAKING.has(action) || (setBack === true && remoteId === null);

const FOLLOWING: ReadonlySet<PlannedChange['action']> = new Set(['create', 'replace', 'forget']);

/** Our ids of objects that failed before or were skipped for it, each with the id of the failed object that is the cause. */
export type Causes = ReadonlyMap<string, string>;

/**
 * Changes that cannot go because something above them failed, among these or before: what was to be made below a failed creation, and what
 * was to be forgotten with a failed removal. Our id of each, with the id of the failed object that is the cause.
 */
export const childrenOfFailed = (changes: readonly PlannedChange[], failed: readonly PlannedChange[], before: Causes = new Map()): Causes => {
  const causes = new Map([...before, ...failed.filter(isBreaking).map(({ address: { id } }) => [id, id] as const)]);
  const skipped = new Map<string, string>();
  const lost = new Set(failed.filter(({ action }) => !BREAKING.has(action)).map(({ address: { id } }) => id));
  for (const { action, address, parentId } of changes.toSorted(byAddress)) {
    const isLost = lost.has(address.id) && action === 'create';
    const cause = isLost ? causes.get(address.id) : parentId === null ? undefined : causes.get(parentId);
    if (cause === undefined || (causes.has(address.id) && !isLost) || !FOLLOWING.has(action)) continue;
    skipped.set(address.id, cause);
    causes.set(address.id, cause);
  }
  return skipped;
};
