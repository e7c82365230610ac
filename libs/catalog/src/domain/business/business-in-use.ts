import { Refusal } from '@switchyard/kernel';

/** Names some of the campaigns that advertise the business, and some of its angles. */
export const businessInUse = (
  campaignIds: readonly string[],
  angleIds: readonly string[],
): Refusal =>
  new Refusal(
    'BUSINESS_IN_USE',
    'Campaigns or angles belong to this business. Delete them first, or give the campaigns another businessId. A deleted campaign counts until a sync has removed it from its platforms.',
    { campaignIds, angleIds },
  );
