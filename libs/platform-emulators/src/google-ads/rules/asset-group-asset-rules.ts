import { complaint } from '../errors/complaint';
import { idOf } from '../state/kinds';
import { isRemoved, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { fieldFit } from './field-fit';
import type { KindRules, Rule } from './kind-rules';
import { livingParent } from './parent';
import { required } from './required';
import { settableStatus } from './settable-status';

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

/** Links of assets to asset groups (v25 protos: asset_group_asset.proto, asset_group_asset_error.proto). */
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
