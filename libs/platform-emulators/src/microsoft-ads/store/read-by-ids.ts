import { type Fields } from '../wire/fields';
import { boundedList } from '../wire/limits';
import { batchError, problem } from '../wire/problem';
import type { Call } from '../wire/route';
import type { Collection } from './collection';
import type { Entity } from './entity';

/** Reads objects of one parent by id: a list aligned with the ids, null where there is none (deleted ones are never returned). */
export function readByIds(call: Call, collection: Collection, parentId: string, max: number, read: (entity: Entity) => Fields): Fields {
  const errors: Fields[] = [];
  const found = boundedList<string | null>(call.body, collection.ids, max).map((id, index) => {
    const entity = call.world.find(collection.kind, call.account.id, id ?? '');
    if (entity?.parentId === parentId) return read(entity);
    errors.push(batchError(problem(collection.codes.invalidId, null, 'There is no such object.'), index));
    return null;
  });
  return { [collection.list]: found, PartialErrors: errors };
}
