import type { VendorDoor } from '../vendor';
import { adGroupRoutes } from './ad-groups/ad-group-routes';
import { adRoutes } from './ads/ad-routes';
import { budgetRoutes } from './budgets/budget-routes';
import { campaignRoutes } from './campaigns/campaign-routes';
import { criterionRoutes } from './criteria/criterion-routes';
import { editorialRoutes } from './editorial/editorial-routes';
import { keywordRoutes } from './keywords/keyword-routes';
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
];

/** Campaign management, and the location file it points to. */
export function campaignDoor(world: () => World): VendorDoor {
  const operations = accountRoutes(world, ROUTES);
  return trackedDoor('microsoft-ads/campaign', 'campaign.api.bingads.microsoft.com', (request) => geoFile(request) ?? operations(request));
}
