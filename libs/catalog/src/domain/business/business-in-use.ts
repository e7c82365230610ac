import { Refusal } from '@switchyard/kernel';

/** Names some of the campaigns that advertise the business, and some of its angles. */
export const businessInUse = (
  campaignIds: readonly string[],
  angleIds: readonly string[],
): Refusal =>
  new Refusal(
    'BUSINESS_IN_USE',
    'Campaigns or angles belong to this business. Change or delete them first.',
    { campaignIds, angleIds },
  );
