import { amountFromMicros } from '@switchyard/kernel';
import type { ScheduleWindow } from '@switchyard/targeting/domain';
import { type ByPlatform, mapPlatforms } from '../by-platform';
import { type DeliverySummary, summariseDelivery } from '../delivery/delivery-summary';
import { type BiddingStrategyInput, viewBidding } from './bidding';
import {
  type Campaign,
  type CampaignTargeting,
  pickMembers,
  READ_MEMBERS,
  type ReadMember,
} from './campaign';
import { type PlatformLinkView, viewLinks } from './platform-link';

/**
 * A campaign as it is read: money in major units, times as RFC 3339 text. Members that are not
 * listed here are read as they are stored.
 */
export interface CampaignView extends Omit<Pick<Campaign, ReadMember>, 'targeting'> {
  readonly budget: number;
  readonly _platformBudgets: ByPlatform<number> | null;
  readonly biddingStrategy: BiddingStrategyInput;
  /** With a read-only echo of the stored windows. */
  readonly targeting: CampaignTargeting & { readonly schedule: readonly ScheduleWindow[] };
  readonly platformLinks: ByPlatform<PlatformLinkView>;
  readonly deliverySummary: DeliverySummary;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A stored campaign as it is read. */
export const viewCampaign = (row: Campaign): CampaignView => ({
  ...pickMembers(row, READ_MEMBERS),
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
