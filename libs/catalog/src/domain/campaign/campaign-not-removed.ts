import { Refusal } from '@switchyard/kernel';

export const campaignNotRemoved = (campaignId: string): Refusal =>
  new Refusal(
    'CAMPAIGN_NOT_REMOVED',
    'The campaign is not removed, so there is nothing to restore.',
    { campaignId },
  );
