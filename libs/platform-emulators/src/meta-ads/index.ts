import type { VendorFactory } from '../vendor';
import { accessOf } from './access';
import { createAccount } from './accounts';
import { editObject, judge, remoteObjects, removeObject, setSpend } from './control';
import { deliver } from './delivery';
import { graphDoor } from './doors/graph';
import { SlidingSum } from './doors/rate-limits';
import { dialogDoor } from './people/dialog';
import { World } from './store';

/**
 * Meta's Marketing API as the platform document describes it: campaigns, ad sets, creatives, ads,
 * pictures, places, insights.
 */
export const createMetaAds: VendorFactory = (clock) => {
  let world = new World(clock, clock.now().getTime());
  return {
    platform: 'meta-ads',
    doors: [graphDoor(() => world), dialogDoor(() => world)],
    objects: (filter) => remoteObjects(world, filter),
    edit: (kind, id, changes) => editObject(world, kind, id, changes),
    remove: (kind, id) => removeObject(world, kind, id),
    createAccount: (options) => createAccount(world, options),
    elapse: (from, to) => deliver(world, from, to),
    judge: (verdict) => judge(world, verdict),
    setSpend: (figures) => setSpend(world, figures),
    access: () => accessOf(world),
    state: () => ({ root: world, classes: { SlidingSum } }),
    reset: () => {
      world = new World(clock, world.usedIds);
    },
  };
};
