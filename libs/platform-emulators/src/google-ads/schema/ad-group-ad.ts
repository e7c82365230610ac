import { DISPLAY_FORMAT } from './asset-enums';
import {
  AD_GROUP_AD_STATUS,
  AD_STRENGTH,
  AD_TYPE,
  DEVICE,
  AD_PRIMARY,
  AD_REASON,
  SERVED_FIELD,
} from './enums';
import {
  bool,
  immutable,
  int64,
  message,
  of,
  oneof,
  output,
  refersTo,
  repeated,
  string,
} from './field';
import { POLICY_SUMMARY, URL_MEMBERS } from './shared-messages';

const AD_TEXT_ASSET = message('AdTextAsset', { text: string, pinnedField: SERVED_FIELD });
const AD_IMAGE_ASSET = message('AdImageAsset', { asset: refersTo('asset') });
const AD_VIDEO_ASSET = message('AdVideoAsset', { asset: refersTo('asset') });

const RESPONSIVE_SEARCH_AD = message('ResponsiveSearchAdInfo', {
  headlines: repeated(of(AD_TEXT_ASSET)),
  descriptions: repeated(of(AD_TEXT_ASSET)),
  path1: string,
  path2: string,
});
const RESPONSIVE_DISPLAY_AD = message('ResponsiveDisplayAdInfo', {
  marketingImages: repeated(of(AD_IMAGE_ASSET)),
  squareMarketingImages: repeated(of(AD_IMAGE_ASSET)),
  logoImages: repeated(of(AD_IMAGE_ASSET)),
  squareLogoImages: repeated(of(AD_IMAGE_ASSET)),
  headlines: repeated(of(AD_TEXT_ASSET)),
  longHeadline: of(AD_TEXT_ASSET),
  descriptions: repeated(of(AD_TEXT_ASSET)),
  youtubeVideos: repeated(of(AD_VIDEO_ASSET)),
  businessName: string,
  mainColor: string,
  accentColor: string,
  allowFlexibleColor: bool,
  callToActionText: string,
  pricePrefix: string,
  promoText: string,
  formatSetting: DISPLAY_FORMAT,
  controlSpec: of(
    message('ResponsiveDisplayAdControlSpec', {
      enableAssetEnhancements: bool,
      enableAutogenVideo: bool,
    }),
  ),
});

/** `google.ads.googleads.v25.resources.Ad`. */
export const AD = message('Ad', {
  resourceName: immutable(string),
  id: output(int64),
  finalUrls: repeated(string),
  finalMobileUrls: repeated(string),
  ...URL_MEMBERS,
  displayUrl: string,
  type: output(AD_TYPE),
  devicePreference: DEVICE,
  name: immutable(string),
  ...oneof('ad_data', {
    responsiveSearchAd: of(RESPONSIVE_SEARCH_AD),
    responsiveDisplayAd: of(RESPONSIVE_DISPLAY_AD),
  }),
});

/** `google.ads.googleads.v25.resources.AdGroupAd`. */
export const AD_GROUP_AD = message('AdGroupAd', {
  resourceName: immutable(string),
  status: AD_GROUP_AD_STATUS,
  adGroup: immutable(refersTo('adGroup')),
  ad: immutable(of(AD)),
  startDateTime: string,
  endDateTime: string,
  policySummary: output(of(POLICY_SUMMARY)),
  adStrength: output(AD_STRENGTH),
  primaryStatus: output(AD_PRIMARY),
  primaryStatusReasons: output(repeated(AD_REASON)),
});
