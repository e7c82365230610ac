import type { VendorFactory } from '../vendor';
import { createAccount } from './accounts';
import { previewsDoor } from './ads';
import { editObject, judge, remoteObjects, removeObject, setSpend } from './control';
import { eventsDoor } from './conversions/events';
import { deliver } from './delivery';
import { adsDoor } from './doors/api';
import { imagesDoor } from './media/uploads';
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
    createAccount: (options) => createAccount(world, options),
    elapse: (from, to) => deliver(world, from, to),
    judge: (verdict) => judge(world, verdict),
    setSpend: (figures) => setSpend(world, figures),
    state: () => ({ root: world }),
    reset: () => {
      world = new World(clock, world.usedIds);
    },
  };
};
