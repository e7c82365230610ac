import type { Customer } from '../accounts';
import { complaint, type Complaint } from '../errors';
import { idOf } from '../schema/kinds';
import { assetGroupNameKey, isRemoved, partOf, type Row, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import { fieldFit } from './asset-links';
import {
  displayLength,
  finalUrlComplaints,
  type KindRules,
  livingParent,
  required,
  type Rule,
  settableStatus,
} from './rule';

const NAME_LENGTH = 128;
const PATH_LENGTH = 15;

const campaign: Rule = ({ next, previous, customer }) => {
  if (previous) return [];
  const at = 'campaign';
  const name = textOf(next, at);
  const row = name ? customer.store.get('campaign', name) : undefined;
  if (!name) return [complaint('fieldError.REQUIRED', at, 'The required field was not present.')];
  if (!row) {
    return [complaint('mutateError.RESOURCE_NOT_FOUND', at, 'Resource was not found.', name)];
  }
  if (isRemoved(row)) {
    return [
      complaint(
        'assetGroupError.CANNOT_MUTATE_ASSET_GROUP_FOR_REMOVED_CAMPAIGN',
        at,
        'The campaign was removed.',
        name,
      ),
    ];
  }
  if (row.data['advertisingChannelType'] === 'PERFORMANCE_MAX') return [];
  return [
    complaint(
      'assetGroupError.CANNOT_ADD_ASSET_GROUP_FOR_CAMPAIGN_TYPE',
      at,
      'This campaign type has no asset groups.',
      name,
    ),
  ];
};

const name: Rule = ({ next, previous, customer }) => {
  const text = textOf(next, 'name');
  if (!text.trim()) {
    return [complaint('fieldError.REQUIRED', 'name', 'The required field was not present.')];
  }
  if (text.length > NAME_LENGTH) {
    return [complaint('stringLengthError.TOO_LONG', 'name', 'Too long.', text)];
  }
  const holder = customer.store.holderOf(
    'assetGroup',
    assetGroupNameKey(textOf(next, 'campaign'), text),
  );
  if (!holder || holder.name === previous?.name) return [];
  return [
    complaint(
      'assetGroupError.DUPLICATE_NAME',
      'name',
      'The campaign has another asset group of this name.',
      text,
    ),
  ];
};

const landingPage: Rule = ({ next }) => {
  const urls = next['finalUrls'];
  if (Array.isArray(urls) && urls.length) return finalUrlComplaints(next);
  return [
    complaint('assetGroupError.FINAL_URL_REQUIRED', 'finalUrls', 'The final URL is required.'),
  ];
};

const paths: Rule = ({ next }) => {
  if (next['path2'] && !next['path1']) {
    return [
      complaint('assetGroupError.PATH1_REQUIRED_WHEN_PATH2_IS_SET', 'path1', 'path2 needs path1.'),
    ];
  }
  return ['path1', 'path2']
    .filter((member) => displayLength(textOf(next, member)) > PATH_LENGTH)
    .map((member) => complaint('stringLengthError.TOO_LONG', member, 'Too long.', next[member]));
};

/**
 * Asset groups of Performance Max campaigns (v25 protos: asset_group.proto,
 * asset_group_error.proto). What they need is checked when the request is over.
 */
export const ASSET_GROUP_RULES: KindRules = {
  defaults: ({ next }) => ({ status: 'ENABLED', ...next }),
  checks: [campaign, name, landingPage, paths, settableStatus],
  nameId: (_, nextId) => nextId(),
  removal: (row, { store }) =>
    store.livingChildrenOf(textOf(row.data, 'campaign'), 'assetGroup').length > 1
      ? []
      : [
          complaint(
            'assetGroupError.CANNOT_REMOVE_ALL_ASSET_GROUPS_FROM_CAMPAIGN',
            '',
            'It is the last asset group of the campaign.',
            row.name,
          ),
        ],
};

/** The most links of each field type in an asset group (Performance Max asset requirements). */
const MOST: Readonly<Record<string, number>> = {
  HEADLINE: 15,
  LONG_HEADLINE: 5,
  DESCRIPTION: 5,
  BUSINESS_NAME: 1,
  MARKETING_IMAGE: 20,
  SQUARE_MARKETING_IMAGE: 20,
  PORTRAIT_MARKETING_IMAGE: 20,
  TALL_PORTRAIT_MARKETING_IMAGE: 20,
  LOGO: 5,
  LANDSCAPE_LOGO: 5,
  YOUTUBE_VIDEO: 5,
  CALL_TO_ACTION_SELECTION: 1,
};
const BRAND_FIELDS = ['BUSINESS_NAME', 'LOGO', 'LANDSCAPE_LOGO'];

const nameId: KindRules['nameId'] = ({ next }) =>
  `${idOf(textOf(next, 'assetGroup'))}~${idOf(textOf(next, 'asset'))}~${textOf(next, 'fieldType')}`;

const allowedField: Rule = ({ next, previous }) => {
  const fieldType = textOf(next, 'fieldType');
  if (previous || !fieldType || MOST[fieldType]) return [];
  return [
    complaint(
      'assetLinkError.UNSUPPORTED_FIELD_TYPE',
      'fieldType',
      'Asset groups do not take this field type.',
      fieldType,
    ),
  ];
};

/** v25 AssetLinkError: with brand guidelines, name and logo belong to the campaign. */
const brandGuidelines: Rule = ({ next, previous, customer }) => {
  const group = customer.store.get('assetGroup', textOf(next, 'assetGroup'));
  const campaign = customer.store.get('campaign', textOf(group?.data ?? {}, 'campaign'));
  if (
    previous ||
    !BRAND_FIELDS.includes(textOf(next, 'fieldType')) ||
    campaign?.data['brandGuidelinesEnabled'] !== true
  ) {
    return [];
  }
  return [
    complaint(
      'assetLinkError.BRAND_ASSETS_NOT_LINKED_AT_CAMPAIGN_LEVEL',
      'fieldType',
      'Brand assets must be linked to the campaign.',
    ),
  ];
};

const once: Rule = ({ next, previous, customer }) => {
  const links = [...customer.store.childrenOf(textOf(next, 'assetGroup'), 'assetGroupAsset')];
  const twin = links.find(
    (row) => row.data['asset'] === next['asset'] && row.data['fieldType'] === next['fieldType'],
  );
  if (previous || !twin || isRemoved(twin)) return [];
  return [
    complaint(
      'assetGroupAssetError.DUPLICATE_RESOURCE',
      '',
      'The asset is already linked there.',
      twin.name,
    ),
  ];
};

const count: Rule = ({ next, previous, customer }) => {
  const fieldType = textOf(next, 'fieldType');
  const links = customer.store
    .livingChildrenOf(textOf(next, 'assetGroup'), 'assetGroupAsset')
    .filter((row) => row.data['fieldType'] === fieldType);
  if (previous || links.length < (MOST[fieldType] ?? Infinity)) return [];
  return [
    complaint(
      UNVERIFIED.tooManyLinks,
      'fieldType',
      'Too many assets of this field type.',
      fieldType,
    ),
  ];
};

/**
 * Links of assets to asset groups (v25 protos: asset_group_asset.proto,
 * asset_group_asset_error.proto).
 */
export const ASSET_GROUP_ASSET_RULES: KindRules = {
  defaults: ({ next }) => ({ status: 'ENABLED', ...next, source: 'ADVERTISER' }),
  checks: [
    (context) => livingParent(context, 'assetGroup', 'assetGroup'),
    (context) => livingParent(context, 'asset', 'asset'),
    ({ next }) => required(next, 'fieldType'),
    allowedField,
    brandGuidelines,
    fieldFit,
    once,
    count,
    settableStatus,
  ],
  nameId,
};

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

/**
 * What an asset group lacks once a request is over (v25 asset_group_error.proto). Nothing when it
 * was removed.
 */
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
