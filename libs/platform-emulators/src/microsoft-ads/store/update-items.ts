import { unverifiedCodes } from '../unverified';
import { type Fields, textIn, withoutNulls } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, type Problem, problem } from '../wire/problem';
import type { Call } from '../wire/route';
import type { Collection } from './collection';
import type { Entity } from './entity';
import { mergeItem } from './merge-item';

/** Updates each item that may be updated; answers only the errors. */
export function updateItems(collection: Collection, call: Call, parentId: string): Fields {
  const items = boundedList<Fields | null>(call.body, collection.list, collection.maxPerCall);
  const errors = items.flatMap((item, index) =>
    updateItem(collection, call, parentId, item).map((one) => batchError(one, index)),
  );
  return { PartialErrors: errors };
}

function updateItem(
  collection: Collection,
  { world, account }: Call,
  parentId: string,
  item: Fields | null,
): readonly Problem[] {
  if (item === null) return [problem(unverifiedCodes.nullItem, null, 'The item is null.')];
  const before = world.find(collection.kind, account.id, textIn(item, 'Id'));
  if (before?.parentId !== parentId) {
    return [problem(collection.codes.invalidId, 'Id', 'There is no such object.')];
  }
  const scene = { world, account, parentId, given: withoutNulls(item), before };
  const fields = mergeItem(collection, scene);
  const problems = collection.problems(fields, scene);
  if (problems.length > 0) return problems;
  const after: Entity = { ...before, fields };
  const table = world.table(collection.kind);
  if (table.isTaken(after)) {
    return [problem(collection.codes.duplicate, null, 'There is one like it already.')];
  }
  table.put(
    collection.isReviewed(fields, before)
      ? { ...after, review: { submittedAt: world.now() } }
      : after,
  );
  return [];
}

/** Deletes each named object with everything under it; answers only the errors. */
export function deleteItems(
  collection: Collection,
  { world, account, body }: Call,
  parentId: string,
): Fields {
  const ids = boundedList<string | null>(body, collection.ids, collection.maxPerCall);
  const errors = ids.flatMap((id, index) => {
    const entity = world.find(collection.kind, account.id, id ?? '');
    if (entity?.parentId !== parentId) {
      return [
        batchError(problem(collection.codes.invalidId, null, 'There is no such object.'), index),
      ];
    }
    world.removeTree(entity);
    return [];
  });
  return { PartialErrors: errors };
}
