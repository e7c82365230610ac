import type { Campaign } from '@switchyard/catalog/domain';
import type { Capabilities, LimitRule, MediaRule } from '@switchyard/platforms';

type Scoped = Pick<LimitRule, 'campaignTypes' | 'strategies'>;

/** The table as it stands for one campaign, its type and how it is to bid: rules that are only for others are left out. */
export const rulesFor = (
  { type, biddingStrategy }: Pick<Campaign, 'type' | 'biddingStrategy'>,
  capabilities: Capabilities,
): Capabilities => {
  const isMeant = ({ campaignTypes, strategies }: Scoped): boolean =>
    (campaignTypes?.includes(type) ?? true) && (strategies?.includes(biddingStrategy.type) ?? true);
  const { fields, limits, bidding, media, mediaTotals } = capabilities;
  const isOfType = ({ campaignType }: Pick<MediaRule, 'campaignType'>): boolean =>
    campaignType === type;
  return {
    ...capabilities,
    fields: fields.filter(isMeant),
    limits: limits.filter(isMeant),
    bidding: bidding.filter(isMeant),
    media: media.filter(isOfType),
    mediaTotals: mediaTotals.filter(isOfType),
  };
};
