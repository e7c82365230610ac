import type { Observed } from '../../port/observed';
import type { Level } from '../data/levels';
import { observe, observeAll, type Place } from '../observe/observe';
import { ARCHIVED, getObject } from '../wire/get-object';
import { listObjects } from '../wire/list-objects';
import type { WireOf } from '../wire/objects';
import type { Session } from '../wire/session';
import type { BoundObjects } from './bound-objects';

/** What stands under a parent: listed, with what bindings know and the list lacks or shows otherwise asked for by its id. */
export const readChildren = async (
  session: Session,
  level: Exclude<Level, 'campaign'>,
  place: Place & { readonly parentRemoteId: string },
  bound: BoundObjects,
): Promise<readonly Observed[]> => {
  const objects: WireOf[typeof level][] = [];
  for await (const object of listObjects(session, level, place.parentRemoteId)) {
    objects.push(object);
  }
  const listed = await observeAll(
    session,
    level,
    objects.filter(({ status }) => status !== ARCHIVED),
    place,
  );
  const known = new Set(objects.map(({ id }) => id));
  const unlisted = bound.idsUnder(level, place.parentRemoteId).filter((id) => !known.has(id));
  const doubtful = listed
    .filter((one) => bound.isDoubtful(level, one))
    .map(({ remoteId }) => remoteId);
  const isDoubtful = new Set(doubtful);
  const fresh = await readByIds(session, level, [...doubtful, ...unlisted], place);
  return [
    ...listed.flatMap((one) =>
      isDoubtful.has(one.remoteId) ? (fresh.get(one.remoteId) ?? []) : [one],
    ),
    ...unlisted.flatMap((id) => fresh.get(id) ?? []),
  ];
};

const readByIds = async (
  session: Session,
  level: Exclude<Level, 'campaign'>,
  ids: readonly string[],
  place: Place,
): Promise<ReadonlyMap<string, Observed>> => {
  const found = new Map<string, Observed>();
  for (const id of ids) {
    const object = await getObject(session, level, id);
    if (object) found.set(id, await observe(session, level, object, place));
  }
  return found;
};
