import type { CreateChange } from '../../port/change';
import {
  type AdAttributes,
  asAttributes,
  type AssetGroupAttributes,
  attributesAs,
  type CreativeAttributes,
  type SearchAdAttributes,
  type TextAttributes,
} from '../attributes';
import { listOf, partialErrors } from '../client/failures';
import {
  type Ad,
  type AssetGroup,
  type AssetLink,
  type Creative,
  marksOf,
  statusName,
  statusOf,
  todayIn,
  wireDate,
  withMarks,
  withNewMarks,
} from '../client/objects';
import { LIMITS, type Session } from '../client/session';
import { digestsIn, digestsOfLinks, imageLinks, imagesOf } from '../media';
import { endBody, endOf, startBody, startOf, startUpdate } from '../read/campaigns';
import { UNVERIFIED } from '../unverified';
import { callToActionName, callToActionOf } from '../vocabulary';
import type { ChildKind, ChildUpdate, ParentRef, RemoteChild } from './levels';

/** Ads below an ad group: responsive search ads, and the responsive ads of audience campaigns. */
export const adKind: ChildKind<Ad> = {
  entity: 'ad',
  path: '/Ads',
  batch: LIMITS.ads,
  deleteBatch: UNVERIFIED.adsPerDelete,
  async list(session, place) {
    const query = {
      AdGroupId: place.parentId,
      AdTypes: [place.campaignType === 'DISPLAY' ? 'ResponsiveAd' : 'ResponsiveSearch'],
      ReturnAdditionalFields: 'LongHeadlines',
    };
    const { body } = await session.read('/Ads/QueryByAdGroupId', query, 'ad');
    const ads = listOf<Ad>(body?.['Ads']).filter((ad) => ad !== null);
    const digests = await digestsOfLinks(session, ads);
    return ads.flatMap((ad) => observedAd(place, ad, digests));
  },
  adding: (session, parentId, changes) => ({
    AdGroupId: parentId,
    Ads: changes.map(({ after, localId }) => ({
      ...adBody(attributesAs<AdAttributes>(after), session.mediaIds),
      UrlCustomParameters: withMarks({ id: localId }),
    })),
  }),
  added: (answer) => listOf<string>(answer.body?.['AdIds']),
  updating: (session, parentId, items) => ({
    AdGroupId: parentId,
    Ads: items.map(({ change }) => ({
      Id: change.remoteId,
      ...adBody(attributesAs<AdAttributes>(change.after), session.mediaIds, change.fields),
    })),
  }),
  removing: (parentId, remoteIds) => ({ AdGroupId: parentId, AdIds: remoteIds }),
  images: ({ images }) => digestsIn(images),
  errors: partialErrors,
};

const observedAd = (
  { parentId, campaignId }: ParentRef,
  ad: Ad,
  digests: ReadonlyMap<string, string>,
): readonly RemoteChild<Ad>[] => {
  if (!ad.Id) return [];
  const marker = marksOf(ad.UrlCustomParameters).id;
  const observed = {
    entity: 'ad' as const,
    remoteId: ad.Id,
    campaignRemoteId: campaignId,
    parentRemoteId: parentId,
    ...(marker ? { marker } : {}),
    attributes: asAttributes(adAttributesIn(ad, digests)),
    parts: {},
  };
  return [{ observed, source: ad }];
};

const adAttributesIn = (ad: Ad, digests: ReadonlyMap<string, string>): AdAttributes => {
  if (ad.Type === 'ResponsiveAd') {
    return { adType: 'RESPONSIVE_DISPLAY', ...creativeOf(ad, digests) };
  }
  return {
    adType: 'RESPONSIVE_SEARCH',
    status: statusOf(ad.Status),
    headlines: textsOf(ad.Headlines),
    descriptions: textsOf(ad.Descriptions),
    finalUrl: ad.FinalUrls?.[0] ?? '',
    path1: ad.Path1 || null,
    path2: ad.Path2 || null,
  };
};

type Links = readonly (AssetLink | null)[] | null | undefined;

/** Texts as assets; `place` is Headline or Description, and a pin names it with its number. */
const assetLinks = (
  texts: readonly TextAttributes[],
  place: 'Headline' | 'Description',
): readonly AssetLink[] =>
  texts.map(({ text, pinned }) => ({
    Asset: { Type: 'TextAsset', Text: text },
    ...(pinned === undefined ? {} : { PinnedField: `${place}${pinned}` }),
  }));

const textsOf = (links: Links): readonly TextAttributes[] =>
  (links ?? [])
    .filter((link) => link !== null)
    .map(({ Asset, PinnedField }) => {
      const pinned = Number(/\d$/.exec(PinnedField ?? '')?.[0] ?? 0);
      return { text: Asset?.Text ?? '', ...(pinned > 0 ? { pinned } : {}) };
    });

type MediaIds = ReadonlyMap<string, string>;

