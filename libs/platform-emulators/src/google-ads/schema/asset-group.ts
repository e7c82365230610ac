import { ASSET_GROUP_PRIMARY, ASSET_GROUP_REASON, ASSET_GROUP_STATUS } from './asset-enums';
import { AD_STRENGTH } from './enums';
import { immutable, int64, message, output, refersTo, repeated, string } from './field';

/** `google.ads.googleads.v25.resources.AssetGroup`. */
export const ASSET_GROUP = message('AssetGroup', {
  resourceName: immutable(string),
  id: output(int64),
  campaign: immutable(refersTo('campaign')),
  name: string,
  finalUrls: repeated(string),
  finalMobileUrls: repeated(string),
  status: ASSET_GROUP_STATUS,
  primaryStatus: output(ASSET_GROUP_PRIMARY),
  primaryStatusReasons: output(repeated(ASSET_GROUP_REASON)),
  path1: string,
  path2: string,
  adStrength: output(AD_STRENGTH),
});
