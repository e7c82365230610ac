import type { World } from '../store/world';
import { isAccountKind, kindCalled } from './control-kinds';

/** Deletes as a person in Ads Manager would; of an ad account it takes the person's consent back. False when there is none. */
export function removeObject(world: World, kind: string, id: string): boolean {
  if (isAccountKind(kind)) return takeConsentBack(world, id);
  const known = kindCalled(kind);
  const entity = known && world.table(known).get(id);
  if (!entity) return false;
  const { statusBefore: _lag, ...settled } = entity;
  if (known === 'post') world.table(known).remove(entity);
  else {
    world.table(known).put({
      ...settled,
      fields: { ...entity.fields, configured_status: 'DELETED' },
      modifiedAt: world.now(),
    });
  }
  return true;
}

function takeConsentBack(world: World, id: string): boolean {
  if (!world.accounts.get(id)) return false;
  world.tokens.revoke(id);
  return true;
}
