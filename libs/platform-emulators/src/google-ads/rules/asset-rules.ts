import { type Complaint, complaint, under } from '../errors/complaint';
import type { Json } from '../schema/field';
import { idOf } from '../state/kinds';
import { partOf, textOf } from '../state/row';
import type { KindRules, Rule } from './kind-rules';
import { livingParent } from './parent';
import { required } from './required';
import { settableStatus } from './settable-status';
import { finalUrlComplaints } from './urls';

const TYPES: Readonly<Record<string, string>> = {
  youtubeVideoAsset: 'YOUTUBE_VIDEO', imageAsset: 'IMAGE', textAsset: 'TEXT', calloutAsset: 'CALLOUT',
  structuredSnippetAsset: 'STRUCTURED_SNIPPET', sitelinkAsset: 'SITELINK', callAsset: 'CALL',
};
const contentOf = (data: Json) => Object.keys(TYPES).find((member) => data[member] !== undefined);

const content: Rule = ({ next }) => {
  const member = contentOf(next);
  if (!member) return [complaint('assetError.ASSET_DATA_IS_MISSING', '', 'The asset has no content.')];
  return contentComplaints(member, next).map((wrong) => under(member, wrong));
};

function contentComplaints(member: string, asset: Json): readonly Complaint[] {
  const data = partOf(asset, member);
  switch (member) {
    case 'sitelinkAsset':
      return [...required(data, 'linkText'), ...tooLong(data, 'linkText', 25), ...descriptions(data)];
    case 'calloutAsset':
      return [...required(data, 'calloutText'), ...tooLong(data, 'calloutText', 25)];
    case 'imageAsset':
      return required(data, 'data');
    case 'callAsset':
      return required(data, 'countryCode', 'phoneNumber');
    case 'structuredSnippetAsset':
      return required(data, 'header', 'values');
    default:
      return [];
  }
}

function descriptions(data: Json): readonly Complaint[] {
  const [first, second] = [textOf(data, 'description1'), textOf(data, 'description2')];
  if (Boolean(first) !== Boolean(second)) return required(data, 'description1', 'description2');
  return [...tooLong(data, 'description1', 35), ...tooLong(data, 'description2', 35)];
}

function tooLong(data: Json, member: string, limit: number): readonly Complaint[] {
  return textOf(data, member).length > limit ? [complaint('stringLengthError.TOO_LONG', member, 'Too long.', data[member])] : [];
}

const imageName: Rule = ({ next }) =>
  next['imageAsset'] !== undefined && !next['name'] ? [complaint('assetError.NAME_REQUIRED_FOR_ASSET_TYPE', 'name', 'An image needs a name.')] : [];

const FIELD_TYPES: Readonly<Record<string, readonly string[]>> = {
  SITELINK: ['SITELINK'], CALLOUT: ['CALLOUT'], CALL: ['CALL'], STRUCTURED_SNIPPET: ['STRUCTURED_SNIPPET'],
  AD_IMAGE: ['IMAGE'], BUSINESS_LOGO: ['IMAGE'], LOGO: ['IMAGE'], BUSINESS_NAME: ['TEXT'],
};

const fits: Rule = ({ next, customer }) => {
  const asset = customer.store.get('asset', textOf(next, 'asset'));
  const allowed = FIELD_TYPES[textOf(next, 'fieldType')];
  if (!asset || !allowed || allowed.includes(textOf(asset.data, 'type'))) return [];
  return [complaint('assetLinkError.FIELD_TYPE_INCOMPATIBLE_WITH_ASSET_TYPE', 'fieldType', 'The asset does not fit there.', next['fieldType'])];
};

/** Assets (v25 protos: asset.proto, asset_types.proto, asset_error.proto). */
export const ASSET_RULES: KindRules = {
  defaults: ({ next }) => ({ ...next, type: TYPES[contentOf(next) ?? ''] }),
  checks: [content, imageName, ({ next }) => finalUrlComplaints(next)],
  nameId: (_, nextId) => nextId(),
};

/** Links of assets to campaigns (v25 protos: campaign_asset.proto, asset_link_error.proto). */
export const CAMPAIGN_ASSET_RULES: KindRules = {
  defaults: ({ next }) => ({ status: 'ENABLED', ...next }),
  checks: [
    (context) => livingParent(context, 'campaign', 'campaign'),
    (context) => livingParent(context, 'asset', 'asset'),
    ({ next }) => required(next, 'fieldType'),
    fits,
    settableStatus,
  ],
  nameId: ({ next }) => `${idOf(textOf(next, 'campaign'))}~${idOf(textOf(next, 'asset'))}~${textOf(next, 'fieldType')}`,
};
