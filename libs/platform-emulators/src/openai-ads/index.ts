import type { VendorFactory } from '../vendor';
import { createAccount } from './accounts/create-account';
import { adsDoor } from './ads-door';
import { previewsDoor } from './ads/previews-door';
import { eventsDoor } from './conversions/events-door';
import { editObject, removeObject } from './control/edit-object';
import { judge } from './control/judge';
import { remoteObjects } from './control/remote-objects';
import { setSpend } from './control/set-spend';
import { deliver } from './delivery/accrue';
import { imagesDoor } from './media/images-door';
import { World } from './store/world';

/** ChatGPT Ads as the platform document describes its Advertiser API. */
export const createOpenAiAds: VendorFactory = (clock) => {
  let world = new World(clock, clock.now().getTime());
  const current = () => world;
  return {
    platform: 'openai-ads',
    doors: [adsDoor(current), imagesDoor(current), previewsDoor(current), eventsDoor(current)],
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
