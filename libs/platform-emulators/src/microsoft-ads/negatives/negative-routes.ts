import { SERVICE } from '../store/collection-routes';
import type { Fields } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError } from '../wire/problem';
import { type Call, type Route, route } from '../wire/route';
import { id, list, text } from '../wire/shape';
import { addNegatives } from './add-negatives';
import { deleteNegatives } from './delete-negatives';
import { holderProblem, negativeHolderKind } from './negative-entity';
import { entityNegativeKeywords, MAX_ENTITIES } from './negative-shape';

function queryByEntity(call: Call): Fields {
  const kind = negativeHolderKind(call.body.EntityType);
  const errors: Fields[] = [];
  const found = boundedList<string | null>(call.body, 'EntityIds', MAX_ENTITIES).map(
    (entityId, index) => {
      const wrong = holderProblem(call, kind, entityId ?? '');
      if (wrong) errors.push(batchError(wrong, index));
      return wrong
        ? null
        : {
            EntityId: entityId,
            EntityType: kind,
            NegativeKeywords: negativesOf(call, entityId ?? ''),
          };
    },
  );
  return { EntityNegativeKeywords: found, PartialErrors: errors };
}

const negativesOf = ({ world }: Call, entityId: string): readonly Fields[] =>
  [...world.table('NegativeKeyword').under(entityId)].map((one) => ({ Id: one.id, ...one.fields }));

export const negativeRoutes: readonly Route[] = [
  route(
    'POST',
    `${SERVICE}/EntityNegativeKeywords`,
    { EntityNegativeKeywords: entityNegativeKeywords },
    addNegatives,
  ),
  route(
    'DELETE',
    `${SERVICE}/EntityNegativeKeywords`,
    { EntityNegativeKeywords: entityNegativeKeywords },
    deleteNegatives,
  ),
  route(
    'POST',
    `${SERVICE}/NegativeKeywords/QueryByEntityIds`,
    { EntityIds: list(id), EntityType: text, ParentEntityId: id },
    queryByEntity,
  ),
];
