import { textProblems } from '../keywords/keyword-rules';
import type { Entity } from '../store/entity';
import { UNVERIFIED, unverifiedCodes as codes } from '../unverified';
import { type Fields, textIn } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, batchErrorCollection, type Problem, problem } from '../wire/problem';
import type { Call } from '../wire/route';
import { holderProblem, negativeHolderKind } from './negative-entity';
import { MAX_ENTITIES, MAX_NEGATIVES } from './negative-shape';

/** Adds negative keywords to one campaign or ad group: ids and errors nested by entity. */
export function addNegatives(call: Call): Fields {
  const errors: Fields[] = [];
  const ids = boundedList<Fields | null>(call.body, 'EntityNegativeKeywords', MAX_ENTITIES).map(
    (entry, index) => {
      const entityId = textIn(entry ?? {}, 'EntityId');
      const whole = holderProblem(call, negativeHolderKind(entry?.EntityType), entityId);
      const added = boundedList<Fields | null>(entry ?? {}, 'NegativeKeywords', MAX_NEGATIVES).map(
        (item) => (whole ? [] : addOne(call, entityId, item)),
      );
      const inner = added.flatMap((outcome, place) =>
        typeof outcome === 'string' ? [] : outcome.map((one) => batchError(one, place)),
      );
      if (whole || inner.length > 0) errors.push(batchErrorCollection(index, inner, whole));
      return { Ids: added.map((outcome) => (typeof outcome === 'string' ? outcome : null)) };
    },
  );
  return { NegativeKeywordIds: ids, NestedPartialErrors: errors };
}

/** The new id, or what is wrong. */
function addOne(
  { world, account }: Call,
  entityId: string,
  item: Fields | null,
): string | readonly Problem[] {
  const fields = {
    Type: 'NegativeKeyword',
    Text: textIn(item ?? {}, 'Text'),
    MatchType: item?.MatchType ?? null,
  };
  const entity: Entity = {
    kind: 'NegativeKeyword',
    id: '',
    accountId: account.id,
    parentId: entityId,
    fields,
  };
  const table = world.table('NegativeKeyword');
  const found = [...textProblems(fields.Text), ...matchTypeProblems(fields.MatchType)];
  if (found.length === 0 && table.isTaken(entity)) {
    found.push(problem(codes.duplicateNegativeKeyword, null, 'There is one like it already.'));
  }
  if (table.countUnder(entityId) >= UNVERIFIED.negativesPerEntity) {
    found.push(problem(codes.tooManyNegatives, null, 'The entity is full.'));
  }
  if (found.length > 0) return found;
  const id = world.nextId();
  table.put({ ...entity, id });
  return id;
}

/** Only Exact and Phrase; broad is refused (platform document). */
function matchTypeProblems(matchType: unknown): readonly Problem[] {
  if (matchType === 'Exact' || matchType === 'Phrase') return [];
  return [problem(codes.negativeMatchType, 'MatchType', 'Exact or Phrase.')];
}
