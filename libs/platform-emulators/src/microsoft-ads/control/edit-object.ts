import type { RemoteObject } from '../../vendor';
import { type Entity, KINDS } from '../store/entity';
import type { World } from '../store/world';
import { withoutNulls } from '../../json/fields';
import { remoteObject } from './remote-object';

/** Changes members as they are named on the wire; null takes one away. No rule is asked: a person's edit stands. */
export function editObject(
  world: World,
  kind: string,
  id: string,
  changes: Readonly<Record<string, unknown>>,
): RemoteObject | undefined {
  const entity = findObject(world, kind, id);
  if (!entity) return undefined;
  const { Id: _id, EditorialStatus: _status, ...members } = changes;
  const edited = { ...entity, fields: withoutNulls({ ...entity.fields, ...members }) };
  world.table(entity.kind).put(edited);
  return remoteObject(edited, world);
}

/** Deletes an object with everything under it. */
export function removeObject(world: World, kind: string, id: string): boolean {
  const entity = findObject(world, kind, id);
  if (entity) world.removeTree(entity);
  return entity !== undefined;
}

/** An object by a kind that may be no kind of this vendor. */
export function findObject(world: World, kind: string, id: string): Entity | undefined {
  const known = KINDS.find((one) => one === kind);
  return known && world.table(known).get(id);
}
