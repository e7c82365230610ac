import type { ObjectFilter, RemoteObject } from '../../vendor';
import { readAccount } from '../accounts/account-routes';
import type { Account } from '../accounts/account';
import { reviewOf } from '../delivery/review';
import { type Entity, KINDS } from '../store/entity';
import type { World } from '../store/world';
import { ACCOUNT_KIND, kindOf } from './kinds';

/** Everything that is held, archived objects included. */
export function remoteObjects(
  world: World,
  { kind, accountId }: ObjectFilter,
): readonly RemoteObject[] {
  const kinds = kind === undefined ? KINDS : [kindOf(kind)].filter((one) => one !== undefined);
  const accounts =
    kind === undefined || kind === ACCOUNT_KIND ? [...world.accounts.all()].map(remoteAccount) : [];
  const entities = kinds.flatMap((one) =>
    [...world.table(one).all()].map((entity) => remoteObject(entity, world)),
  );
  const counted = world.conversions.objects({ ...(kind === undefined ? {} : { kind }) });
  return [...accounts, ...entities, ...counted].filter(
    (one) => accountId === undefined || one.accountId === accountId,
  );
}

export function remoteAccount(account: Account): RemoteObject {
  const { id, name, status } = account;
  return {
    kind: ACCOUNT_KIND,
    id,
    accountId: id,
    name,
    status,
    data: { ...readAccount(account), features: account.features },
  };
}

/** An object as the control interface lists it, its fields as they are stored. */
export function remoteObject(
  { kind, id, accountId, parentId, fields, ...entity }: Entity,
  world: World,
): RemoteObject {
  const name = fields.name ?? fields.file_name;
  const reviewed = entity.review
    ? { review: reviewOf({ kind, id, accountId, parentId, fields, ...entity }, world.now()) }
    : {};
  return {
    kind,
    id,
    accountId,
    ...(parentId === accountId ? {} : { parentId }),
    ...(typeof name === 'string' ? { name } : {}),
    status: String(fields.status ?? (fields.archived === true ? 'archived' : 'active')),
    data: { id, ...fields, ...reviewed },
  };
}
