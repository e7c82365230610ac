import { SERVICE } from '../store/collection-routes';
import { unverifiedCodes as codes } from '../unverified';
import { operationFault } from '../wire/fault';
import { type Fields, textIn } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, problem } from '../wire/problem';
import { type Call, type Route, route } from '../wire/route';
import { id, list, object, oneOf } from '../wire/shape';
import type { Entity } from '../store/entity';
import { readGroupReasons, readReasons } from './read-reasons';

const MAX_ASSOCIATIONS = 1_000;

/** Why ads or keywords were limited or disapproved: aligned with the request, null where there is no reason (alignment from memory, unverified). */
function queryReasons(call: Call): Fields {
  const kind = call.body.EntityType;
  if (kind !== 'Ad' && kind !== 'Keyword') {
    throw operationFault(codes.invalidEntityType, 'EntityType is Ad or Keyword.');
  }
  return reasonsOf(call, kind, 'EntityIdToParentIdAssociations', readReasons);
}

/** The same for asset groups, below campaigns. */
const queryGroupReasons = (call: Call): Fields =>
  reasonsOf(call, 'AssetGroup', 'AssetGroupIdToCampaignIdAssociations', readGroupReasons);

function reasonsOf(
  call: Call,
  kind: 'Ad' | 'Keyword' | 'AssetGroup',
  member: string,
  read: (entity: Entity) => Fields | null,
): Fields {
  const errors: Fields[] = [];
  const pairs = boundedList<Fields | null>(call.body, member, MAX_ASSOCIATIONS);
  const reasons = pairs.map((pair, index) => {
    const entity = call.world.find(kind, call.account.id, textIn(pair ?? {}, 'EntityId'));
    if (entity && entity.parentId === textIn(pair ?? {}, 'ParentId')) return read(entity);
    errors.push(
      batchError(problem(codes.invalidEntityId, null, 'There is no such entity.'), index),
    );
    return null;
  });
  return { EditorialReasons: reasons, PartialErrors: errors };
}

const associations = list(object({ EntityId: id, ParentId: id }));

const body = {
  AccountId: id,
  EntityType: oneOf([
    'None',
    'Campaign',
    'AdGroup',
    'Ad',
    'Keyword',
    'AssetGroup',
    'TextAsset',
    'ImageAsset',
  ]),
  EntityIdToParentIdAssociations: associations,
};

export const editorialRoutes: readonly Route[] = [
  route('POST', `${SERVICE}/EditorialReasons/QueryByIds`, body, queryReasons),
  route(
    'POST',
    `${SERVICE}/AssetGroupsEditorialReasons/Query`,
    { AccountId: id, AssetGroupIdToCampaignIdAssociations: associations },
    queryGroupReasons,
  ),
];
