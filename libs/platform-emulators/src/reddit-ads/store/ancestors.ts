import type { Entity } from './entity';
import type { World } from './world';

/** What an ad or ad group lies in. */
export interface Ancestors {
  readonly adGroup?: Entity;
  readonly campaign?: Entity;
}

/** The campaign of an ad group, the ad group and campaign of an ad; nothing for others. */
export function ancestorsOf(world: World, entity: Entity): Ancestors {
  switch (entity.kind) {
    case 'campaign':
    case 'post':
      return {};
    case 'adGroup': {
      const campaign = world.table('campaign').get(entity.parentId);
      return campaign ? { campaign } : {};
    }
    case 'ad': {
      const adGroup = world.table('adGroup').get(entity.parentId);
      return adGroup ? { adGroup, ...ancestorsOf(world, adGroup) } : {};
    }
  }
}
