import type { VendorDoor, VendorFactory } from '../vendor';
import { adRoutes } from './ads/ads';
import { editorialRoutes } from './ads/editorial';
import { assetGroupRoutes } from './assets/asset-groups';
import { associationRoutes } from './assets/associations';
import { extensionRoutes } from './assets/extensions';
import { mediaFile, mediaRoutes } from './assets/media';
import { adGroupRoutes } from './campaigns/ad-groups';
import { budgetRoutes, campaignRoutes } from './campaigns/campaigns';
import { createAccount, editObject, judge, remoteObjects, removeObject, setSpend } from './control';
import { applyRoutes, tagRoutes } from './conversions/conversions';
import { goalRoutes } from './conversions/goals';
import { deliver } from './delivery';
import { customerDoor } from './doors/accounts';
import { identityDoor } from './doors/identity';
import { accountRoutes, trackedDoor } from './doors/service';
import { geoFile, geoRoutes } from './places/locations';
import { reportDownload, reportRoutes } from './reports/reports';
import { World } from './store/store';
import { criterionRoutes } from './targeting/criteria';
import { keywordRoutes, negativeRoutes } from './targeting/keywords';

/**
 * Microsoft Advertising v13 over REST, as the platform document describes it: Search campaigns and
 * all below them.
 */
export const createMicrosoftAds: VendorFactory = (clock) => {
  let world = new World(clock, clock.now().getTime());
  const current = () => world;
  return {
    platform: 'microsoft-ads',
    doors: [
      campaignDoor(current),
      customerDoor(current),
      reportingDoor(current),
      identityDoor(current),
    ],
    objects: (filter) => [...remoteObjects(world, filter), ...world.conversions.objects(filter)],
    edit: (kind, id, changes) => editObject(world, kind, id, changes),
    remove: (kind, id) => removeObject(world, kind, id),
    createAccount: (options) => createAccount(world, options),
    elapse: (from, to) => deliver(world, from.getTime(), to.getTime()),
    access: () => world.people.access(),
    judge: (verdict) => judge(world, verdict),
    setSpend: (figures) => setSpend(world, figures),
    state: () => ({ root: world }),
    reset: () => {
      world = new World(clock, world.usedIds);
    },
  };
};

const ROUTES = [
  ...campaignRoutes,
  ...adGroupRoutes,
  ...adRoutes,
  ...keywordRoutes,
  ...negativeRoutes,
  ...criterionRoutes,
  ...budgetRoutes,
  ...editorialRoutes,
  ...geoRoutes,
  ...mediaRoutes,
  ...extensionRoutes,
  ...associationRoutes,
  ...assetGroupRoutes,
  ...goalRoutes,
  ...tagRoutes,
  ...applyRoutes,
];

/** Campaign management, and the files it points to: locations, images. */
function campaignDoor(world: () => World): VendorDoor {
  const operations = accountRoutes(world, ROUTES);
  return trackedDoor(
    'microsoft-ads/campaign',
    'campaign.api.bingads.microsoft.com',
    (request) =>
      geoFile(request, world().now()) ?? mediaFile(request, world()) ?? operations(request),
  );
}

/** Reporting, and the files it points to. */
function reportingDoor(world: () => World): VendorDoor {
  const operations = accountRoutes(world, reportRoutes);
  const answer = (request: Parameters<typeof operations>[0]) =>
    reportDownload(request, world()) ?? operations(request);
  return trackedDoor('microsoft-ads/reporting', 'reporting.api.bingads.microsoft.com', answer);
}
