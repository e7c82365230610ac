import { platformsOf } from '../budget/by-platform';
import type { Campaign } from './campaign';
import { campaignNotRemoved } from './campaign-not-removed';
import { campaignRemoved, type Removal } from './campaign-removed';

/** True while a platform holds an object of this campaign, so that the row must stay until a sync removed it there. */
export const isLinked = ({ platformLinks }: Campaign): boolean =>
  platformsOf(platformLinks).length > 0;

/** A linked campaign after DELETE: hidden, its name free, waiting for the sync that removes it remotely. */
export const removeCampaign = (row: Campaign, now: Date): Campaign =>
  row.status === 'REMOVED'
    ? row
    : { ...row, status: 'REMOVED', treeVersion: row.treeVersion + 1, updatedAt: now };

/** Null: it is not removed. */
export const removalOf = (row: Campaign): Removal | null =>
  row.status === 'REMOVED' ? { isForGood: !isLinked(row), at: row.updatedAt.toISOString() } : null;

/** Throws `CAMPAIGN_REMOVED`. */
export const requirePresent = (row: Campaign): void => {
  const removal = removalOf(row);
  if (removal) throw campaignRemoved(row.id, removal);
};

/** Back to `PAUSED`. Throws `CAMPAIGN_NOT_REMOVED`, or `CAMPAIGN_REMOVED` once every platform has removed it. */
export const restoreCampaign = (row: Campaign, now: Date): Campaign => {
  const removal = removalOf(row);
  if (!removal) throw campaignNotRemoved(row.id);
  if (removal.isForGood) throw campaignRemoved(row.id, removal);
  return takeCampaignBack(row, now);
};

/** Back to `PAUSED`, wherever it is gone from: what makes it anew there is a plan that says so. */
export const takeCampaignBack = (row: Campaign, now: Date): Campaign => ({
  ...row,
  status: 'PAUSED',
  treeVersion: row.treeVersion + 1,
  updatedAt: now,
});
