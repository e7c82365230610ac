import { AD_SCHEDULE_INFO, POLICY_SUMMARY, URL_MEMBERS } from './campaigns';
import {
  AD_GROUP_AD_STATUS,
  AD_GROUP_PRIMARY,
  AD_GROUP_REASON,
  AD_GROUP_STATUS,
  AD_GROUP_TYPE,
  AD_PRIMARY,
  AD_REASON,
  AD_ROTATION,
  AD_STRENGTH,
  AD_TYPE,
  ASSET_FIELD,
  ASSET_GROUP_PRIMARY,
  ASSET_GROUP_REASON,
  ASSET_GROUP_STATUS,
  ASSET_LINK_STATUS,
  ASSET_SOURCE,
  ASSET_TYPE,
  CALL_REPORTING,
  CALL_TO_ACTION,
  DEVICE,
  DISPLAY_FORMAT,
  LINK_PRIMARY,
  LINK_REASON,
  MIME_TYPE,
  ORIENTATION,
  SERVED_FIELD,
} from './enums';
import {
  bool,
  bytes,
  double,
  immutable,
  int64,
  message,
  of,
  oneof,
  output,
  refersTo,
  repeated,
  string,
} from './message';

/** `google.ads.googleads.v25.resources.AdGroup`. */
export const AD_GROUP = message('AdGroup', {
  resourceName: immutable(string),
  id: output(int64),
  name: string,
  status: AD_GROUP_STATUS,
  type: immutable(AD_GROUP_TYPE),
  adRotationMode: AD_ROTATION,
  ...URL_MEMBERS,
  campaign: immutable(refersTo('campaign')),
  cpcBidMicros: int64,
  effectiveCpcBidMicros: output(int64),
  cpmBidMicros: int64,
  cpvBidMicros: int64,
  targetCpaMicros: int64,
  targetRoas: double,
  percentCpcBidMicros: int64,
  optimizedTargetingEnabled: bool,
  effectiveTargetCpaMicros: output(int64),
  effectiveTargetRoas: output(double),
  primaryStatus: output(AD_GROUP_PRIMARY),
  primaryStatusReasons: output(repeated(AD_GROUP_REASON)),
});

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

const IMAGE_DIMENSION = message('ImageDimension', {
  heightPixels: int64,
  widthPixels: int64,
  url: string,
});
const schedule = {
  startDate: string,
  endDate: string,
  adScheduleTargets: repeated(of(AD_SCHEDULE_INFO)),
};

/**
 * `google.ads.googleads.v25.resources.Asset` with the assets that Search, Display and Performance
 * Max campaigns link.
 */
export const ASSET = message('Asset', {
  resourceName: immutable(string),
  id: output(int64),
  name: string,
  type: output(ASSET_TYPE),
  finalUrls: repeated(string),
  finalMobileUrls: repeated(string),
  ...URL_MEMBERS,
  source: output(ASSET_SOURCE),
  policySummary: output(of(POLICY_SUMMARY)),
  orientation: output(ORIENTATION),
  ...oneof('asset_data', {
    youtubeVideoAsset: immutable(
      of(message('YoutubeVideoAsset', { youtubeVideoId: string, youtubeVideoTitle: string })),
    ),
    // The protos call it OUTPUT_ONLY, yet images are made by writing its bytes: it can be written
    // once.
    imageAsset: immutable(
      of(
        message('ImageAsset', {
          data: bytes,
          fileSize: int64,
          mimeType: MIME_TYPE,
          fullSize: of(IMAGE_DIMENSION),
        }),
      ),
    ),
    textAsset: immutable(of(message('TextAsset', { text: string }))),
    callToActionAsset: immutable(
      of(message('CallToActionAsset', { callToAction: CALL_TO_ACTION })),
    ),
    calloutAsset: of(message('CalloutAsset', { calloutText: string, ...schedule })),
    structuredSnippetAsset: of(
      message('StructuredSnippetAsset', { header: string, values: repeated(string) }),
    ),
    sitelinkAsset: of(
      message('SitelinkAsset', {
        linkText: string,
        description1: string,
        description2: string,
        ...schedule,
      }),
    ),
    callAsset: of(
      message('CallAsset', {
        countryCode: string,
        phoneNumber: string,
        callConversionReportingState: CALL_REPORTING,
        callConversionAction: string,
        adScheduleTargets: repeated(of(AD_SCHEDULE_INFO)),
      }),
    ),
  }),
});

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
