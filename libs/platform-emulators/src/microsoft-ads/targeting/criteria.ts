import { type Fields, objectIn, textIn, withoutNulls } from '../../core/json';
import { id, list, type Members } from '../doors/shape';
import {
  batchError,
  batchErrorCollection,
  documented,
  operationFault,
  problem,
  type Problem,
} from '../errors';
import { locationOf } from '../places/locations';
import {
  boundedList,
  type Call,
  optionalList,
  type Route,
  route,
  SERVICE,
} from '../store/collections';
import { type Entity, uniqueKey } from '../store/store';
import { unverifiedCodes as codes } from '../unverified';
import {
  criterionAdditionalFields,
  criterionProblems,
  criterionTypes,
  criterionWrite,
  type DayTime,
  dayTimeOf,
  multiplierProblems,
  negativeProblems,
  overlaps,
} from './rules';

/** Criteria of one call (platform document 2b). */
const MAX_CRITERIA = 100;

/** Adds criteria: ids aligned with the request, null where one failed, and nested errors. */
function addCriteria(call: Call): Fields {
  const errors: Fields[] = [];
  const addedNow = new Set<string>();
  const ids = boundedList<Fields | null>(call.body, 'CampaignCriterions', MAX_CRITERIA).map(
    (item, index) => {
      const entity = newCriterion(call, item ?? {});
      const found = addProblems(call, entity, addedNow);
      if (found.length > 0) {
        errors.push(
          batchErrorCollection(
            index,
            found.map((one) => batchError(one, index)),
            found[0],
          ),
        );
        return null;
      }
      addedNow.add(uniqueKey(entity));
      call.world.table('CampaignCriterion').put(entity);
      return entity.id;
    },
  );
  return { CampaignCriterionIds: ids, NestedPartialErrors: errors };
}

function newCriterion({ world, account }: Call, item: Fields): Entity {
  const campaignId = textIn(item, 'CampaignId');
  return {
    kind: 'CampaignCriterion',
    id: world.nextId(),
    accountId: account.id,
    parentId: campaignId,
    fields: storedCriterion(withoutNulls(item)),
  };
}

function addProblems(
  call: Call,
  entity: Entity,
  addedNow: ReadonlySet<string>,
): readonly Problem[] {
  const { world, account } = call;
  if (!world.find('Campaign', account.id, entity.parentId)) {
    return [problem(codes.invalidCampaignId, 'CampaignId', 'No such campaign.')];
  }
  const criterion = objectIn(entity.fields, 'Criterion');
  const found = [
    ...criterionProblems(criterion),
    ...negativeProblems(entity.fields),
    ...multiplierProblems(entity.fields),
  ];
  return found.length > 0 ? found : clashes(call, entity, addedNow);
}

/**
 * Both codes are documented; which fires where is from memory, unverified: 4521 within a request,
 * 4517 against what is stored.
 */
function clashes(
  { world }: Call,
  entity: Entity,
  addedNow: ReadonlySet<string>,
): readonly Problem[] {
  if (addedNow.has(uniqueKey(entity))) {
    return [problem(documented.duplicateCampaignCriterion, null, 'Twice in this request.')];
  }
  if (world.table('CampaignCriterion').isTaken(entity)) {
    return [problem(documented.campaignCriterionAlreadyExists, null, 'There already.')];
  }
  const mine = dayTimeOf(objectIn(entity.fields, 'Criterion'));
  const isBusy =
    mine !== undefined &&
    dayTimesOf(world.table('CampaignCriterion').under(entity.parentId)).some((other) =>
      overlaps(mine, other),
    );
  return isBusy
    ? [problem(codes.overlappingDayTimes, 'Criterion', 'Overlaps another stretch of the day.')]
    : [];
}

/** The scheduled stretches among criteria of a campaign. */
export function dayTimesOf(criteria: Iterable<Entity>): readonly DayTime[] {
  return [...criteria].flatMap(({ fields }) => dayTimeOf(objectIn(fields, 'Criterion')) ?? []);
}

/**
 * Updates criteria: nothing but the bid can change (platform document). Answers only the errors.
 */
function updateCriteria(call: Call): Fields {
  const items = boundedList<Fields | null>(call.body, 'CampaignCriterions', MAX_CRITERIA);
  const errors = items.flatMap((item, index) => {
    const found = updateOne(call, withoutNulls(item ?? {}));
    return found.length === 0
      ? []
      : [
          batchErrorCollection(
            index,
            found.map((one) => batchError(one, index)),
            found[0],
          ),
        ];
  });
  return { NestedPartialErrors: errors };
}

