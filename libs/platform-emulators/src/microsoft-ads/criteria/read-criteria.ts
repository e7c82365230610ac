import { locationOf } from '../places/locations';
import type { Entity } from '../store/entity';
import { unverifiedCodes as codes } from '../unverified';
import { operationFault } from '../wire/fault';
import { type Fields, objectIn, textIn } from '../../json/fields';
import { optionalList } from '../wire/limits';
import { batchError, problem } from '../wire/problem';
import type { Call } from '../wire/route';
import { MAX_CRITERIA } from './add-criteria';

const READABLE = ['Location', 'Radius', 'LocationIntent', 'DayTime', 'Device', 'Age', 'Gender'];

/** Reads one type of a campaign's criteria, all of them or by id. `Targets` and several types at once are refused (platform document). */
export function readCriteria(call: Call): Fields {
  const type = textIn(call.body, 'CriterionType');
  if (!READABLE.includes(type)) {
    throw operationFault(codes.invalidCriterionType, 'Read one criterion type at a time.');
  }
  const campaignId = textIn(call.body, 'CampaignId');
  if (!call.world.find('Campaign', call.account.id, campaignId)) {
    throw operationFault(codes.invalidCampaignId, 'No such campaign.');
  }
  const ids = optionalList<string | null>(call.body, 'CampaignCriterionIds', MAX_CRITERIA);
  const isWanted = (entity: Entity) =>
    entity.parentId === campaignId &&
    objectIn(entity.fields, 'Criterion').Type === `${type}Criterion`;
  if (ids) return byId(call, ids, isWanted);
  const held = [...call.world.table('CampaignCriterion').under(campaignId)].filter(isWanted);
  return { CampaignCriterions: held.map(readCriterion), PartialErrors: [] };
}

function byId(
  { world, account }: Call,
  ids: readonly (string | null)[],
  isWanted: (entity: Entity) => boolean,
): Fields {
  const errors: Fields[] = [];
  const found = ids.map((id, index) => {
    const entity = world.find('CampaignCriterion', account.id, id ?? '');
    if (entity && isWanted(entity)) return readCriterion(entity);
    errors.push(batchError(problem(codes.invalidCriterionId, null, 'No such criterion.'), index));
    return null;
  });
  return { CampaignCriterions: found, PartialErrors: errors };
}

function readCriterion({ id, parentId, fields }: Entity): Fields {
  const criterion = objectIn(fields, 'Criterion');
  const place = locationOf(textIn(criterion, 'LocationId'));
  const named = place
    ? { DisplayName: place.displayName, LocationType: place.type, EnclosedLocationIds: null }
    : {};
  return {
    ...fields,
    Id: id,
    CampaignId: parentId,
    Status: 'Active',
    Criterion: { ...criterion, ...named },
  };
}
