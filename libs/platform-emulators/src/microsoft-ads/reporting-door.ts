import type { VendorDoor } from '../vendor';
import { reportDownload, reportRoutes } from './reports/report-routes';
import type { World } from './store/world';
import { accountRoutes, trackedDoor } from './wire/service-door';

/** Reporting, and the files it points to. */
export function reportingDoor(world: () => World): VendorDoor {
  const operations = accountRoutes(world, reportRoutes);
  const answer = (request: Parameters<typeof operations>[0]) =>
    reportDownload(request, world()) ?? operations(request);
  return trackedDoor('microsoft-ads/reporting', 'reporting.api.bingads.microsoft.com', answer);
}
