import { UNVERIFIED } from '../unverified';
import { isRemoved, partOf, type Row, textOf } from './row';

export const campaignNameKey = (name: string) => `campaign ${nameFolded(name)}`;
export const adGroupNameKey = (campaign: string, name: string) => `adGroup ${campaign} ${nameFolded(name)}`;
export const budgetNameKey = (name: string) => `budget ${nameFolded(name)}`;
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
    default:
      return [];
  }
}

function nameFolded(name: string): string {
  return UNVERIFIED.namesAreCaseSensitive ? name : name.toLowerCase();
}
