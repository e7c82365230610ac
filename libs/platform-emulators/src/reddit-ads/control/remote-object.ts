import type { ObjectFilter, RemoteObject } from '../../vendor';
import type { Account } from '../accounts/account';
import { readAccount } from '../accounts/account-routes';
import { adGroups } from '../ad-groups/ad-groups';
import { ads } from '../ads/ads';
import { campaigns } from '../campaigns/campaigns';
import { readPost } from '../posts/post-routes';
import { configuredStatus, type Entity, KINDS, type Level } from '../store/entity';
import { readEntity } from '../store/read-entity';
import type { Resource } from '../store/resource';
import type { World } from '../store/world';
import { type Fields, objectIn, textIn } from '../../json/fields';
import { ACCOUNT_KIND, isAccountKind, kindCalled } from './control-kinds';

export const RESOURCES: Readonly<Record<Level, Resource>> = {
  campaign: campaigns,
  adGroup: adGroups,
  ad: ads,
};

/** Everything that passes the filter, deleted objects too. */
export function remoteObjects(
  world: World,
  { kind, accountId }: ObjectFilter,
): readonly RemoteObject[] {
  const asked = kind === undefined ? KINDS : KINDS.filter((one) => one === kindCalled(kind));
  const entities = asked.flatMap((one) => [
    ...(accountId === undefined ? world.table(one).all() : world.table(one).of(accountId)),
  ]);
  const accounts =
    kind === undefined || isAccountKind(kind)
      ? world.accounts.all().filter(({ id }) => accountId === undefined || id === accountId)
      : [];
  const counted = world.conversions.objects({
    ...(kind === undefined ? {} : { kind }),
    ...(accountId === undefined ? {} : { accountId }),
  });
  return [
    ...accounts.map(remoteAccount),
    ...entities.map((one) => remoteObject(one, world)),
    ...counted,
  ];
}

/** An object as the control interface lists it; its data is what the vendor's API answers. */
export function remoteObject(entity: Entity, world: World): RemoteObject {
  const { kind, id, accountId, parentId } = entity;
  const data = dataOf(entity, world);
  const name =
    kind === 'post' ? textIn(objectIn(data, 'creative'), 'headline') : textIn(data, 'name');
  const status = kind === 'post' ? 'ACTIVE' : configuredStatus(entity);
  return {
    kind,
    id,
    accountId,
    ...(kind === 'adGroup' || kind === 'ad' ? { parentId } : {}),
    name,
    status,
    data,
  };
}

export const remoteAccount = (account: Account): RemoteObject => ({
  kind: ACCOUNT_KIND,
  id: account.id,
  accountId: account.id,
  name: account.name,
  status: account.isSuspended ? 'SUSPENDED' : 'ACTIVE',
  data: { ...readAccount(account), scopes: account.scopes },
});

const dataOf = (entity: Entity, world: World): Fields =>
  entity.kind === 'post' ? readPost(entity) : readEntity(RESOURCES[entity.kind], entity, world);
