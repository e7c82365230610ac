import type { Entity } from '../store/entity';
import type { World } from '../store/world';

/** What was spent on a campaign, or on all campaigns of a group, in micros: on one day of UTC (YYYY-MM-DD), or ever. */
export function spentMicros(entity: Entity, world: World, date?: string): number {
  if (entity.kind === 'campaignGroup') {
    return world
      .children(entity)
      .reduce((sum, campaign) => sum + spentMicros(campaign, world, date), 0);
  }
  const name = `campaign:${entity.id}`;
  if (date !== undefined) return world.book.on(name, date).costMicros;
  return [...world.book.daysOf(name).values()].reduce((sum, day) => sum + day.costMicros, 0);
}
