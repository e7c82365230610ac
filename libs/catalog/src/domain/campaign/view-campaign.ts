import { amountFromMicros } from '@switchyard/kernel';
import { viewBidding } from '../bidding/view-bidding';
import { mapPlatforms } from '../budget/by-platform';
import { summariseDelivery } from '../delivery/delivery-summary';
import type { Campaign } from './campaign';
import type { CampaignView } from './campaign-view';
import { viewLinks } from './platform-link';

/** A stored campaign as it is read. */
export const viewCampaign = (row: Campaign): CampaignView => ({
  ...shownAsStored(row),
  budget: amountFromMicros(row.budgetMicros),
  _platformBudgets:
    row.platformBudgetsMicros && mapPlatforms(row.platformBudgetsMicros, amountFromMicros),
  biddingStrategy: viewBidding(row.biddingStrategy),
  targeting: { ...row.targeting, schedule: row.adScheduleStructured.windows },
  platformLinks: viewLinks(row),
  deliverySummary: summariseDelivery(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** A list of members, so that a new column is never shown by accident. */
const shownAsStored = ({
  id,
  spaceId,
  businessId,
  name,
  type,
  objective,
  status,
  platforms,
  connectionIds,
  platformStatus,
  currency,
  adSchedule,
  adScheduleStructured,
  scheduleZone,
  geoTargets,
  locationIntent,
  languages,
  networks,
  negativeKeywords,
  startDate,
  endDate,
  finalUrl,
  trackingTemplate,
  conversionActionIds,
  declarations,
  hold,
  version,
}: Campaign) => ({
  id,
  spaceId,
  businessId,
  name,
  type,
  objective,
  status,
  platforms,
  connectionIds,
  platformStatus,
  currency,
  adSchedule,
  adScheduleStructured,
  scheduleZone,
  geoTargets,
  locationIntent,
  languages,
  networks,
  negativeKeywords,
  startDate,
  endDate,
  finalUrl,
  trackingTemplate,
  conversionActionIds,
  declarations,
  hold,
  version,
});
