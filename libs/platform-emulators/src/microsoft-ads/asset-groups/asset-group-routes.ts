import { collectionRoutes, parentOf, SERVICE } from '../store/collection-routes';
import { readByIds } from '../store/read-by-ids';
import { type Fields, textIn } from '../../json/fields';
import { type Call, type Route, route } from '../wire/route';
import { id, list, type Members } from '../wire/shape';
import { assetGroupAdditionalFields } from './asset-group-shape';
import { assetGroups } from './asset-groups';
import { readAssetGroup } from './read-asset-group';

const reading: Members = { CampaignId: id, ReturnAdditionalFields: assetGroupAdditionalFields };
const additional = (call: Call) => textIn(call.body, 'ReturnAdditionalFields').split(/, ?/);

function queryByCampaign(call: Call): Fields {
  const held = [...call.world.table('AssetGroup').under(parentOf(assetGroups, call))];
  return {
    AssetGroups: held.map((one) => readAssetGroup(one, additional(call), call.world)),
    PartialErrors: [],
  };
}

const queryByIds = (call: Call): Fields =>
  readByIds(call, assetGroups, parentOf(assetGroups, call), assetGroups.maxPerCall, (one) =>
    readAssetGroup(one, additional(call), call.world),
  );

export const assetGroupRoutes: readonly Route[] = [
  ...collectionRoutes(assetGroups),
  route('POST', `${SERVICE}/AssetGroups/QueryByCampaignId`, reading, queryByCampaign),
  route(
    'POST',
    `${SERVICE}/AssetGroups/QueryByIds`,
    { ...reading, AssetGroupIds: list(id) },
    queryByIds,
  ),
];
