import type { VendorFactory } from '../vendor';
import { accessOf } from './access';
import { createAccount } from './accounts';
import { editObject, judge, remoteObjects, removeObject, setSpend } from './control';
import { deliver } from './delivery';
import { apiDoor } from './doors/api';
import { wwwDoors } from './doors/oauth';
import { World } from './store';

/**
 * LinkedIn's versioned marketing API, as the platform document describes it: campaign groups and
 * all below them.
 */
export const createLinkedInAds: VendorFactory = (clock) => {
  let world = new World(clock, clock.now().getTime());
  const current = () => world;
  return {
    platform: 'linkedin-ads',
    doors: [apiDoor(current), ...wwwDoors(current)],
    objects: (filter) => remoteObjects(world, filter),
    edit: (kind, id, changes) => editObject(world, kind, id, changes),
    remove: (kind, id) => removeObject(world, kind, id),
    createAccount: (options) => createAccount(world, options),
    elapse: (from, to) => deliver(world, from, to),
    judge: (verdict) => judge(world, verdict),
    setSpend: (figures) => setSpend(world, figures),
    access: () => accessOf(world),
    state: () => ({ root: world }),
    reset: () => {
      world = new World(clock, world.usedIds);
    },
  };
};
