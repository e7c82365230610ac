import type { ObjectFilter, RemoteObject } from '../../vendor';
import { adGroupStatus } from '../ad-groups/read-ad-group';
import { adStatus } from '../ads/read-ad';
import { assetGroupStatus } from '../asset-groups/read-asset-group';
import { editorialStatus } from '../store/editorial-status';
import { type Entity, KINDS } from '../store/entity';
import type { World } from '../store/world';

/** Every live object that passes the filter. */
export function remoteObjects(world: World, filter: ObjectFilter): readonly RemoteObject[] {
  const kinds = KINDS.filter((kind) => filter.kind === undefined || filter.kind === kind);
  const entities = kinds.flatMap((kind) => [...world.table(kind).all()]);
  return entities
    .filter((one) => filter.accountId === undefined || filter.accountId === one.accountId)
    .map((one) => remoteObject(one, world));
}

/** An object as the control interface lists it. */
export function remoteObject(entity: Entity, world: World): RemoteObject {
  const { kind, id, accountId, parentId, fields } = entity;
  const reviewed = entity.review ? { EditorialStatus: editorialStatus(entity, world.now()) } : {};
  const name =
    fields.Name ??
    fields.DisplayText ??
    fields.Text ??
    fields.Header ??
    fields.PhoneNumber ??
    fields.AlternativeText;
  return {
    kind,
    id,
    accountId,
    ...(parentId === accountId ? {} : { parentId }),
    ...(typeof name === 'string' ? { name } : {}),
    status: statusOf(entity, world),
    data: { Id: id, ...fields, ...reviewed },
  };
}

function statusOf(entity: Entity, world: World): string {
  switch (entity.kind) {
    case 'Ad':
      return adStatus(entity, world.now());
    case 'AdGroup':
      return adGroupStatus(entity, world);
    case 'AssetGroup':
      return assetGroupStatus(entity, world);
    case 'Campaign':
    case 'Keyword':
      return String(entity.fields.Status);
    case 'NegativeKeyword':
    case 'CampaignCriterion':
    case 'Budget':
    case 'Media':
    case 'AdExtension':
    case 'AdExtensionAssociation':
      return 'Active';
  }
}
