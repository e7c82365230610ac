import type { VendorAnswer } from '../../vendor';
import type { Account } from '../accounts/account';
import { checkEnum, searchValues } from '../resources/search-values';
import { statusOf } from '../store/lifecycle';
import { ok } from '../wire/answers';
import type { Call } from '../wire/call';
import { textIn } from '../../json/fields';
import { pageOf } from '../wire/page';
import { project } from '../wire/projection';
import { badParameter } from '../wire/query-faults';
import { onlyParameters, textParameter } from '../wire/query';
import { urnOf } from '../wire/urn';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from './campaign-words';
import { readCampaign } from './read-campaign';

const MOST = 1_000;
const URNS = {
  id: 'urn:li:sponsoredCampaign:',
  campaignGroup: 'urn:li:sponsoredCampaignGroup:',
  associatedEntity: 'urn:li:',
} as const;

/** `q=search` by id, group, page, name, type, status and test (vendor's page on campaigns); ids are URNs. */
export function searchCampaigns({ query, world }: Call, account: Account): VendorAnswer {
  onlyParameters(query, ['q', 'search', 'sortOrder', 'pageSize', 'pageToken']);
  if (textParameter(query, 'q') !== 'search') throw badParameter('q');
  const wished = searchValues(query, [
    'id',
    'campaignGroup',
    'associatedEntity',
    'name',
    'type',
    'status',
    'test',
  ]);
  checkEnum(wished.status, CAMPAIGN_STATUSES, 'search.status');
  checkEnum(wished.type, CAMPAIGN_TYPES, 'search.type');
  for (const [name, start] of Object.entries(URNS)) {
    if (wished[name]?.some((value) => !value.startsWith(start))) {
      throw badParameter(`search.${name}`);
    }
  }
  const found = world.listed('campaign', account.id).filter((campaign) => {
    const held: Readonly<Record<string, string>> = {
      id: urnOf('sponsoredCampaign', campaign.id),
      status: statusOf(campaign, world.now()),
      test: 'false',
      name: textIn(campaign.fields, 'name'),
      type: textIn(campaign.fields, 'type'),
      campaignGroup: textIn(campaign.fields, 'campaignGroup'),
      associatedEntity: textIn(campaign.fields, 'associatedEntity'),
    };
    return Object.entries(wished).every(([name, values]) => values.includes(held[name] ?? ''));
  });
  return ok(
    pageOf(found, query, MOST, (campaign) =>
      project(readCampaign(campaign, world), query.projection),
    ),
  );
}
