import { platformsOf } from '../budget/by-platform';
import type { Campaign } from './campaign';
import { campaignNotRemoved } from './campaign-not-removed';
import { campaignRemoved } from './campaign-removed';

/** True while a platform holds an object of this campaign, so that the row must stay until a sync removed it there. */
export const isLinked = ({ platformLinks }: Campaign): boolean =>
  platformsOf(platformLinks).length > 0;

/** A linked campaign after DELETE: hidden, its name free, waiting for the sync that removes it remotely. */
export const removeCampaign = (row: Campaign, now: Date): Campaign =>
  row.status === 'REMOVED'
    ? row
    : { ...row, status: 'REMOVED', treeVersion: row.treeVersion + 1, updatedAt: now };

/** Back to `PAUSED`. Throws `CAMPAIGN_NOT_REMOVED`, or `CAMPAIGN_REMOVED` once every platform has removed it. */
export const restoreCampaign = (row: Campaign, now: Date): Campaign => {
  if (row.status !== 'REMOVED') throw campaignNotRemoved(row.id);
  if (!isLinked(row)) throw campaignRemoved(row.id);
  return takeCampaignBack(row, now);
};

/** Back to `PAUSED`, wherever it is gone from: what makes it anew there is a plan that says so. */
export const takeCampaignBack = (row: Campaign, now: Date): Campaign => ({
  ...row,
  status: 'PAUSED',
  treeVersion: row.treeVersion + 1,
  updatedAt: now,
});
