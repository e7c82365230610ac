import type { VendorFactory } from '../vendor';
import { accountRoutes, createAccount } from './accounts';
import { adGroups } from './ad-groups';
import { ads } from './ads/ads';
import { postRoutes } from './ads/posts';
import { campaigns } from './campaigns';
import { editObject, judge, remoteObjects, removeObject, setSpend } from './control';
import { eventRoutes } from './conversions';
import { deliver } from './delivery';
import { apiDoor } from './doors/api';
import { oauthDoor } from './doors/oauth';
import { resourceRoutes } from './doors/resources';
import { assetRoutes, mediaDoor } from './media';
import { peopleOf } from './people';
import { placeRoutes } from './places/places';
import { reportRoutes } from './reports';
import { firstId, World } from './store/world';
import { taxonomyRoutes } from './taxonomy';

const ROUTES = [
  ...accountRoutes,
  ...[campaigns, adGroups, ads].flatMap(resourceRoutes),
  ...postRoutes,
  ...assetRoutes,
  ...placeRoutes,
  ...taxonomyRoutes,
  ...reportRoutes,
  ...eventRoutes,
];

/**
 * The Reddit Ads API v3, as the platform document and the vendor's OpenAPI describe it: manual
 * campaigns and all below them.
 */
export const createRedditAds: VendorFactory = (clock) => {
  let world = new World(clock, firstId(clock.now().getTime()));
  const current = () => world;
  return {
    platform: 'reddit-ads',
    doors: [apiDoor(current, ROUTES), oauthDoor(current), mediaDoor(current)],
    objects: (filter) => remoteObjects(world, filter),
    edit: (kind, id, changes) => editObject(world, kind, id, changes),
    remove: (kind, id) => removeObject(world, kind, id),
    createAccount: (options) => createAccount(world, options),
    elapse: (from, to) => deliver(world, from.getTime(), to.getTime()),
    judge: (verdict) => judge(world, verdict),
    setSpend: (figures) => setSpend(world, figures),
    access: () => peopleOf(world),
    state: () => ({ root: world }),
    reset: () => {
      world = new World(clock, world.usedIds);
    },
  };
};
