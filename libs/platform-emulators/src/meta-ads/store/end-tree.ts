import type { Entity } from './entity';
import { isLiving } from './statuses';
import type { World } from './world';

const CHILDREN = { campaign: 'adset', adset: 'ad' } as const;

/** Puts a status on an object, and on everything living under it when the status ends it. */
export function endTree(world: World, entity: Entity, status: 'DELETED' | 'ARCHIVED'): void {
  world
    .table(entity.kind)
    .put({ ...entity, fields: { ...entity.fields, status }, updatedAt: world.now() });
  if (entity.kind !== 'campaign' && entity.kind !== 'adset') return;
  for (const child of world.table(CHILDREN[entity.kind]).under(entity.id)) {
    if (isLiving(child) || status === 'DELETED') endTree(world, child, status);
  }
}
