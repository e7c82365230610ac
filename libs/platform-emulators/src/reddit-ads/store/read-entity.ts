import { vendorTime } from '../rules/times';
import type { Fields } from '../../json/fields';
import { deliveryStatus, effectiveStatus } from './effective-status';
import type { Entity } from './entity';
import type { Resource } from './resource';
import type { World } from './world';

/** The whole object as the vendor answers it: stored members, ids, times and computed states. */
export function readEntity(resource: Resource, entity: Entity, world: World): Fields {
  return {
    id: entity.id,
    ad_account_id: entity.accountId,
    ...resource.read(entity, world),
    effective_status: effectiveStatus(world, entity),
    delivery_status: deliveryStatus(world, entity),
    created_at: vendorTime(entity.createdAt),
    modified_at: vendorTime(entity.modifiedAt),
  };
}
