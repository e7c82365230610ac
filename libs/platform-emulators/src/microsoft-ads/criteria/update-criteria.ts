import type { Entity } from '../store/entity';
import { unverifiedCodes as codes } from '../unverified';
import { type Fields, objectIn, textIn, withoutNulls } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, batchErrorCollection, type Problem, problem } from '../wire/problem';
import type { Call } from '../wire/route';
import { MAX_CRITERIA } from './add-criteria';
import { multiplierProblems } from './multiplier-rules';
import { storedCriterion } from './stored-criterion';

/** Updates criteria: nothing but the bid can change (platform document). Answers only the errors. */
export function updateCriteria(call: Call): Fields {
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
