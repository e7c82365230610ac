import { storedImage } from '../images/stored-image';
import type { Json } from '../schema/field';
import { UNVERIFIED } from '../unverified';
import { isRemoved, partOf, type Row, textOf } from './row';

export const campaignNameKey = (name: string) => `campaign ${nameFolded(name)}`;
export const adGroupNameKey = (campaign: string, name: string) =>
  `adGroup ${campaign} ${nameFolded(name)}`;
export const budgetNameKey = (name: string) => `budget ${nameFolded(name)}`;
export const assetGroupNameKey = (campaign: string, name: string) =>
  `assetGroup ${campaign} ${nameFolded(name)}`;
export const assetNameKey = (data: Json) =>
  `asset ${textOf(data, 'type')} name ${nameFolded(textOf(data, 'name'))}`;
export const conversionActionNameKey = (name: string) => `conversionAction ${nameFolded(name)}`;
export const adIdKey = (adId: string) => `ad ${adId}`;

/** What no two objects of an account may share. Removed objects give their names free; ads stay findable by id. */
export function uniqueKeys({ kind, data, ...row }: Row): string[] {
  if (kind === 'adGroupAd') return [adIdKey(textOf(partOf(data, 'ad'), 'id'))];
  if (isRemoved({ kind, data, ...row })) return [];
  switch (kind) {
    case 'campaign':
      return [campaignNameKey(textOf(data, 'name'))];
    case 'adGroup':
      return [adGroupNameKey(textOf(data, 'campaign'), textOf(data, 'name'))];
    case 'campaignBudget':
      return data['explicitlyShared'] ? [budgetNameKey(textOf(data, 'name'))] : [];
    case 'conversionAction':
      return [conversionActionNameKey(textOf(data, 'name'))];
    case 'assetGroup':
      return [assetGroupNameKey(textOf(data, 'campaign'), textOf(data, 'name'))];
    case 'asset':
      return [
        ...(data['name'] ? [assetNameKey(data)] : []),
        ...[assetContentKey(data, row.image?.digest)].filter((key) => key !== undefined),
      ];
    default:
      return [];
  }
}

/** What makes an asset the same as another one; undefined where every create makes a new one. */
export function assetContentKey(
  data: Json,
  digest = storedImage(partOf(data, 'imageAsset')['data'])?.digest,
): string | undefined {
  if (data['imageAsset'] !== undefined) return digest && `asset image ${digest}`;
  const member = UNVERIFIED.sameContentIsOneAsset.find((one) => data[one] !== undefined);
  return member && `asset ${member} ${JSON.stringify(data[member])}`;
}

function nameFolded(name: string): string {
  return UNVERIFIED.namesAreCaseSensitive ? name : name.toLowerCase();
}
