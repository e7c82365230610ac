import type { Entity } from './entity';
import { effectiveStatus } from './statuses';
import { writeMoment } from '../wire/read-moment';
import type { Scene } from '../wire/node-type';

const zoneOf = (entity: Entity, { world }: Scene): string => world.account(entity).timeZone;

/** A stored time as the vendor writes it; nothing when there is none. */
export const momentField =
  (name: string) =>
  (entity: Entity, scene: Scene): unknown => {
    const at = entity.fields[name];
    return typeof at === 'number' ? writeMoment(at, zoneOf(entity, scene)) : undefined;
  };

/** A stored amount: reads tell money as text. */
export const moneyField =
  (name: string) =>
  ({ fields }: Entity): unknown =>
    typeof fields[name] === 'number' ? String(fields[name]) : undefined;

/** Fields that every campaign, ad set and ad has. */
export const OWN_READERS = {
  account_id: ({ accountId }: Entity) => accountId,
  configured_status: ({ fields }: Entity) => fields.status,
  effective_status: (entity: Entity, { world }: Scene) => effectiveStatus(world, entity),
  created_time: (entity: Entity, scene: Scene) =>
    writeMoment(entity.createdAt, zoneOf(entity, scene)),
  updated_time: (entity: Entity, scene: Scene) =>
    writeMoment(entity.updatedAt, zoneOf(entity, scene)),
} as const;
