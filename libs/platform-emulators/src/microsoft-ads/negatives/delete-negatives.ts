import { unverifiedCodes as codes } from '../unverified';
import { type Fields, textIn } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, batchErrorCollection, problem } from '../wire/problem';
import type { Call } from '../wire/route';
import { holderProblem, negativeHolderKind } from './negative-entity';
import { MAX_ENTITIES, MAX_NEGATIVES } from './negative-shape';

/** Deletes negative keywords by id from one campaign or ad group; answers only the errors. */
export function deleteNegatives(call: Call): Fields {
  const entries = boundedList<Fields | null>(call.body, 'EntityNegativeKeywords', MAX_ENTITIES);
  return {
    NestedPartialErrors: entries.flatMap((entry, index) => deleteFrom(call, entry ?? {}, index)),
  };
}

function deleteFrom(call: Call, entry: Fields, index: number): readonly Fields[] {
  const entityId = textIn(entry, 'EntityId');
  const whole = holderProblem(call, negativeHolderKind(entry.EntityType), entityId);
  const items = boundedList<Fields | null>(entry, 'NegativeKeywords', MAX_NEGATIVES);
  if (whole) return [batchErrorCollection(index, [], whole)];
  const inner = items.flatMap((item, place) => {
    const held = call.world.find('NegativeKeyword', call.account.id, textIn(item ?? {}, 'Id'));
    if (held?.parentId !== entityId) {
      return [
        batchError(
          problem(codes.invalidNegativeKeywordId, 'Id', 'There is no such negative keyword.'),
          place,
        ),
      ];
    }
    call.world.removeTree(held);
    return [];
  });
  return inner.length > 0 ? [batchErrorCollection(index, inner)] : [];
}
