import type { PartContext } from './part-context';
import { plannedRemove } from './plan-unwanted';
import { render } from './render';
import { byAddress } from './standing';
import type { Stray } from './words';

const REASON = 'An attempt whose answer was lost made it, and it is not wanted any more.';

/** Takes away what was made and is not wanted: only the topmost, for what stands below goes with it. What is wanted or bound is no stray. */
export const planStrays = (strays: readonly Stray[], { draft, places }: PartContext): void => {
  for (const stray of strays.toSorted(byAddress)) {
    if (places.has(stray.address.id)) continue;
    const parent = stray.parentId === null ? undefined : places.get(stray.parentId);
    places.set(stray.address.id, { kind: 'going', isRemoved: true });
    if (parent === undefined || parent.kind === 'there') {
      draft.changes.push(plannedRemove(stray, stray, render(stray.attributes).text, REASON));
    }
  }
};
