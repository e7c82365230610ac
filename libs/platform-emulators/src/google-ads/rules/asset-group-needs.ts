import { type Complaint, complaint } from '../errors/complaint';
import type { Customer } from '../state/customer';
import { isRemoved, partOf, type Row, textOf } from '../state/row';
import { displayLength } from './display-length';

interface Need {
  readonly field: string;
  readonly min: number;
  readonly error: string;
}

/** Performance Max asset requirements, for campaigns without a product feed. */
const NEEDS: readonly Need[] = [
  { field: 'HEADLINE', min: 3, error: 'NOT_ENOUGH_HEADLINE_ASSET' },
  { field: 'LONG_HEADLINE', min: 1, error: 'NOT_ENOUGH_LONG_HEADLINE_ASSET' },
  { field: 'DESCRIPTION', min: 2, error: 'NOT_ENOUGH_DESCRIPTION_ASSET' },
  { field: 'MARKETING_IMAGE', min: 1, error: 'NOT_ENOUGH_MARKETING_IMAGE_ASSET' },
  { field: 'SQUARE_MARKETING_IMAGE', min: 1, error: 'NOT_ENOUGH_SQUARE_MARKETING_IMAGE_ASSET' },
];

/** With brand guidelines these belong to the campaign. */
const BRAND_NEEDS: readonly Need[] = [
  { field: 'BUSINESS_NAME', min: 1, error: 'NOT_ENOUGH_BUSINESS_NAME_ASSET' },
  { field: 'LOGO', min: 1, error: 'NOT_ENOUGH_LOGO_ASSET' },
];

const SHORT_DESCRIPTION = 60;

/** What an asset group lacks once a request is over (v25 asset_group_error.proto). Nothing when it was removed. */
export function assetGroupLacks(group: Row, { store }: Customer): readonly Complaint[] {
  const campaign = store.get('campaign', textOf(group.data, 'campaign'));
  if (isRemoved(group)) return [];
  const links = store.livingChildrenOf(group.name, 'assetGroupAsset');
  const count = (field: string) => links.filter((link) => link.data['fieldType'] === field).length;
  const needs =
    campaign?.data['brandGuidelinesEnabled'] === true ? NEEDS : [...NEEDS, ...BRAND_NEEDS];
  const lacks = needs.filter(({ field, min }) => count(field) < min);
  return [
    ...lacks.map(({ field, min, error }) =>
      complaint(`assetGroupError.${error}`, '', `At least ${min} of ${field} are needed.`),
    ),
    ...shortDescription(links, store),
  ];
}

function shortDescription(links: readonly Row[], store: Customer['store']): readonly Complaint[] {
  const descriptions = links
    .filter((link) => link.data['fieldType'] === 'DESCRIPTION')
    .map((link) => store.get('asset', textOf(link.data, 'asset')));
  const isShort = (asset: Row | undefined) =>
    displayLength(textOf(partOf(asset?.data ?? {}, 'textAsset'), 'text')) <= SHORT_DESCRIPTION;
  if (!descriptions.length || descriptions.some(isShort)) return [];
  return [
    complaint(
      'assetGroupError.SHORT_DESCRIPTION_REQUIRED',
      '',
      'At least one description of up to 60 characters is needed.',
    ),
  ];
}

/** What a Performance Max campaign with brand guidelines lacks (v25 campaign_error.proto). */
export function brandLacks(campaign: Row, { store }: Customer): readonly Complaint[] {
  if (isRemoved(campaign) || campaign.data['brandGuidelinesEnabled'] !== true) return [];
  const fields = store
    .livingChildrenOf(campaign.name, 'campaignAsset')
    .map((link) => link.data['fieldType']);
  return [
    ...(fields.includes('BUSINESS_NAME')
      ? []
      : [
          complaint(
            'campaignError.REQUIRED_BUSINESS_NAME_ASSET_NOT_LINKED',
            '',
            'A business name must be linked to the campaign.',
          ),
        ]),
    ...(fields.includes('LOGO')
      ? []
      : [
          complaint(
            'campaignError.REQUIRED_LOGO_ASSET_NOT_LINKED',
            '',
            'A logo must be linked to the campaign.',
          ),
        ]),
  ];
}
