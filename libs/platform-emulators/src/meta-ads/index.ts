import type { VendorFactory } from '../vendor';
import { createAccount } from './accounts/create-account';
import { editObject, removeObject } from './control/edit-object';
import { judge } from './control/judge';
import { remoteObjects } from './control/remote-object';
import { setSpend } from './control/set-spend';
import { deliver } from './delivery/deliver';
import { graphDoor } from './graph-door';
import { World } from './store/world';

/** Meta's Marketing API as the platform document describes it: campaigns, ad sets, creatives, ads, pictures, places, insights. */
export const createMetaAds: VendorFactory = (clock) => {
  let world = new World(clock, clock.now().getTime());
  return {
    platform: 'meta-ads',
    doors: [graphDoor(() => world)],
    objects: (filter) => remoteObjects(world, filter),
    edit: (kind, id, changes) => editObject(world, kind, id, changes),
    remove: (kind, id) => removeObject(world, kind, id),
    createAccount: (wish) => createAccount(world, wish),
    elapse: (from, to) => deliver(world, from, to),
    judge: (verdict) => judge(world, verdict),
    setSpend: (figures) => setSpend(world, figures),
    reset: () => {
      world = new World(clock, world.usedIds);
    },
  };
};
