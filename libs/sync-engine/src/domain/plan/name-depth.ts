import type { NameOrder } from './name-order';
import type { PlannedChange } from './words';

/**
 * How many renames must go before each update for its name to be free. Names that go round in a circle count as 0: within one
 * wave the connector takes temporary names.
 */
export const nameDepths = (
  updates: readonly PlannedChange[],
  names: NameOrder,
): ReadonlyMap<PlannedChange, number> => {
  const free = updates.filter((update) => !names.holderOf(update));
  const depths = new Map(free.map((update) => [update, 0]));
  for (const holder of free) {
    const takers = names.takersOf(holder);
    for (const taker of takers) depths.set(taker, (depths.get(holder) ?? 0) + 1);
    free.push(...takers);
  }
  return depths;
};
