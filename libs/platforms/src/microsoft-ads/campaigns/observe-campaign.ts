import type { Observed } from '../../port/observed';
import { asAttributes } from '../attributes/as-attributes';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { languagesFromNames } from '../data/languages';
import { partsAttributes } from '../parts/parts-attributes';
import { partIds } from '../parts/campaign-parts';
import type { CampaignParts } from '../parts/campaign-parts';
import { microsOf } from '../wire/amount';
import { marksOf } from '../wire/marker';
import type { Campaign } from '../wire/objects';
import { statusOf } from '../wire/words';
import { biddingOf } from './bidding-scheme';

/** A campaign as it is, in the same words as `normalise` says what it should be. */
export const observeCampaign = (campaign: Campaign & { readonly Id: string }, parts: CampaignParts, currency: string): Observed => {
  const marker = marksOf(campaign.UrlCustomParameters).id;
  return {
    entity: 'campaign',
    remoteId: campaign.Id,
    campaignRemoteId: campaign.Id,
    ...(marker ? { marker } : {}),
    attributes: asAttributes({ ...ownAttributes(campaign, currency), ...partsAttributes(parts) }),
    parts: partIds(parts),
  };
};

type OwnAttributes = Omit<CampaignAttributes, keyof ReturnType<typeof partsAttributes>>;

const ownAttributes = (campaign: Campaign, currency: string): OwnAttributes => ({
  name: campaign.Name ?? '',
  status: statusOf(campaign.Status),
  budgetMicros: microsOf(campaign.DailyBudget ?? 0, currency),
  biddingStrategy: biddingOf(campaign.BiddingScheme, currency),
  languages: languagesFromNames(campaign.Languages ?? []),
  trackingTemplate: campaign.TrackingUrlTemplate || null,
  politicalAdvertising: campaign.IsPolitical ? 'POLITICAL' : null,
});
