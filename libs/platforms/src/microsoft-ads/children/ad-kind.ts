import { asAttributes, attributesAs } from '../attributes/as-attributes';
import type { AdAttributes } from '../attributes/child-attributes';
import { digestsIn } from '../media/image-links';
import { digestsOfLinks } from '../media/digests-of-links';
import { listOf } from '../wire/answer';
import { partialErrors } from '../wire/batch-answer';
import { LIMITS } from '../wire/limits';
import { marksOf, withMarks } from '../wire/marker';
import type { Ad } from '../wire/objects';
import { statusOf } from '../wire/words';
import { UNVERIFIED } from '../unverified';
import { adBody } from './ad-body';
import { textsOf } from './asset-links';
import type { ChildKind, HeldChild, Place } from './child-kind';
import { creativeOf } from './creative-body';

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
    return ads.flatMap((ad) => held(place, ad, digests));
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

const held = (
  { parentId, campaignId }: Place,
  ad: Ad,
  digests: ReadonlyMap<string, string>,
): readonly HeldChild<Ad>[] => {
  if (!ad.Id) return [];
  const marker = marksOf(ad.UrlCustomParameters).id;
  const observed = {
    entity: 'ad' as const,
    remoteId: ad.Id,
    campaignRemoteId: campaignId,
    parentRemoteId: parentId,
    ...(marker ? { marker } : {}),
    attributes: asAttributes(attributesOf(ad, digests)),
    parts: {},
  };
  return [{ observed, source: ad }];
};

const attributesOf = (ad: Ad, digests: ReadonlyMap<string, string>): AdAttributes => {
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
