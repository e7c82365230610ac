import { complaint, type Complaint } from '../errors';
import { shapeComplaints, shapesOf } from '../media';
import { idOf, type KindName } from '../schema/kinds';
import { partOf, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';
import {
  displayLength,
  type KindRules,
  livingParent,
  required,
  type Rule,
  type RuleContext,
  settableStatus,
} from './rule';

/**
 * Whether the asset of a link is of the type, length and shape that its field takes. A missing
 * asset is another rule's business.
 */
export const fieldFit: Rule = ({ next, previous, customer }) => {
  const fieldType = textOf(next, 'fieldType');
  const asset = customer.store.get('asset', textOf(next, 'asset'));
  if (previous || !asset || !fieldType) return [];
  if (assetTypeOf(fieldType) !== asset.data['type']) {
    return [
      complaint(
        'assetLinkError.FIELD_TYPE_INCOMPATIBLE_WITH_ASSET_TYPE',
        'fieldType',
        'The asset does not fit there.',
        fieldType,
      ),
    ];
  }
  if (asset.image) return shapeComplaints(asset.image, shapesOf(fieldType), 'asset');
  return textFit(textOf(partOf(asset.data, 'textAsset'), 'text'), fieldType);
};

function textFit(text: string, fieldType: string): readonly Complaint[] {
  const limit = textLengthOf(fieldType);
  if (limit === undefined || displayLength(text) <= limit) return [];
  return [
    complaint(
      'stringLengthError.TOO_LONG',
      'asset',
      `At most ${limit} characters in this field.`,
      text,
    ),
  ];
}

/**
 * Type of asset that a field type takes (v25 AssetFieldType). A field type that is not listed
 * cannot be linked here.
 */
const TYPES: Readonly<Record<string, string>> = {
  HEADLINE: 'TEXT',
  LONG_HEADLINE: 'TEXT',
  DESCRIPTION: 'TEXT',
  BUSINESS_NAME: 'TEXT',
  MARKETING_IMAGE: 'IMAGE',
  SQUARE_MARKETING_IMAGE: 'IMAGE',
  PORTRAIT_MARKETING_IMAGE: 'IMAGE',
  TALL_PORTRAIT_MARKETING_IMAGE: 'IMAGE',
  LOGO: 'IMAGE',
  LANDSCAPE_LOGO: 'IMAGE',
  AD_IMAGE: 'IMAGE',
  BUSINESS_LOGO: 'IMAGE',
  YOUTUBE_VIDEO: 'YOUTUBE_VIDEO',
  CALL_TO_ACTION_SELECTION: 'CALL_TO_ACTION',
  SITELINK: 'SITELINK',
  CALLOUT: 'CALLOUT',
  STRUCTURED_SNIPPET: 'STRUCTURED_SNIPPET',
  CALL: 'CALL',
};

/** Characters of a text in a field (Performance Max asset requirements). */
const LENGTHS: Readonly<Record<string, number>> = {
  HEADLINE: 30,
  LONG_HEADLINE: 90,
  DESCRIPTION: 90,
  BUSINESS_NAME: 25,
};

const assetTypeOf = (fieldType: string): string | undefined => TYPES[fieldType];
const textLengthOf = (fieldType: string): number | undefined => LENGTHS[fieldType];

type Level = keyof typeof UNVERIFIED.linkedTo;

const BRAND_FIELDS = ['BUSINESS_NAME', 'LOGO', 'LANDSCAPE_LOGO'];

const linkKind = (level: Level): KindName =>
  level === 'campaign' ? 'campaignAsset' : 'adGroupAsset';

/** The campaign that a link is under, straight or through its ad group. */
function campaignOf({ customer, next }: RuleContext) {
  const adGroup = customer.store.get('adGroup', textOf(next, 'adGroup'));
  return customer.store.get('campaign', textOf(adGroup?.data ?? next, 'campaign'));
}

const allowedField =
  (level: Level): Rule =>
  (context) => {
    const campaign = campaignOf(context);
    const fieldType = textOf(context.next, 'fieldType');
    if (context.previous || !campaign || !fieldType) return [];
    const fields: Readonly<Record<string, readonly string[]>> = UNVERIFIED.linkedTo[level];
    if (!Object.values(fields).some((known) => known.includes(fieldType))) {
      return [
        complaint(
          'assetLinkError.UNSUPPORTED_FIELD_TYPE',
          'fieldType',
          'The field type cannot be linked here.',
          fieldType,
        ),
      ];
    }
    if (fields[textOf(campaign.data, 'advertisingChannelType')]?.includes(fieldType)) return [];
    return [
      complaint(
        'assetLinkError.FIELD_TYPE_INCOMPATIBLE_WITH_CAMPAIGN_TYPE',
        'fieldType',
        'The campaign type does not take this field type.',
        fieldType,
      ),
    ];
  };

/**
 * v25 AssetLinkError: without brand guidelines, name and logo of a Performance Max campaign belong
 * to its asset groups.
 */
const brandGuidelines: Rule = (context) => {
  const campaign = campaignOf(context)?.data;
  const isBrand = BRAND_FIELDS.includes(textOf(context.next, 'fieldType'));
  if (
    context.previous ||
    !isBrand ||
    campaign?.['advertisingChannelType'] !== 'PERFORMANCE_MAX' ||
    campaign['brandGuidelinesEnabled'] === true
  ) {
    return [];
  }
  return [
    complaint(
      'assetLinkError.BRAND_ASSETS_NOT_LINKED_AT_ASSET_GROUP_LEVEL',
      'fieldType',
      'Brand assets must be linked to the asset groups.',
    ),
  ];
};

const count =
  (level: Level): Rule =>
  ({ customer, next, previous }) => {
    if (previous) return [];
    const siblings = customer.store.livingChildrenOf(textOf(next, level), linkKind(level));
    if (
      siblings.filter((row) => row.data['fieldType'] === next['fieldType']).length <
      UNVERIFIED.linksPerFieldType
    ) {
      return [];
    }
    return [
      complaint(
        UNVERIFIED.tooManyLinks,
        'fieldType',
        'Too many links of this field type.',
        next['fieldType'],
      ),
    ];
  };

/**
 * Links of assets to campaigns or ad groups (v25 protos: campaign_asset.proto,
 * ad_group_asset.proto, asset_link_error.proto).
 */
const linkRules = (level: Level): KindRules => ({
  defaults: ({ next }) => ({ status: 'ENABLED', ...next, source: 'ADVERTISER' }),
  checks: [
    (context) => livingParent(context, level, level),
    (context) => livingParent(context, 'asset', 'asset'),
    ({ next }) => required(next, 'fieldType'),
    allowedField(level),
    brandGuidelines,
    fieldFit,
    count(level),
    settableStatus,
  ],
  nameId: ({ next }) =>
    `${idOf(textOf(next, level))}~${idOf(textOf(next, 'asset'))}~${textOf(next, 'fieldType')}`,
});

export const CAMPAIGN_ASSET_RULES = linkRules('campaign');
export const AD_GROUP_ASSET_RULES = linkRules('adGroup');
