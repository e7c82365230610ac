import type { Resource } from '../resources/resource';
import { trimmedMoney } from '../rules/money';
import { wishedStatus } from '../store/lifecycle';
import type { Fields } from '../../json/fields';
import { numberInUrn } from '../wire/urn';
import { campaignGroupProblems } from './campaign-group-rules';
import { campaignGroupShape } from './campaign-group-shape';
import { readCampaignGroup } from './read-campaign-group';
import { searchCampaignGroups } from './search-campaign-groups';

/** Campaign groups: `/adAccounts/{}/adCampaignGroups`. */
export const campaignGroups: Resource = {
  kind: 'campaignGroup',
  collection: 'adCampaignGroups',
  dialect: 'detailed',
  shape: campaignGroupShape,
  readOnly: [
    'id',
    'test',
    'backfilled',
    'servingStatuses',
    'allowedCampaignTypes',
    'changeAuditStamps',
    'version',
    'versionTag',
  ],
  required: ['account', 'name', 'runSchedule'],
  idOf: (key) => (/^\d+$/.test(key) ? key : numberInUrn(key, 'sponsoredCampaignGroup')),
  keyOf: (id) => id,
  complete: (fields) => ({ status: 'ACTIVE', ...fields, ...moneyOf(fields) }),
  problems: campaignGroupProblems,
  parentOf: () => undefined,
  read: readCampaignGroup,
  isDraft: (entity) => wishedStatus(entity) === 'DRAFT',
  search: searchCampaignGroups,
};

const moneyOf = (fields: Fields): Fields =>
  Object.fromEntries(
    ['totalBudget', 'dailyBudget'].flatMap((member) =>
      fields[member] === undefined ? [] : [[member, trimmedMoney(fields[member])]],
    ),
  );
