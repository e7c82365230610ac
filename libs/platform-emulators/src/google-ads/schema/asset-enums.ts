import { enumOf } from './field';

/** Enumerations of the v25 schema around assets, their links and asset groups. */
const STATUS = ['ENABLED', 'PAUSED', 'REMOVED'];

export const ASSET_LINK_STATUS = enumOf('AssetLinkStatus', STATUS);
export const ASSET_GROUP_STATUS = enumOf('AssetGroupStatus', STATUS);
export const LINK_PRIMARY = enumOf('AssetLinkPrimaryStatus', [
  'ELIGIBLE',
  'PAUSED',
  'REMOVED',
  'PENDING',
  'LIMITED',
  'NOT_ELIGIBLE',
]);
export const LINK_REASON = enumOf('AssetLinkPrimaryStatusReason', [
  'ASSET_LINK_PAUSED',
  'ASSET_LINK_REMOVED',
  'ASSET_DISAPPROVED',
  'ASSET_UNDER_REVIEW',
  'ASSET_APPROVED_LABELED',
]);
export const ASSET_GROUP_PRIMARY = enumOf('AssetGroupPrimaryStatus', [
  'ELIGIBLE',
  'PAUSED',
  'REMOVED',
  'NOT_ELIGIBLE',
  'LIMITED',
  'PENDING',
]);
export const ASSET_GROUP_REASON = enumOf('AssetGroupPrimaryStatusReason', [
  'ASSET_GROUP_PAUSED',
  'ASSET_GROUP_REMOVED',
  'CAMPAIGN_REMOVED',
  'CAMPAIGN_PAUSED',
  'CAMPAIGN_PENDING',
  'CAMPAIGN_ENDED',
  'ASSET_GROUP_LIMITED',
  'ASSET_GROUP_DISAPPROVED',
  'ASSET_GROUP_UNDER_REVIEW',
]);
export const ASSET_FIELD = enumOf('AssetFieldType', [
  'HEADLINE',
  'DESCRIPTION',
  'MANDATORY_AD_TEXT',
  'MARKETING_IMAGE',
  'MEDIA_BUNDLE',
  'YOUTUBE_VIDEO',
  'BOOK_ON_GOOGLE',
  'LEAD_FORM',
  'PROMOTION',
  'CALLOUT',
  'STRUCTURED_SNIPPET',
  'SITELINK',
  'MOBILE_APP',
  'HOTEL_CALLOUT',
  'CALL',
  'PRICE',
  'LONG_HEADLINE',
  'BUSINESS_NAME',
  'SQUARE_MARKETING_IMAGE',
  'PORTRAIT_MARKETING_IMAGE',
  'LOGO',
  'LANDSCAPE_LOGO',
  'VIDEO',
  'CALL_TO_ACTION_SELECTION',
  'AD_IMAGE',
  'BUSINESS_LOGO',
  'HOTEL_PROPERTY',
  'DEMAND_GEN_CAROUSEL_CARD',
  'BUSINESS_MESSAGE',
  'TALL_PORTRAIT_MARKETING_IMAGE',
  'RELATED_YOUTUBE_VIDEOS',
  'LANDING_PAGE_PREVIEW',
  'LONG_DESCRIPTION',
  'CALL_TO_ACTION',
  'CLASSIC_DISPLAY_IMAGE',
  'TEXT_DISCLAIMER',
]);
export const ASSET_TYPE = enumOf('AssetType', [
  'YOUTUBE_VIDEO',
  'IMAGE',
  'TEXT',
  'CALLOUT',
  'STRUCTURED_SNIPPET',
  'SITELINK',
  'CALL',
  'CALL_TO_ACTION',
]);
export const ASSET_SOURCE = enumOf('AssetSource', ['ADVERTISER', 'AUTOMATICALLY_CREATED']);
export const ORIENTATION = enumOf('AssetOrientation', ['LANDSCAPE', 'PORTRAIT', 'SQUARE']);
export const MIME_TYPE = enumOf('MimeType', ['IMAGE_JPEG', 'IMAGE_GIF', 'IMAGE_PNG']);
export const DISPLAY_FORMAT = enumOf('DisplayAdFormatSetting', [
  'ALL_FORMATS',
  'NON_NATIVE',
  'NATIVE',
]);
export const CALL_REPORTING = enumOf('CallConversionReportingState', [
  'DISABLED',
  'USE_ACCOUNT_LEVEL_CALL_CONVERSION_ACTION',
  'USE_RESOURCE_LEVEL_CALL_CONVERSION_ACTION',
]);
export const CALL_TO_ACTION = enumOf('CallToActionType', [
  'LEARN_MORE',
  'GET_QUOTE',
  'APPLY_NOW',
  'SIGN_UP',
  'CONTACT_US',
  'SUBSCRIBE',
  'DOWNLOAD',
  'BOOK_NOW',
  'SHOP_NOW',
  'BUY_NOW',
  'DONATE_NOW',
  'ORDER_NOW',
  'PLAY_NOW',
  'SEE_MORE',
  'START_NOW',
  'VISIT_SITE',
  'WATCH_NOW',
]);
