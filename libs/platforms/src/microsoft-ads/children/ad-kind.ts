import { asAttributes, attributesAs } from '../attributes/as-attributes';
import type { AdAttributes } from '../attributes/child-attributes';
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

const RESPONSIVE_SEARCH = 'ResponsiveSearch';

export const adKind: ChildKind<Ad> = {
  entity: 'ad',
  path: '/Ads',
  batch: LIMITS.ads,
  deleteBatch: UNVERIFIED.adsPerDelete,
  async list(session, place) {
    const { body } = await session.read('/Ads/QueryByAdGroupId', { AdGroupId: place.parentId, AdTypes: [RESPONSIVE_SEARCH] }, 'ad');
    return listOf<Ad>(body?.['Ads']).flatMap((ad) => held(place, ad));
  },
  adding: (_session, parentId, changes) => ({
    AdGroupId: parentId,
    Ads: changes.map(({ after, localId }) => ({
      Type: RESPONSIVE_SEARCH, ...adBody(attributesAs<AdAttributes>(after)), UrlCustomParameters: withMarks({ id: localId }),
    })),
  }),
  added: (answer) => listOf<string>(answer.body?.['AdIds']),
  updating: (_session, parentId, items) => ({
    AdGroupId: parentId,
    Ads: items.map(({ change }) => ({ Type: RESPONSIVE_SEARCH, Id: change.remoteId, ...adBody(attributesAs<AdAttributes>(change.after), change.fields) })),
  }),
  removing: (parentId, remoteIds) => ({ AdGroupId: parentId, AdIds: remoteIds }),
  errors: partialErrors,
};

const held = ({ parentId, campaignId }: Place, ad: Ad | null): readonly HeldChild<Ad>[] => {
  if (!ad?.Id) return [];
  const marker = marksOf(ad.UrlCustomParameters).id;
  const observed = {
    entity: 'ad' as const, remoteId: ad.Id, campaignRemoteId: campaignId, parentRemoteId: parentId,
    ...(marker ? { marker } : {}), attributes: asAttributes(attributesOf(ad)), parts: {},
  };
  return [{ observed, source: ad }];
};

const attributesOf = (ad: Ad): AdAttributes => ({
  adType: 'RESPONSIVE_SEARCH',
  status: statusOf(ad.Status),
  headlines: textsOf(ad.Headlines),
  descriptions: textsOf(ad.Descriptions),
  finalUrl: ad.FinalUrls?.[0] ?? '',
  path1: ad.Path1 || null,
  path2: ad.Path2 || null,
});
