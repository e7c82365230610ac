import { SERVICE } from '../store/collection-routes';
import { unverifiedCodes as codes } from '../unverified';
import { operationFault } from '../wire/fault';
import { type Fields, textIn } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, problem } from '../wire/problem';
import { type Call, type Route, route } from '../wire/route';
import { id, list, type Members } from '../wire/shape';
import { addCriteria, MAX_CRITERIA } from './add-criteria';
import { criterionAdditionalFields, criterionTypes, criterionWrite } from './criterion-shape';
import { readCriteria } from './read-criteria';
import { updateCriteria } from './update-criteria';

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
      const held = world.find('CampaignCriterion', account.id, criterionId ?? '');
      if (held?.parentId !== textIn(body, 'CampaignId')) {
        return [batchError(problem(codes.invalidCriterionId, null, 'No such criterion.'), index)];
      }
      world.removeTree(held);
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
