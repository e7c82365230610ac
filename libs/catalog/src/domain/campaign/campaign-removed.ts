import { Refusal } from '@switchyard/kernel';

/** How a campaign is gone. */
export interface Removal {
  /** No platform holds anything of it any more: it cannot be taken back. */
  readonly isForGood: boolean;
  /** RFC 3339: when it was removed. */
  readonly at: string;
}

/** A removed campaign, and everything below it, cannot be changed. Says what can be done about it, and nothing that cannot. */
export const campaignRemoved = (campaignId: string, { isForGood, at }: Removal): Refusal =>
  new Refusal(
    'CAMPAIGN_REMOVED',
    isForGood
      ? `This campaign was deleted for good on ${at.slice(0, 10)} and cannot be restored.`
      : `The campaign was removed. Restore it with POST /api/v1/campaigns/${campaignId}/restore before changing it.`,
    { campaignId, restorable: !isForGood },
  );
