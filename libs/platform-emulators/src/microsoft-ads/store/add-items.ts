import { unverifiedCodes } from '../unverified';
import { type Fields, withoutNulls } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, type Problem, problem } from '../wire/problem';
import type { Call } from '../wire/route';
import type { Collection, RuleScene } from './collection';
import type { Entity } from './entity';
import { mergeItem } from './merge-item';

/** Adds each item that may be added: ids aligned with the request, null where one failed, and the errors by index. */
export function addItems(collection: Collection, call: Call, parentId: string): Fields {
  const errors: Fields[] = [];
  const ids = boundedList<Fields | null>(call.body, collection.list, collection.maxPerCall).map(
    (item, index) => {
      const added = addItem(collection, call, parentId, item);
      if ('id' in added) return added.id;
      errors.push(...added.problems.map((one) => batchError(one, index)));
      return null;
    },
  );
  return { [collection.ids]: ids, PartialErrors: errors };
}

type Added = { readonly id: string } | { readonly problems: readonly Problem[] };

function addItem(collection: Collection, call: Call, parentId: string, item: Fields | null): Added {
  if (item === null) {
    return { problems: [problem(unverifiedCodes.nullItem, null, 'The item is null.')] };
  }
  const { world, account } = call;
  const scene: RuleScene = { world, account, parentId, given: withoutNulls(item) };
  const fields = mergeItem(collection, scene);
  const entity: Entity = { kind: collection.kind, id: '', accountId: account.id, parentId, fields };
  const problems = addProblems(collection, scene, entity);
  if (problems.length > 0) return { problems };
  const review = collection.isReviewed(fields) ? { review: { submittedAt: world.now() } } : {};
  const added = { ...entity, id: world.nextId(), ...review };
  world.table(collection.kind).put(added);
  return added;
}

function addProblems(collection: Collection, scene: RuleScene, entity: Entity): readonly Problem[] {
  const found = [...collection.problems(entity.fields, scene)];
  if (scene.given.Id !== undefined) {
    found.push(problem(unverifiedCodes.identifierOnAdd, 'Id', 'Id must be null when adding.'));
  }
  if (found.length > 0) return found;
  const taken = scene.world.table(collection.kind).isTaken(entity);
  return taken ? [problem(collection.codes.duplicate, null, 'There is one like it already.')] : [];
}
