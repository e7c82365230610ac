import type { VendorFactory } from '../vendor';
import { accountRoutes } from './accounts/account-routes';
import { createAccount } from './accounts/create-account';
import { tokenDoor } from './accounts/token-door';
import { adGroups } from './ad-groups/ad-groups';
import { ads } from './ads/ads';
import { assetRoutes } from './assets/asset-routes';
import { campaigns } from './campaigns/campaigns';
import { eventRoutes } from './conversions/event-routes';
import { editObject } from './control/edit-object';
import { judge } from './control/judge';
import { remoteObjects } from './control/remote-object';
import { removeObject } from './control/remove-object';
import { setSpend } from './control/set-spend';
import { deliver } from './delivery/deliver';
import { mediaDoor } from './media/media-door';
import { placeRoutes } from './places/place-routes';
import { postRoutes } from './posts/post-routes';
import { reportRoutes } from './reports/report-routes';
import { resourceRoutes } from './store/resource-routes';
import { firstId, World } from './store/world';
import { taxonomyRoutes } from './targeting/taxonomy-routes';
import { apiDoor } from './wire/api-door';

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

/** The Reddit Ads API v3, as the platform document and the vendor's OpenAPI describe it: manual campaigns and all below them. */
export const createRedditAds: VendorFactory = (clock) => {
  let world = new World(clock, firstId(clock.now().getTime()));
  const current = () => world;
  return {
    platform: 'reddit-ads',
    doors: [apiDoor(current, ROUTES), tokenDoor(current), mediaDoor(current)],
    objects: (filter) => remoteObjects(world, filter),
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
