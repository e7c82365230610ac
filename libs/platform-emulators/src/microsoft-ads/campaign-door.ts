import type { VendorDoor } from '../vendor';
import { associationRoutes } from './ad-extensions/association-routes';
import { extensionRoutes } from './ad-extensions/extension-routes';
import { adGroupRoutes } from './ad-groups/ad-group-routes';
import { adRoutes } from './ads/ad-routes';
import { assetGroupRoutes } from './asset-groups/asset-group-routes';
import { budgetRoutes } from './budgets/budget-routes';
import { campaignRoutes } from './campaigns/campaign-routes';
import { applyRoutes } from './conversions/apply-routes';
import { goalRoutes } from './conversions/goal-routes';
import { criterionRoutes } from './criteria/criterion-routes';
import { editorialRoutes } from './editorial/editorial-routes';
import { keywordRoutes } from './keywords/keyword-routes';
import { mediaFile } from './media/media-file';
import { mediaRoutes } from './media/media-routes';
import { negativeRoutes } from './negatives/negative-routes';
import { geoFile, geoRoutes } from './places/geo-routes';
import type { World } from './store/world';
import { accountRoutes, trackedDoor } from './wire/service-door';

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
  ...applyRoutes,
];

/** Campaign management, and the files it points to: locations, images. */
export function campaignDoor(world: () => World): VendorDoor {
  const operations = accountRoutes(world, ROUTES);
  return trackedDoor(
    'microsoft-ads/campaign',
    'campaign.api.bingads.microsoft.com',
    (request) =>
      geoFile(request, world().now()) ?? mediaFile(request, world()) ?? operations(request),
  );
}
