import { EditRefused, type RemoteObject } from '../../vendor';
import type { Account, AccountFeatures } from '../accounts/account';
import type { World } from '../store/world';
import { type Fields, isFields } from '../../json/fields';
import { remoteAccount } from './remote-objects';

const FEATURES = ['bulk_api', 'conversion_bidding'] as const;

/** What the vendor changes of an account: its name, its status (any but active and paused closes it) and `features`. */
export function editAccount(world: World, id: string, changes: Fields): RemoteObject | undefined {
  const account = world.accounts.get(id);
  if (!account) return undefined;
  return remoteAccount(world.accounts.put(Object.entries(changes).reduce(changed, account)));
}

/** Takes the key back: nothing can be done with it any more. False when it was taken back before. */
export function revokeKey(world: World, id: string): boolean {
  const account = world.accounts.get(id);
  if (!account || account.isKeyRevoked) return false;
  world.accounts.put({ ...account, isKeyRevoked: true });
  return true;
}

function changed(account: Account, [member, value]: [string, unknown]): Account {
  if ((member === 'name' || member === 'status') && typeof value === 'string') {
    return { ...account, [member]: value };
  }
  if (member === 'features' && isFields(value)) {
    return { ...account, features: changedFeatures(account.features, value) };
  }
  throw new EditRefused(`${member} of an ad account cannot be edited`);
}

function changedFeatures(features: AccountFeatures, changes: Fields): AccountFeatures {
  for (const [name, value] of Object.entries(changes)) {
    if (!FEATURES.some((one) => one === name) || typeof value !== 'boolean') {
      throw new EditRefused(`features are ${FEATURES.join(' and ')}, true or false`);
    }
  }
  return { ...features, ...changes };
}
