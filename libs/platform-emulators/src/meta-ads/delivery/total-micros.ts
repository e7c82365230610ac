import type { World } from '../store/world';

/** Everything that an object spent so far, in micros. */
export const totalMicros = (world: World, id: string): number =>
  [...world.spend.daysOf(id).values()].reduce((sum, { costMicros }) => sum + costMicros, 0);
