import { unverifiedCodes } from '../unverified';
import { operationFault } from '../wire/fault';
import { textIn } from '../../json/fields';
import { type Call, type Route, route } from '../wire/route';
import { flag, id, list, type Members } from '../wire/shape';
import { addItems } from './add-items';
import type { Collection } from './collection';
import { deleteItems, updateItems } from './update-items';

export const SERVICE = '/CampaignManagement/v13';

/** The three writes of a collection: POST adds, PUT updates, DELETE with a JSON body deletes. `extra` are further members of add and update. */
export function collectionRoutes(collection: Collection, extra: Members = {}): readonly Route[] {
  const path = `${SERVICE}/${collection.list}`;
  const parent: Members = collection.parent ? { [collection.parent]: id } : {};
  const items: Members = { ...parent, ...extra, [collection.list]: list(collection.item) };
  return [
    route('POST', path, items, (call) => ({
      ...addItems(collection, call, parentOf(collection, call)),
      ...inherited(call),
    })),
    route('PUT', path, items, (call) => ({
      ...updateItems(collection, call, parentOf(collection, call)),
      ...inherited(call),
    })),
    route('DELETE', path, { ...parent, [collection.ids]: list(id) }, (call) =>
      deleteItems(collection, call, parentOf(collection, call)),
    ),
  ];
}

/** Ad groups and keywords may be asked for inherited strategies; this vendor answers none unless asked. */
export const returnInherited: Members = { ReturnInheritedBidStrategyTypes: flag };

const inherited = (call: Call) =>
  'ReturnInheritedBidStrategyTypes' in call.body ? { InheritedBidStrategyTypes: null } : {};

const KIND_OF_PARENT = { CampaignId: 'Campaign', AdGroupId: 'AdGroup' } as const;
const CODE_OF_PARENT = {
  CampaignId: unverifiedCodes.invalidCampaignId,
  AdGroupId: unverifiedCodes.invalidAdGroupId,
} as const;

/** The parent that a request names; a whole-call fault when the account holds no such one. */
export function parentOf(
  collection: Pick<Collection, 'parent'>,
  { world, account, body }: Call,
): string {
  const member = collection.parent;
  if (member === undefined || member === 'AccountId') return account.id;
  const parentId = textIn(body, member);
  if (world.find(KIND_OF_PARENT[member], account.id, parentId)) return parentId;
  throw operationFault(CODE_OF_PARENT[member], `${member} names nothing in this account.`);
}
