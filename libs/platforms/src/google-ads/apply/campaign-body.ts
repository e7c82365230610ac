import type { CampaignAttributes, NetworkAttributes } from '../attributes/campaign-attributes';
import { withMarker } from '../wire/marker';
import type { CustomParameter } from '../wire/row';
import { biddingBody, type FieldBody } from './bidding-body';

/** Fields that live in the campaign resource itself. */
export const CAMPAIGN_FIELDS = [
  'name',
  'status',
  'biddingStrategy',
  'locationIntent',
  'networks',
  'startDate',
  'endDate',
  'trackingTemplate',
  'politicalAdvertising',
] as const;
export type CampaignField = (typeof CAMPAIGN_FIELDS)[number];

export const isCampaignField = (field: string): field is CampaignField =>
  (CAMPAIGN_FIELDS as readonly string[]).includes(field);

/** Whose campaign it is, and what else its custom parameters hold. */
export interface Marking {
  readonly localId: string;
  readonly others: readonly CustomParameter[];
}

/** The wire form of one of our fields. */
export const campaignFieldBody = (
  field: CampaignField,
  campaign: CampaignAttributes,
  marking: Marking,
): FieldBody => {
  switch (field) {
    case 'name':
    case 'status':
      return single(field, campaign[field]);
    case 'biddingStrategy':
      return biddingBody(campaign.biddingStrategy);
    case 'locationIntent':
      return intent(campaign.locationIntent);
    case 'networks':
      return networks(campaign.networks);
    case 'startDate':
      return startDate(campaign.startDate, marking);
    case 'endDate':
      return single('endDateTime', campaign.endDate && `${campaign.endDate} 23:59:59`);
    case 'trackingTemplate':
      return single('trackingUrlTemplate', campaign.trackingTemplate);
    case 'politicalAdvertising':
      return single('containsEuPoliticalAdvertising', declaration(campaign.politicalAdvertising));
  }
};

const single = (member: string, value: unknown): FieldBody => ({
  body: value === null ? {} : { [member]: value },
  paths: [member],
});

const intent = (positive: string): FieldBody => ({
  body: {
    geoTargetTypeSetting: { positiveGeoTargetType: positive, negativeGeoTargetType: 'PRESENCE' },
  },
  paths: [
    'geoTargetTypeSetting.positiveGeoTargetType',
    'geoTargetTypeSetting.negativeGeoTargetType',
  ],
});

/** Nothing where Google chooses. */
const networks = (chosen: NetworkAttributes | null): FieldBody => {
  if (chosen === null) return { body: {}, paths: [] };
  const { search, searchPartners, display } = chosen;
  const networkSettings = {
    targetGoogleSearch: search,
    targetSearchNetwork: searchPartners,
    targetContentNetwork: display,
    targetPartnerSearchNetwork: false,
  };
  return {
    body: { networkSettings },
    paths: Object.keys(networkSettings).map((name) => `networkSettings.${name}`),
  };
};

const startDate = (date: string | null, { localId, others }: Marking): FieldBody => ({
  body: {
    ...(date === null ? {} : { startDateTime: `${date} 00:00:00` }),
    urlCustomParameters: withMarker(localId, date !== null, others),
  },
  paths: ['startDateTime', 'urlCustomParameters'],
});

const declaration = (declared: CampaignAttributes['politicalAdvertising']): string | null => {
  if (declared === null) return null;
  return declared === 'POLITICAL'
    ? 'CONTAINS_EU_POLITICAL_ADVERTISING'
    : 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING';
};
