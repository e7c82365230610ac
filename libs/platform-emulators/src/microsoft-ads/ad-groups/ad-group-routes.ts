import { collectionRoutes, parentOf, returnInherited, SERVICE } from '../store/collection-routes';
import { readByIds } from '../store/read-by-ids';
import { textIn, type Fields } from '../../json/fields';
import { type Call, type Route, route } from '../wire/route';
import { flag, id, list, type Members } from '../wire/shape';
import { adGroupAdditionalFields } from './ad-group-shape';
import { adGroups } from './ad-groups';
import { readAdGroup } from './read-ad-group';

const reading: Members = { CampaignId: id, ReturnAdditionalFields: adGroupAdditionalFields };
const additional = (call: Call) => textIn(call.body, 'ReturnAdditionalFields').split(/, ?/);

function queryByCampaign(call: Call): Fields {
  const held = [...call.world.table('AdGroup').under(parentOf(adGroups, call))];
  return { AdGroups: held.map((one) => readAdGroup(one, additional(call), call.world)) };
}

const queryByIds = (call: Call): Fields =>
  readByIds(call, adGroups, parentOf(adGroups, call), adGroups.maxPerCall, (one) =>
    readAdGroup(one, additional(call), call.world),
  );

export const adGroupRoutes: readonly Route[] = [
  ...collectionRoutes(adGroups, returnInherited).map((one) =>
    one.method === 'PUT'
      ? { ...one, body: { ...one.body, UpdateAudienceAdsBidAdjustment: flag } }
      : one,
  ),
  route('POST', `${SERVICE}/AdGroups/QueryByCampaignId`, reading, queryByCampaign),
  route('POST', `${SERVICE}/AdGroups/QueryByIds`, { ...reading, AdGroupIds: list(id) }, queryByIds),
];
