import type { CampaignType } from '@switchyard/catalog/domain';
import type { Capabilities } from '@switchyard/platforms';

type Scoped = { readonly campaignTypes?: readonly CampaignType[] };

/** The table as it stands for one type of campaign: rules that are only for others are left out. */
export const rulesFor = (type: CampaignType, capabilities: Capabilities): Capabilities => {
  const isMeant = ({ campaignTypes }: Scoped): boolean => campaignTypes === undefined || campaignTypes.includes(type);
  const { fields, limits, bidding, media, mediaTotals } = capabilities;
  const isOfType = ({ campaignType }: { readonly campaignType: CampaignType }): boolean => campaignType === type;
  return {
    ...capabilities, fields: fields.filter(isMeant), limits: limits.filter(isMeant), bidding: bidding.filter(isMeant), media: media.filter(isOfType), mediaTotals: mediaTotals.filter(isOfType),
  };
};
