import type { Resource } from '../resources/resource';
import { wishedStatus } from '../store/lifecycle';
import { textIn } from '../../json/fields';
import { numberInUrn } from '../wire/urn';
import { campaignProblems } from './campaign-rules';
import { campaignShape } from './campaign-shape';
import { completeCampaign } from './complete-campaign';
import { readCampaign } from './read-campaign';
import { searchCampaigns } from './search-campaigns';

/** Campaigns: `/adAccounts/{}/adCampaigns`. */
export const campaigns: Resource = {
  kind: 'campaign',
  collection: 'adCampaigns',
  dialect: 'detailed',
  shape: campaignShape,
  readOnly: ['id', 'test', 'servingStatuses', 'changeAuditStamps', 'version', 'versionTag'],
  required: [
    'account',
    'campaignGroup',
    'name',
    'status',
    'type',
    'costType',
    'locale',
    'offsiteDeliveryEnabled',
    'targetingCriteria',
    'politicalIntent',
  ],
  idOf: (key) => (/^\d+$/.test(key) ? key : numberInUrn(key, 'sponsoredCampaign')),
  keyOf: (id) => id,
  complete: completeCampaign,
  problems: campaignProblems,
  parentOf: (fields) => numberInUrn(textIn(fields, 'campaignGroup'), 'sponsoredCampaignGroup'),
  read: readCampaign,
  isDraft: (entity) => wishedStatus(entity) === 'DRAFT',
  search: searchCampaigns,
};
