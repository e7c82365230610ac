import { EditRefused, type RemoteObject } from '../../vendor';
import { type Entity, isArchived } from '../store/entity';
import type { World } from '../store/world';
import { type Fields, isFields, objectIn } from '../../json/fields';
import { ApiRefusal } from '../wire/refusal';
import { changeObject } from '../resources/write-resource';
import { editAccount, revokeKey } from './edit-account';
import { ACCOUNT_KIND, kindOf, resourceOf } from './kinds';
import { remoteObject } from './remote-objects';

/** Changes members by their names on the wire, null takes one away; the vendor's rules stand. Lists show it at once. */
export function editObject(
  world: World,
  kind: string,
  id: string,
  changes: Fields,
): RemoteObject | undefined {
  if (kind === ACCOUNT_KIND) return editAccount(world, id, changes);
  const entity = findEntity(world, kind, id);
  if (!entity) return undefined;
  return remoteObject(edited(world, entity, changes), world);
}

/** Archives an object, for nothing is ever deleted; of an account it takes the key back. False when there is nothing left to do. */
export function removeObject(world: World, kind: string, id: string): boolean {
  if (kind === ACCOUNT_KIND) return revokeKey(world, id);
  const entity = findEntity(world, kind, id);
  if (!entity || isArchived(entity) || entity.fields.archived === true || !isArchivable(entity)) {
    return false;
  }
  const mark =
    entity.kind === 'conversion_event_setting' ? { archived: true } : { status: 'archived' };
  world.put({ ...entity, updatedAt: world.now(), fields: { ...entity.fields, ...mark } }, true);
  return true;
}

const isArchivable = ({ kind }: Entity): boolean =>
  kind === 'conversion_event_setting' || resourceOf(kind) !== undefined;

export function findEntity(world: World, kind: string, id: string): Entity | undefined {
  const known = kindOf(kind);
  return known && world.table(known).get(id);
}

function edited(world: World, entity: Entity, changes: Fields): Entity {
  const account = world.accounts.get(entity.accountId);
  const resource = resourceOf(entity.kind);
  if (!account || !resource) throw new EditRefused(`a ${entity.kind} cannot be edited`);
  try {
    return changeObject(resource, { world, account }, entity, wholeMembers(entity, changes), true);
  } catch (error) {
    if (error instanceof ApiRefusal) throw new EditRefused(error.message);
    throw error;
  }
}

/** A person changes one thing of a creative or of the bidding; the vendor's interface sends the whole. */
function wholeMembers({ fields }: Entity, changes: Fields): Fields {
  const whole = ['creative', 'bidding_config'].filter((member) => isFields(changes[member]));
  const { id: _id, ...members } = changes;
  return {
    ...members,
    ...Object.fromEntries(
      whole.map((member) => [
        member,
        withoutNulls({ ...objectIn(fields, member), ...objectIn(changes, member) }),
      ]),
    ),
  };
}

const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