const CREATIVE_WRITERS: {
  readonly [field in keyof CreativeAttributes]: (
    after: CreativeAttributes,
    mediaIds: MediaIds,
  ) => Creative;
} = {
  status: ({ status }) => ({ Status: statusName(status) }),
  headlines: ({ headlines }) => ({ Headlines: assetLinks(headlines, 'Headline') }),
  descriptions: ({ descriptions }) => ({ Descriptions: assetLinks(descriptions, 'Description') }),
  longHeadline: ({ longHeadline }) => ({
    LongHeadlines: assetLinks(
      [longHeadline ?? []].flat().map((text) => ({ text })),
      'Headline',
    ),
  }),
  businessName: ({ businessName }) => ({ BusinessName: businessName ?? '' }),
  finalUrl: ({ finalUrl }) => ({ FinalUrls: [finalUrl] }),
  images: ({ images }, mediaIds) => ({ Images: imageLinks(images, mediaIds) }),
};

const CREATIVE_FIELDS = Object.keys(CREATIVE_WRITERS) as readonly (keyof CreativeAttributes)[];

/**
 * The named fields of a responsive ad or asset group; all when none are named. Lists are replaced
 * whole.
 */
const creativeBody = (
  after: CreativeAttributes,
  mediaIds: MediaIds,
  fields?: readonly string[],
): Creative =>
  Object.assign(
    {},
    ...CREATIVE_FIELDS.filter((field) => !fields || fields.includes(field)).map((field) =>
      CREATIVE_WRITERS[field](after, mediaIds),
    ),
  ) as Creative;

const creativeOf = (
  creative: Creative & { readonly LongHeadlineString?: string | null },
  digests: ReadonlyMap<string, string>,
): CreativeAttributes => ({
  status: statusOf(creative.Status),
  headlines: textsOf(creative.Headlines).map(({ text }) => ({ text })),
  descriptions: textsOf(creative.Descriptions).map(({ text }) => ({ text })),
  longHeadline: longHeadlineOf(creative),
  businessName: creative.BusinessName || null,
  finalUrl: creative.FinalUrls?.[0] ?? '',
  images: imagesOf(creative.Images, digests),
});

const longHeadlineOf = ({
  LongHeadlines,
  LongHeadlineString,
}: Parameters<typeof creativeOf>[0]): CreativeAttributes['longHeadline'] => {
  const texts = textsOf(LongHeadlines).map(({ text }) => text);
  return texts.length > 1 ? texts : (texts[0] ?? LongHeadlineString) || null;
};

const AD_WRITERS: {
  readonly [field in Exclude<keyof SearchAdAttributes, 'adType'>]: (
    after: SearchAdAttributes,
  ) => Ad;
} = {
  status: ({ status }) => ({ Status: statusName(status) }),
  headlines: ({ headlines }) => ({ Headlines: assetLinks(headlines, 'Headline') }),
  descriptions: ({ descriptions }) => ({ Descriptions: assetLinks(descriptions, 'Description') }),
  finalUrl: ({ finalUrl }) => ({ FinalUrls: [finalUrl] }),
  path1: ({ path1 }) => ({ Path1: path1 ?? '' }),
  path2: ({ path2 }) => ({ Path2: path2 ?? '' }),
};

const AD_FIELDS = Object.keys(AD_WRITERS) as readonly (keyof typeof AD_WRITERS)[];

/** The named fields of an ad; all that are set when none are named. */
const adBody = (
  after: AdAttributes,
  mediaIds: ReadonlyMap<string, string>,
  fields?: readonly string[],
): Ad => {
  switch (after.adType) {
    case 'RESPONSIVE_SEARCH':
      return { Type: 'ResponsiveSearch', ...searchAdBody(after, fields) };
    case 'RESPONSIVE_DISPLAY':
      return { Type: 'ResponsiveAd', ...creativeBody(after, mediaIds, fields) };
    case 'ASSET_GROUP':
      throw new TypeError('an asset group is no ad of an ad group');
  }
};

const searchAdBody = (after: SearchAdAttributes, fields?: readonly string[]): Ad =>
  Object.assign(
    {},
    ...AD_FIELDS.filter((field) => (fields ? fields.includes(field) : after[field] !== null)).map(
      (field) => AD_WRITERS[field](after),
    ),
  ) as Ad;

/**
 * Asset groups of a Performance Max campaign: an ad to us, directly below its campaign. They carry
 * our marker as custom parameter.
 */
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
    return groups.flatMap((group) => observedAssetGroup(session, place, group, digests));
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
  { change, existing: { source } }: ChildUpdate<AssetGroup>,
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

const observedAssetGroup = (
  session: Session,
  { parentId }: ParentRef,
  group: AssetGroup,
  digests: ReadonlyMap<string, string>,
): readonly RemoteChild<AssetGroup>[] => {
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