function updateOne({ world, account }: Call, item: Fields): readonly Problem[] {
  const before = world.find('CampaignCriterion', account.id, textIn(item, 'Id'));
  if (!before || before.parentId !== textIn(item, 'CampaignId')) {
    return [problem(codes.invalidCriterionId, 'Id', 'No such criterion.')];
  }
  if (changesMore(item, before)) {
    return [problem(codes.criterionCannotChange, 'Criterion', 'Only the bid can change.')];
  }
  const after = storedCriterion({
    CriterionBid: before.fields.CriterionBid,
    ...item,
    Criterion: before.fields.Criterion,
  });
  const found = multiplierProblems(after);
  if (found.length === 0) world.table('CampaignCriterion').put({ ...before, fields: after });
  return found;
}

function changesMore(item: Fields, before: Entity): boolean {
  const stored = objectIn(before.fields, 'Criterion');
  const given = withoutNulls(objectIn(item, 'Criterion'));
  return (
    item.Type !== before.fields.Type ||
    Object.entries(given).some(([member, value]) => stored[member] !== value)
  );
}

const READABLE = ['Location', 'Radius', 'LocationIntent', 'DayTime', 'Device', 'Age', 'Gender'];

/**
 * Reads one type of a campaign's criteria, all of them or by id. `Targets` and several types at
 * once are refused (platform document).
 */
function readCriteria(call: Call): Fields {
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
  const stored = [...call.world.table('CampaignCriterion').under(campaignId)].filter(isWanted);
  return { CampaignCriterions: stored.map(readCriterion), PartialErrors: [] };
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

/**
 * A criterion as it is stored: a deprecated intent is coerced, a bid on an intent and on a negative
 * is ignored (platform document).
 */
function storedCriterion(item: Fields): Fields {
  const criterion = coerce(withoutNulls(objectIn(item, 'Criterion')));
  const base = { Type: item.Type, Criterion: criterion };
  if (item.Type === 'NegativeCampaignCriterion') return base;
  const { Multiplier } =
    criterion.Type === 'LocationIntentCriterion'
      ? { Multiplier: 0 }
      : objectIn(item, 'CriterionBid');
  return { ...base, CriterionBid: { Type: 'BidMultiplier', Multiplier: Multiplier ?? 0 } };
}

function coerce(criterion: Fields): Fields {
  const isDeprecated = criterion.IntentOption === 'PeopleSearchingForOrViewingPages';
  return isDeprecated
    ? { ...criterion, IntentOption: 'PeopleInOrSearchingForOrViewingPages' }
    : criterion;
}

const PATH = `${SERVICE}/CampaignCriterions`;
const byIds: Members = {
  CampaignId: id,
  CampaignCriterionIds: list(id),
  CriterionType: criterionTypes,
};

/** Targeting criteria are written under the type `Targets` (platform document). */
function underTargets(write: (call: Call) => Fields): (call: Call) => Fields {
  return (call) => {
    if (call.body.CriterionType !== 'Targets') {
      throw operationFault(codes.invalidCriterionType, 'Write with CriterionType Targets.');
    }
    return write(call);
  };
}

function deleteCriteria({ world, account, body }: Call): Fields {
  const errors = boundedList<string | null>(body, 'CampaignCriterionIds', MAX_CRITERIA).flatMap(
    (criterionId, index) => {
      const stored = world.find('CampaignCriterion', account.id, criterionId ?? '');
      if (stored?.parentId !== textIn(body, 'CampaignId')) {
        return [batchError(problem(codes.invalidCriterionId, null, 'No such criterion.'), index)];
      }
      world.removeTree(stored);
      return [];
    },
  );
  return { PartialErrors: errors };
}

export const criterionRoutes: readonly Route[] = [
  route('POST', PATH, criterionWrite, underTargets(addCriteria)),
  route('PUT', PATH, criterionWrite, underTargets(updateCriteria)),
  route('DELETE', PATH, byIds, underTargets(deleteCriteria)),
  route(
    'POST',
    `${PATH}/QueryByIds`,
    { ...byIds, ReturnAdditionalFields: criterionAdditionalFields },
    readCriteria,
  ),
];
