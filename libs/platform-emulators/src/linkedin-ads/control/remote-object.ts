import type { ObjectFilter, RemoteObject } from '../../vendor';
import type { Account } from '../accounts/account';
import { readAccount } from '../accounts/read-account';
import { readCampaignGroup } from '../campaign-groups/read-campaign-group';
import { readCampaign } from '../campaigns/read-campaign';
import type { ConversionRule } from '../conversions/rule';
import { readCreative } from '../creatives/read-creative';
import { imageStatus, readImage } from '../images/read-image';
import { readPost } from '../posts/post-routes';
import { postUrn } from '../posts/write-post';
import { type Entity, KINDS } from '../store/entity';
import { statusOf } from '../store/lifecycle';
import type { World } from '../store/world';
import { type Fields, textIn } from '../../json/fields';
import { urnOf } from '../wire/urn';
import { kindOf } from './find-entity';

/** Everything that passes the filter: accounts, and what somebody made in them (the group that comes with an account is none of it). */
export function remoteObjects(
  world: World,
  { kind, accountId }: ObjectFilter,
): readonly RemoteObject[] {
  const isOfAccount = (id: string) => accountId === undefined || accountId === id;
  const accounts =
    kind === undefined || kind === 'account'
      ? [...world.accounts.values()].filter(({ id }) => isOfAccount(id))
      : [];
  const kinds = KINDS.filter((one) => kind === undefined || kindOf(kind) === one);
  const entities = kinds
    .flatMap((one) => [...world.table(one).all()])
    .filter(
      (one) => isOfAccount(one.accountId) && world.isThere(one) && one.fields.backfilled !== true,
    );
  const rules =
    kind === undefined || kind === 'conversionRule'
      ? [...world.conversionRules.values()]
          .filter((one) => isOfAccount(one.accountId))
          .map(ruleObject)
      : [];
  const counted = world.conversions.objects({
    ...(kind === undefined ? {} : { kind }),
    ...(accountId === undefined ? {} : { accountId }),
  });
  return [
    ...accounts.map(accountObject),
    ...entities.map((one) => remoteObject(one, world)),
    ...rules,
    ...counted,
  ];
}

export const accountObject = (account: Account): RemoteObject => ({
  kind: 'account',
  id: account.id,
  accountId: account.id,
  name: account.name,
  status: account.status,
  data: { ...readAccount(account), role: account.role },
});

const ruleObject = ({ id, accountId, fields }: ConversionRule): RemoteObject => ({
  kind: 'conversionRule',
  id,
  accountId,
  name: textIn(fields, 'name'),
  status: fields.enabled === true ? 'ACTIVE' : 'PAUSED',
  data: fields,
});

/** An object as the control interface lists it, under the id that the vendor gives it. */
export function remoteObject(entity: Entity, world: World): RemoteObject {
  const { kind, accountId, parentId } = entity;
  const data = dataOf(entity, world);
  const name = textIn(entity.fields, 'name');
  return {
    kind,
    id: idOf(entity),
    accountId,
    ...(parentId === undefined ? {} : { parentId }),
    ...(name === '' ? {} : { name }),
    status:
      kind === 'image'
        ? imageStatus(entity, world)
        : kind === 'post'
          ? textIn(data, 'lifecycleState')
          : statusOf(entity, world.now()),
    data,
  };
}

function idOf({ kind, id }: Entity): string {
  switch (kind) {
    case 'creative':
      return urnOf('sponsoredCreative', id);
    case 'post':
      return postUrn(id);
    case 'image':
      return urnOf('image', id);
    case 'campaignGroup':
    case 'campaign':
      return id;
  }
}

function dataOf(entity: Entity, world: World): Fields {
  switch (entity.kind) {
    case 'campaignGroup':
      return readCampaignGroup(entity, world);
    case 'campaign':
      return readCampaign(entity, world);
    case 'creative':
      return readCreative(entity, world);
    case 'post':
      return readPost(entity);
    case 'image':
      return readImage(entity, world, '');
  }
}
