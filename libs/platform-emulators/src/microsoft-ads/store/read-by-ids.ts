import { type Fields } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, problem } from '../wire/problem';
import { reference } from '../wire/reference-codes';
import type { Call } from '../wire/route';
import type { Collection } from './collection';
import type { Entity } from './entity';

/** Reads objects of one parent by id: a list aligned with the ids, null where there is none (deleted ones are never returned) or it is of another type than asked for. */
export function readByIds(
  call: Call,
  collection: Collection,
  parentId: string,
  max: number,
  read: (entity: Entity) => Fields,
  isAsked = (_entity: Entity) => true,
): Fields {
  const errors: Fields[] = [];
  const found = boundedList<string | null>(call.body, collection.ids, max).map((id, index) => {
    const entity = call.world.find(collection.kind, call.account.id, id ?? '');
    const isHere = entity?.parentId === parentId;
    if (isHere && isAsked(entity)) return read(entity);
    const code = isHere ? reference.entityIdFilterMismatch : collection.codes.invalidId;
    errors.push(batchError(problem(code, null, 'There is no such object.'), index));
    return null;
  });
  return { [collection.list]: found, PartialErrors: errors };
}
