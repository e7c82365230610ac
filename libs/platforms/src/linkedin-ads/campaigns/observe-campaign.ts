import { readMarkedName } from '../../marked-name';
import { asAttributes } from '../attributes/as-attributes';
import type { AdGroupAttributes } from '../attributes/ad-group-attributes';
import type { Held } from '../apply/level';
import { servingStatus } from '../data/statuses';
import type { Json } from '../wire/answer';
import type { Session } from '../wire/session';
import { idIn } from '../wire/urn';
import { readBidding } from './bidding-members';
import { readTargeting } from './read-targeting';

/** A campaign of LinkedIn's as it is, in the same words as `normalise` says what an ad group should be. */
export const observeCampaign = (session: Session, campaign: Json): Held => {
  const { name, marker } = readMarkedName(String(campaign['name'] ?? ''));
  const groupId = idIn(campaign['campaignGroup']);
  const attributes: AdGroupAttributes = {
    name,
    status: servingStatus(campaign['status']),
    objective: String(campaign['objectiveType'] ?? ''),
    ...readBidding(campaign, session.currency),
    ...readTargeting(campaign),
    politicalAdvertising: politicalIn(campaign['politicalIntent']),
    audienceNetwork: campaign['offsiteDeliveryEnabled'] === true,
  };
  return {
    source: campaign,
    observed: {
      entity: 'adGroup',
      remoteId: idIn(campaign['id']),
      campaignRemoteId: groupId,
      parentRemoteId: groupId,
      ...(marker ? { marker } : {}),
      attributes: asAttributes(attributes),
      parts: {},
    },
  };
};

const politicalIn = (intent: unknown): AdGroupAttributes['politicalAdvertising'] => {
  if (intent === 'POLITICAL') return 'POLITICAL';
  return intent === 'NOT_POLITICAL' ? 'NONE' : null;
};
