import { Refusal } from '@switchyard/kernel';

/** Names some of the campaigns that advertise the business. */
export const businessInUse = (campaignIds: readonly string[]): Refusal =>
  new Refusal('BUSINESS_IN_USE', 'Campaigns advertise this business. Change or delete them first.', { campaignIds });
