import {
  ASSET_FIELD,
  ASSET_LINK_STATUS,
  ASSET_SOURCE,
  LINK_PRIMARY,
  LINK_REASON,
} from './asset-enums';
import { immutable, message, of, output, refersTo, repeated, string } from './field';
import { POLICY_SUMMARY } from './shared-messages';

/** What every link of an asset has. */
const LINK = {
  resourceName: immutable(string),
  asset: immutable(refersTo('asset')),
  fieldType: immutable(ASSET_FIELD),
  status: ASSET_LINK_STATUS,
  source: output(ASSET_SOURCE),
  primaryStatus: output(LINK_PRIMARY),
  primaryStatusReasons: output(repeated(LINK_REASON)),
};

/** `google.ads.googleads.v25.resources.CampaignAsset`. */
export const CAMPAIGN_ASSET = message('CampaignAsset', {
  ...LINK,
  campaign: immutable(refersTo('campaign')),
});

/** `google.ads.googleads.v25.resources.AdGroupAsset`. */
export const AD_GROUP_ASSET = message('AdGroupAsset', {
  ...LINK,
  adGroup: immutable(refersTo('adGroup')),
});

/** `google.ads.googleads.v25.resources.AssetGroupAsset`. */
export const ASSET_GROUP_ASSET = message('AssetGroupAsset', {
  ...LINK,
  assetGroup: immutable(refersTo('assetGroup')),
  policySummary: output(of(POLICY_SUMMARY)),
});
