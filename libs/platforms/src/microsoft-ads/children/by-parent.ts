import type { Change } from '../../port/change';

/** Changes by the remote id of their parent; '' for those that do not name one. */
export const byParent = <C extends Change>(changes: readonly C[]): ReadonlyMap<string, readonly C[]> => {
  const groups = new Map<string, C[]>();
  for (const change of changes) {
    const parent = change.parentRemoteId ?? '';
    const siblings = groups.get(parent);
    if (siblings) siblings.push(change);
    else groups.set(parent, [change]);
  }
  return groups;
};
