import type { Entity } from '../store/entity';
import { uniqueKey } from '../store/unique-key';
import { unverifiedCodes as codes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { type Fields, objectIn, textIn, withoutNulls } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, batchErrorCollection, type Problem, problem } from '../wire/problem';
import type { Call } from '../wire/route';
import { criterionProblems } from './criterion-rules';
import { type DayTime, dayTimeOf, overlaps } from './day-time';
import { multiplierProblems, negativeProblems } from './multiplier-rules';
import { storedCriterion } from './stored-criterion';

/** Criteria of one call (platform document 2b). */
export const MAX_CRITERIA = 100;

/** Adds criteria: ids aligned with the request, null where one failed, and nested errors. */
export function addCriteria(call: Call): Fields {
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

/** Both codes are documented; which fires where is from memory, unverified: 4521 within a request, 4517 against what is stored. */
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
