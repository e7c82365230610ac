import type { VendorFactory } from '../vendor';
import { createAccount } from './accounts/create-account';
import { customerDoor } from './accounts/customer-door';
import { tokenDoor } from './accounts/token-door';
import { campaignDoor } from './campaign-door';
import { editObject, removeObject } from './control/edit-object';
import { judge } from './control/judge';
import { remoteObjects } from './control/remote-object';
import { setSpend } from './control/set-spend';
import { deliver } from './delivery/deliver';
import { reportingDoor } from './reporting-door';
import { World } from './store/world';

/** Microsoft Advertising v13 over REST, as the platform document describes it: Search campaigns and all below them. */
export const createMicrosoftAds: VendorFactory = (clock) => {
  let world = new World(clock, clock.now().getTime());
  const current = () => world;
  return {
    platform: 'microsoft-ads',
    doors: [
      campaignDoor(current),
      customerDoor(current),
      reportingDoor(current),
      tokenDoor(current),
    ],
    objects: (filter) => [...remoteObjects(world, filter), ...world.conversions.objects(filter)],
    edit: (kind, id, changes) => editObject(world, kind, id, changes),
    remove: (kind, id) => removeObject(world, kind, id),
    createAccount: (wish) => createAccount(world, wish),
    elapse: (from, to) => deliver(world, from.getTime(), to.getTime()),
    judge: (verdict) => judge(world, verdict),
    setSpend: (figures) => setSpend(world, figures),
    reset: () => {
      world = new World(clock, world.usedIds);
    },
  };
};
