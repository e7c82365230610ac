import { EditRefused, type RemoteObject } from '../../vendor';
import { type Account, ACCOUNT_STATUSES, ROLES } from '../accounts/account';
import { campaignGroups } from '../campaign-groups/campaign-groups';
import { campaigns } from '../campaigns/campaigns';
import { creatives } from '../creatives/creatives';
import { updatePost } from '../posts/write-post';
import type { Resource } from '../resources/resource';
import { updateOne } from '../resources/write-one';
import type { Entity, Kind } from '../store/entity';
import { wishedStatus } from '../store/lifecycle';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';
import { Refusal } from '../wire/refusal';
import { findEntity } from './find-entity';
import { accountObject, remoteObject } from './remote-object';

export const RESOURCES: Readonly<Partial<Record<Kind, Resource>>> = {
  campaignGroup: campaignGroups,
  campaign: campaigns,
  creative: creatives,
};

/** Changes members as they are named on the wire, null takes one away; what the vendor's own UI would refuse is refused. */
export function editObject(
  world: World,
  word: string,
  id: string,
  changes: Fields,
): RemoteObject | undefined {
  if (word === 'account') return editAccount(world, id, changes);
  const entity = findEntity(world, word, id);
  const account = entity && world.accounts.get(entity.accountId);
  if (!entity || !account) return undefined;
  try {
    return remoteObject(edited(world, account, entity, patchOf(changes)), world);
  } catch (error) {
    if (error instanceof Refusal) throw new EditRefused(error.message);
    throw error;
  }
}

function edited(world: World, account: Account, entity: Entity, patch: Fields): Entity {
  const resource = RESOURCES[entity.kind];
  if (resource) return updateOne(resource, world, account, entity, patch);
  if (entity.kind === 'post') return updatePost(world, account, entity, patch);
  throw new EditRefused('An image cannot be edited');
}

const patchOf = (changes: Fields): Fields => ({
  $set: Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null)),
  $delete: Object.keys(changes).filter((name) => changes[name] === null),
});

/** An account can be closed, opened again, renamed, and its person given another role. */
function editAccount(world: World, id: string, changes: Fields): RemoteObject | undefined {
  const account = world.accounts.get(id);
  if (!account) return undefined;
  const { name = account.name, status = account.status, role = account.role, ...others } = changes;
  const [knownStatus, knownRole] = [
    ACCOUNT_STATUSES.find((one) => one === status),
    ROLES.find((one) => one === role),
  ];
  if (!knownStatus || !knownRole || typeof name !== 'string' || Object.keys(others).length > 0) {
    throw new EditRefused(
      `An account takes name, status (${ACCOUNT_STATUSES.join(', ')}) and role (${ROLES.join(', ')})`,
    );
  }
  const after = { ...account, name, status: knownStatus, role: knownRole };
  world.accounts.set(id, after);
  return accountObject(after);
}

/** Deletes as a person would: drafts at once, the rest after the vendor's delay. Of an account the person's consent is taken back. */
export function removeObject(world: World, word: string, id: string): boolean {
  const account = word === 'account' ? world.accounts.get(id) : undefined;
  if (account) world.tokens.revoke(account.personId);
  if (word === 'account') return account !== undefined;
  const entity = findEntity(world, word, id);
  if (!entity || entity.deletedAt !== undefined) return false;
  const isAtOnce = RESOURCES[entity.kind] === undefined || wishedStatus(entity) === 'DRAFT';
  if (isAtOnce) world.removeTree(entity);
  else world.startDeletion(entity);
  return true;
}
