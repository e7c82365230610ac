import type { CreateChange } from '../../port/change';
import { asAttributes, attributesAs } from '../attributes/as-attributes';
import type { AssetGroupAttributes } from '../attributes/child-attributes';
import { callToActionName, callToActionOf } from '../data/calls-to-action';
import { digestsIn } from '../media/image-links';
import { digestsOfLinks } from '../media/digests-of-links';
import { listOf } from '../wire/answer';
import { partialErrors } from '../wire/batch-answer';
import { todayIn, wireDate } from '../wire/dates';
import { LIMITS } from '../wire/limits';
import { marksOf, withMarks, withNewMarks } from '../wire/marker';
import type { AssetGroup } from '../wire/objects';
import type { Session } from '../wire/session';
import { endBody, endOf, startBody, startOf, startUpdate } from './ad-group-dates';
import type { ChildKind, ChildUpdate, HeldChild, Place } from './child-kind';
import { creativeBody, creativeOf } from './creative-body';

/** Asset groups of a Performance Max campaign: an ad to us, directly below its campaign. They carry our marker as custom parameter. */
export const assetGroupKind: ChildKind<AssetGroup> = {
  entity: 'ad',
  path: '/AssetGroups',
  batch: LIMITS.assetGroups,
  deleteBatch: LIMITS.assetGroups,
  nameField: 'adGroupName',
  async list(session, place) {
    const query = { CampaignId: place.parentId, ReturnAdditionalFields: 'UrlCustomParameters' };
    const { body } = await session.read('/AssetGroups/QueryByCampaignId', query, 'ad');
    const groups = listOf<AssetGroup>(body?.['AssetGroups']).filter((group) => group !== null);
    const digests = await digestsOfLinks(session, groups);
    return groups.flatMap((group) => held(session, place, group, digests));
  },
  adding: (session, parentId, changes) => ({
    CampaignId: parentId,
    AssetGroups: changes.map((change) => newAssetGroup(session, change)),
  }),
  added: (answer) => listOf<string>(answer.body?.['AssetGroupIds']),
  updating: (session, parentId, items) => ({
    CampaignId: parentId,
    AssetGroups: items.map((item) => assetGroupUpdate(session, item)),
  }),
  naming: (parentId, objects) => ({ CampaignId: parentId, AssetGroups: objects }),
  removing: (parentId, remoteIds) => ({ CampaignId: parentId, AssetGroupIds: remoteIds }),
  images: ({ images }) => digestsIn(images),
  errors: partialErrors,
};

const today = ({ connection, io }: Session): string => todayIn(connection.timeZone, io.now());

const newAssetGroup = (
  session: Session,
  { after: attributes, localId }: CreateChange,
): AssetGroup => {
  const after = attributesAs<AssetGroupAttributes>(attributes);
  const start = startBody(after.startDate, today(session));
  return {
    Name: after.adGroupName,
    ...creativeBody(after, session.mediaIds),
    ...(after.callToAction === null ? {} : { CallToAction: callToActionName(after.callToAction) }),
    ...(after.path1 === null ? {} : { Path1: after.path1 }),
    ...(after.path2 === null ? {} : { Path2: after.path2 }),
    ...start.sent,
    ...(after.endDate === null ? {} : { EndDate: wireDate(after.endDate) }),
    UrlCustomParameters: withMarks({ id: localId, ...start.mark }),
  };
};

/** A partial update: what is left out stays as it is; lists are replaced whole. */
const assetGroupUpdate = (
  session: Session,
  { change, held: { source } }: ChildUpdate<AssetGroup>,
): AssetGroup => {
  const after = attributesAs<AssetGroupAttributes>(change.after);
  const has = (field: keyof AssetGroupAttributes): boolean => change.fields.includes(field);
  const start = has('startDate') ? startUpdate(source, after.startDate, today(session)) : undefined;
  return {
    Id: change.remoteId,
    ...(has('adGroupName') ? { Name: after.adGroupName } : {}),
    ...creativeBody(after, session.mediaIds, change.fields),
    ...(has('callToAction')
      ? { CallToAction: callToActionName(after.callToAction ?? 'DEFAULT') }
      : {}),
    ...(has('path1') ? { Path1: after.path1 ?? '' } : {}),
    ...(has('path2') ? { Path2: after.path2 ?? '' } : {}),
    ...(has('endDate') ? endBody(after.endDate) : {}),
    ...(start
      ? {
          ...start.sent,
          UrlCustomParameters: withNewMarks(source.UrlCustomParameters, {
            start: start.mark.start,
          }),
        }
      : {}),
  };
};

const held = (
  session: Session,
  { parentId }: Place,
  group: AssetGroup,
  digests: ReadonlyMap<string, string>,
): readonly HeldChild<AssetGroup>[] => {
  if (!group.Id) return [];
  const marker = marksOf(group.UrlCustomParameters).id;
  const attributes: AssetGroupAttributes = {
    adType: 'ASSET_GROUP',
    adGroupName: group.Name ?? '',
    ...creativeOf(group, digests),
    callToAction: callToActionOf(group.CallToAction),
    path1: group.Path1 || null,
    path2: group.Path2 || null,
    startDate: startOf(group, today(session)),
    endDate: endOf(group),
  };
  const observed = {
    entity: 'ad' as const,
    remoteId: group.Id,
    campaignRemoteId: parentId,
    parentRemoteId: parentId,
    ...(marker ? { marker } : {}),
    attributes: asAttributes(attributes),
    parts: {},
  };
  return [{ observed, source: group }];
};
