import { Refusal } from '@switchyard/kernel';

export const brakeEngaged = (campaignId: string, eventId: string): Refusal =>
  new Refusal(
    'BRAKE_ENGAGED',
    'The Emergency Brake holds this campaign. Release the brake before enabling it.',
    { campaignId, eventId },
  );
