import { amountFromMicros } from '@switchyard/kernel';
import { viewBidding } from '../bidding/view-bidding';
import { mapPlatforms } from '../budget/by-platform';
import { summariseDelivery } from '../delivery/delivery-summary';
import type { Campaign } from './campaign';
import type { CampaignView } from './campaign-view';
import { viewLink } from './platform-link';

/** A stored campaign as it is read. A list of members, so that a new column is never shown by accident. */
export const viewCampaign = (row: Campaign): CampaignView => ({
  id: row.id,
  spaceId: row.spaceId,
  businessId: row.businessId,
  name: row.name,
  type: row.type,
  objective: row.objective,
  platforms: row.platforms,
  connectionIds: row.connectionIds,
  status: row.status,
  platformStatus: row.platformStatus,
  budget: amountFromMicros(row.budgetMicros),
  currency: row.currency,
  _platformBudgets: row.platformBudgetsMicros && mapPlatforms(row.platformBudgetsMicros, amountFromMicros),
  biddingStrategy: viewBidding(row.biddingStrategy),
  adSchedule: row.adSchedule,
  adScheduleStructured: row.adScheduleStructured,
  geoTargets: row.geoTargets,
  locationIntent: row.locationIntent,
  targeting: { ...row.targeting, schedule: row.adScheduleStructured.windows },
  languages: row.languages,
  networks: row.networks,
  negativeKeywords: row.negativeKeywords,
  startDate: row.startDate,
  endDate: row.endDate,
  finalUrl: row.finalUrl,
  trackingTemplate: row.trackingTemplate,
  conversionActionIds: row.conversionActionIds,
  declarations: row.declarations,
  platformLinks: mapPlatforms(row.platformLinks, viewLink),
  hold: row.hold,
  deliverySummary: summariseDelivery(row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
