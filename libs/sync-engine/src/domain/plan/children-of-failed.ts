import { byAddress } from './standing';
import type { PlannedChange } from './words';

const BREAKING: ReadonlySet<PlannedChange['action']> = new Set(['create', 'replace', 'remove']);
const FOLLOWING: ReadonlySet<PlannedChange['action']> = new Set(['create', 'replace', 'forget']);

/** What could not be put back here is not made there either. */
const isLost = ({ setBack, remoteId }: PlannedChange): boolean =>
  setBack === true && remoteId === null;

/** Our ids of objects that failed before or were skipped for it, each with the id of the failed object that is the cause. */
export type Causes = ReadonlyMap<string, string>;

/**
 * Changes that cannot go because something above them failed, among these or before: what was to be made below a failed creation, and what
 * was to be forgotten with a failed removal. Our id of each, with the id of the failed object that is the cause.
 */
export const childrenOfFailed = (
  changes: readonly PlannedChange[],
  failed: readonly PlannedChange[],
  before: Causes = new Map(),
): Causes => {
  const causes = new Map([
    ...before,
    ...failed
      .filter((change) => BREAKING.has(change.action) || isLost(change))
      .map(({ address: { id } }) => [id, id] as const),
  ]);
  const skipped = new Map<string, string>();
  const lost = new Set(failed.filter(isLost).map(({ address: { id } }) => id));
  for (const { action, address, parentId } of changes.toSorted(byAddress)) {
    const isOwn = lost.has(address.id) && action === 'create';
    const cause = causes.get(isOwn ? address.id : (parentId ?? ''));
    if (cause === undefined || (!isOwn && causes.has(address.id)) || !FOLLOWING.has(action)) {
      continue;
    }
    skipped.set(address.id, cause);
    causes.set(address.id, cause);
  }
  return skipped;
};
