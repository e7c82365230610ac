import { complaint, under } from '../errors/complaint';
import { textOf } from '../state/row';
import { assetContentKey, assetNameKey } from '../state/unique-keys';
import { UNVERIFIED } from '../unverified';
import { assetType, contentComplaints, contentOf } from './asset-content';
import type { KindRules, Rule, RuleContext } from './kind-rules';
import { required } from './required';
import { finalUrlComplaints, trackingComplaints } from './urls';

/** Pictures, texts and videos never change: what was checked once is not looked at again. */
const FIXED = ['imageAsset', 'textAsset', 'youtubeVideoAsset', 'callToActionAsset'];

const content: Rule = ({ next, previous }) => {
  const member = contentOf(next);
  if (!member) {
    return [complaint('assetError.ASSET_DATA_IS_MISSING', '', 'The asset has no content.')];
  }
  return previous && FIXED.includes(member)
    ? []
    : contentComplaints(member, next).map((wrong) => under(member, wrong));
};

const name: Rule = (context) => {
  const { next, previous, customer } = context;
  const text = textOf(next, 'name');
  if (!text) {
    return next['imageAsset'] === undefined
      ? []
      : [complaint('assetError.NAME_REQUIRED_FOR_ASSET_TYPE', 'name', 'An image needs a name.')];
  }
  if (text.length > UNVERIFIED.assetNameLength) {
    return [complaint('stringLengthError.TOO_LONG', 'name', 'Too long.', text)];
  }
  const holder = customer.store.holderOf('asset', assetNameKey(next));
  if (!holder || holder.name === previous?.name || twin(context)) return [];
  return [complaint(UNVERIFIED.assetNameTaken, 'name', 'Another asset has this name.', text)];
};

const landingPage: Rule = ({ next }) => {
  if (next['sitelinkAsset'] === undefined) return finalUrlComplaints(next);
  const urls = next['finalUrls'];
  return Array.isArray(urls) && urls.length ? finalUrlComplaints(next) : required({}, 'finalUrls');
};

/** The asset that already holds this content: the vendor gives it instead of a new one and silently drops the new name. */
function twin({ next, previous, customer }: RuleContext) {
  const key = previous ? undefined : assetContentKey(next);
  return key === undefined ? undefined : customer.store.holderOf('asset', key);
}

/** Assets (v25 protos: asset.proto, asset_types.proto, asset_error.proto). */
export const ASSET_RULES: KindRules = {
  defaults: ({ next }) => ({ ...next, type: assetType(next), source: 'ADVERTISER' }),
  checks: [content, name, landingPage, ({ next }) => trackingComplaints(next)],
  nameId: (_, nextId) => nextId(),
  twin,
};
