import type { Observed } from '../../port/observed';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { NO_END_DATE } from '../unverified';
import { hasOwnStart, markerOf } from '../wire/marker';
import type { CampaignCriterionResource, CampaignResource, Row } from '../wire/row';
import { biddingIn } from './bidding-row';
import type { LinksSeen } from './campaign-asset-rows';
import { criteriaSeen } from './criteria-rows';
import { servingStatus, textOrNull } from './wire-value';

/** What belongs to one campaign beside its own row. */
export interface CampaignParts {
  readonly criteria: readonly CampaignCriterionResource[];
  readonly links: LinksSeen;
}

/** A campaign with its budget, criteria and assets. `today` is the date in the account's zone. */
export const observedCampaign = (
  { campaign = {}, campaignBudget = {} }: Row,
  { criteria, links }: CampaignParts,
  today: string,
): Observed => {
  const targeting = criteriaSeen(criteria);
  const { id = '' } = campaign;
  const attributes: CampaignAttributes = {
    ...ownFields(campaign),
    ...targeting.attributes,
    ...links.attributes,
    budgetMicros: Number(campaignBudget.amountMicros ?? 0),
    startDate: startDateIn(campaign, today),
  };
  return {
    entity: 'campaign',
    remoteId: id,
    campaignRemoteId: id,
    marker: markerOf(campaign.urlCustomParameters),
    attributes,
    ...(campaign.advertisingChannelType === undefined
      ? {}
      : { campaignType: campaign.advertisingChannelType }),
    parts: {
      ...targeting.parts,
      ...links.parts,
      ...budgetParts(campaignBudget),
      parameters: JSON.stringify(campaign.urlCustomParameters ?? []),
    },
  };
};

const budgetParts = ({
  resourceName = '',
  explicitlyShared = false,
}: NonNullable<Row['campaignBudget']>) => ({
  budget: resourceName,
  ...(explicitlyShared ? { budgetShared: 'yes' } : {}),
});

const ownFields = (campaign: CampaignResource) => ({
  name: campaign.name ?? '',
  status: servingStatus(campaign.status),
  biddingStrategy: biddingIn(campaign),
  locationIntent: campaign.geoTargetTypeSetting?.positiveGeoTargetType ?? 'PRESENCE_OR_INTEREST',
  networks: networksIn(campaign),
  endDate: endDateIn(campaign.endDateTime),
  trackingTemplate: textOrNull(campaign.trackingUrlTemplate),
  politicalAdvertising: politicalIn(campaign.containsEuPoliticalAdvertising),
});

const networksIn = ({
  advertisingChannelType,
  networkSettings: networks = {},
}: CampaignResource): CampaignAttributes['networks'] =>
  advertisingChannelType === 'PERFORMANCE_MAX'
    ? null
    : {
        search: networks.targetGoogleSearch ?? false,
        searchPartners: networks.targetSearchNetwork ?? false,
        display: networks.targetContentNetwork ?? false,
      };

/** Google dates every campaign. A date that we did not ask for says something only while it lies ahead. */
const startDateIn = (
  { startDateTime, urlCustomParameters }: CampaignResource,
  today: string,
): string | null => {
  const date = textOrNull(startDateTime?.slice(0, 10));
  return date !== null && (hasOwnStart(urlCustomParameters) || date > today) ? date : null;
};

const endDateIn = (endDateTime: string | undefined): string | null => {
  const date = textOrNull(endDateTime?.slice(0, 10));
  return date === NO_END_DATE ? null : date;
};

const politicalIn = (declared: string | undefined): CampaignAttributes['politicalAdvertising'] => {
  if (declared === 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING') return 'NONE';
  return declared === 'CONTAINS_EU_POLITICAL_ADVERTISING' ? 'POLITICAL' : null;
};
