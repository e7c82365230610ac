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
import { GROUP_STATUSES } from './campaign-group-shape';
import { readCampaignGroup } from './read-campaign-group';

const MOST = 1_000;

/** `q=search` by id, name, status and test (vendor's page on campaign groups). */
export function searchCampaignGroups({ query, world }: Call, account: Account): VendorAnswer {
  onlyParameters(query, ['q', 'search', 'sortOrder', 'pageSize', 'pageToken']);
  if (textParameter(query, 'q') !== 'search') throw badParameter('q');
  const { id, name, status, test } = searchValues(query, ['id', 'name', 'status', 'test']);
  checkEnum(status, GROUP_STATUSES, 'search.status');
  if (id?.some((one) => !one.startsWith('urn:li:sponsoredCampaignGroup:'))) {
    throw badParameter('search.id');
  }
  const found = world
    .listed('campaignGroup', account.id)
    .filter(
      (group) =>
        (id?.includes(urnOf('sponsoredCampaignGroup', group.id)) ?? true) &&
        (name?.includes(textIn(group.fields, 'name')) ?? true) &&
        (status?.includes(statusOf(group, world.now())) ?? true) &&
        test?.[0] !== 'true',
    );
  return ok(
    pageOf(found, query, MOST, (group) =>
      project(readCampaignGroup(group, world), query.projection),
    ),
  );
}
