import type { VendorFactory } from '../vendor';
import { createAccount } from './accounts/create-account';
import { apiDoor } from './api-door';
import { editObject, removeObject } from './control/edit-object';
import { judge } from './control/judge';
import { remoteObjects } from './control/remote-object';
import { setSpend } from './control/set-spend';
import { deliver } from './delivery/deliver';
import { World } from './store/world';
import { wwwDoors } from './www-door';

/** LinkedIn's versioned marketing API, as the platform document describes it: campaign groups and all below them. */
export const createLinkedInAds: VendorFactory = (clock) => {
  let world = new World(clock, clock.now().getTime());
  const current = () => world;
  return {
    platform: 'linkedin-ads',
    doors: [apiDoor(current), ...wwwDoors(current)],
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
