import { Refusal } from '@switchyard/kernel';

/** A removed campaign, and everything below it, cannot be changed. */
export const campaignRemoved = (campaignId: string): Refusal =>
  new Refusal('CAMPAIGN_REMOVED', 'The campaign was removed. Restore it before changing it.', {
    campaignId,
  });
