import { EditRefused, type RemoteObject } from '../../vendor';
import type { Account } from '../accounts/account';
import { SCOPES } from '../accounts/scopes';
import { changedEntity } from '../store/change-entity';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { postPatch } from '../posts/post-shape';
import type { Fields } from '../../json/fields';
import type { FieldError } from '../wire/field-error';
import { misfits } from '../wire/misfits';
import { isAccountKind, kindCalled } from './control-kinds';
import { remoteAccount, remoteObject, RESOURCES } from './remote-object';

/** Changes members as they are named on the wire. Ads Manager takes and refuses what the API does; null takes a member away. */
export function editObject(
  world: World,
  kind: string,
  id: string,
  changes: Fields,
): RemoteObject | undefined {
  if (isAccountKind(kind)) return editAccount(world, id, changes);
  const known = kindCalled(kind);
  const entity = known && world.table(known).get(id);
  const account = entity && world.accounts.get(entity.accountId);
  if (!account) return undefined;
  const edited = edit(world, account, entity, changes);
  world.table(edited.kind).put(edited);
  return remoteObject(edited, world);
}

function edit(world: World, account: Account, before: Entity, given: Fields): Entity {
  const { kind } = before;
  refuse(misfits(given, kind === 'post' ? postPatch : RESOURCES[kind].patch, 'data'));
  if (kind === 'post') {
    return { ...before, fields: { ...before.fields, ...given }, modifiedAt: world.now() };
  }
  const changed = changedEntity(RESOURCES[kind], { world, account, given, before });
  if ('id' in changed) return changed;
  refuse(changed);
  return before;
}

function refuse(found: readonly FieldError[]): void {
  if (found.length > 0) {
    throw new EditRefused(found.map(({ field, message }) => `${field}: ${message}`).join('; '));
  }
}

/** `status` SUSPENDED closes an account for writes and serving, ACTIVE opens it; `scopes` is what its person consents to. */
function editAccount(world: World, id: string, changes: Fields): RemoteObject | undefined {
  const account = world.accounts.get(id);
  if (!account) return undefined;
  const {
    status = account.isSuspended ? 'SUSPENDED' : 'ACTIVE',
    scopes = account.scopes,
    ...others
  } = changes;
  const stray = Object.keys(others);
  if (stray.length > 0) throw new EditRefused(`An ad account has no ${stray.join(', ')} to edit.`);
  const consented = SCOPES.filter((scope) => Array.isArray(scopes) && scopes.includes(scope));
  const edited = { ...account, scopes: consented, isSuspended: status !== 'ACTIVE' };
  world.accounts.put(edited);
  return remoteAccount(edited);
}
