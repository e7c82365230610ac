import { Refusal } from '@switchyard/kernel';
import { platformsOf } from '../by-platform';
import type { Campaign } from './campaign';

/**
 * True while a platform holds an object of this campaign, so that the row must stay until a sync
 * removed it there.
 */
export const isLinked = ({ platformLinks }: Campaign): boolean =>
  platformsOf(platformLinks).length > 0;

/**
 * A linked campaign after DELETE: hidden, its name free, waiting for the sync that removes it
 * remotely.
 */
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

/**
 * Back to `PAUSED`. Throws `CAMPAIGN_NOT_REMOVED`, or `CAMPAIGN_REMOVED` once every platform has
 * removed it.
 */
export const restoreCampaign = (row: Campaign, now: Date): Campaign => {
  const removal = removalOf(row);
  if (!removal) throw campaignNotRemoved(row.id);
  if (removal.isForGood) throw campaignRemoved(row.id, removal);
  return takeCampaignBack(row, now);
};

/**
 * Back to `PAUSED`, also where platforms no longer have it: the next plan creates it again there.
 */
export const takeCampaignBack = (row: Campaign, now: Date): Campaign => ({
  ...row,
  status: 'PAUSED',
  treeVersion: row.treeVersion + 1,
  updatedAt: now,
});

/** How a campaign is gone. */
export interface Removal {
  /** No platform holds anything of it any more: it cannot be taken back. */
  readonly isForGood: boolean;
  /** RFC 3339: when it was removed. */
  readonly at: string;
}

/**
 * A removed campaign, and everything below it, cannot be changed. Says what can be done about it,
 * and nothing that cannot.
 */
export const campaignRemoved = (campaignId: string, { isForGood, at }: Removal): Refusal =>
  new Refusal(
    'CAMPAIGN_REMOVED',
    isForGood
      ? `This campaign was deleted for good on ${at.slice(0, 10)} and cannot be restored.`
      : `The campaign was removed. Restore it with POST /api/v1/campaigns/${campaignId}/restore before changing it.`,
    { campaignId, restorable: !isForGood },
  );

export const campaignNotRemoved = (campaignId: string): Refusal =>
  new Refusal(
    'CAMPAIGN_NOT_REMOVED',
    'The campaign is not removed, so there is nothing to restore.',
    { campaignId },
  );
