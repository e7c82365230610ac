import { withoutEmptyUrls } from '../rules/urls';
import type { Collection } from '../store/collection';
import type { Entity } from '../store/entity';
import { unverifiedCodes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { type Fields, listIn, objectIn, withoutNulls } from '../wire/fields';
import { adProblems } from './ad-rules';
import { adShape } from './ad-shape';

const EDITORIAL_MEMBERS = ['Headlines', 'Descriptions', 'Path1', 'Path2', 'FinalUrls', 'FinalMobileUrls'];

/** Ads of an ad group: at most 50 a call. New and changed texts go to review. */
export const ads: Collection = {
  kind: 'Ad',
  list: 'Ads',
  ids: 'AdIds',
  parent: 'AdGroupId',
  item: adShape,
  maxPerCall: 50,
  codes: { invalidId: unverifiedCodes.invalidAdId, duplicate: documented.duplicateAd },
  readOnly: ['EditorialStatus', 'Domain', 'DevicePreference', 'AdFormatPreference'],
  clearable: ['TrackingUrlTemplate', 'FinalUrlSuffix', 'Path1', 'Path2'],
  complete,
  problems: adProblems,
  isReviewed,
};

function complete(merged: Fields): Fields {
  const filled = withoutEmptyUrls({ Status: 'Active', ...merged });
  return { ...filled, Headlines: links(filled, 'Headlines'), Descriptions: links(filled, 'Descriptions') };
}

/** Asset links with only what a client decides; ids, labels and reviews of assets are the service's. */
function links(fields: Fields, member: string): readonly Fields[] {
  return listIn<Fields | null>(fields, member).map((link) => {
    const { Type, Text } = objectIn(link ?? {}, 'Asset');
    return withoutNulls({ Asset: { Type: Type ?? 'TextAsset', Text: Text ?? '' }, PinnedField: link?.PinnedField || null });
  });
}

function isReviewed(completed: Fields, before?: Entity): boolean {
  const content = (fields: Fields) => JSON.stringify(EDITORIAL_MEMBERS.map((member) => fields[member] ?? null));
  return before === undefined || content(before.fields) !== content(completed);
}
