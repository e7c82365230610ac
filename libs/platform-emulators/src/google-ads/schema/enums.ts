import { enumOf } from './message';

/** Enumerations of the v25 schema that the emulated messages use. */
const STATUS = ['ENABLED', 'PAUSED', 'REMOVED'];

export const CAMPAIGN_STATUS = enumOf('CampaignStatus', STATUS);
export const AD_GROUP_STATUS = enumOf('AdGroupStatus', STATUS);
export const AD_GROUP_AD_STATUS = enumOf('AdGroupAdStatus', STATUS);
export const AD_GROUP_CRITERION_STATUS = enumOf('AdGroupCriterionStatus', STATUS);
export const CAMPAIGN_CRITERION_STATUS = enumOf('CampaignCriterionStatus', STATUS);
export const BUDGET_STATUS = enumOf('BudgetStatus', ['ENABLED', 'REMOVED']);
export const BUDGET_PERIOD = enumOf('BudgetPeriod', ['DAILY', 'CUSTOM_PERIOD']);
export const BUDGET_DELIVERY_METHOD = enumOf('BudgetDeliveryMethod', ['STANDARD', 'ACCELERATED']);
export const BUDGET_TYPE = enumOf('BudgetType', [
  'STANDARD',
  'FIXED_CPA',
  'SMART_CAMPAIGN',
  'LOCAL_SERVICES',
]);
export const CUSTOMER_STATUS = enumOf('CustomerStatus', [
  'ENABLED',
  'CANCELED',
  'SUSPENDED',
  'CLOSED',
]);

export const CHANNEL_TYPE = enumOf('AdvertisingChannelType', [
  'SEARCH',
  'DISPLAY',
  'SHOPPING',
  'HOTEL',
  'VIDEO',
  'MULTI_CHANNEL',
  'LOCAL',
  'SMART',
  'PERFORMANCE_MAX',
  'LOCAL_SERVICES',
  'TRAVEL',
  'DEMAND_GEN',
]);
export const BIDDING_STRATEGY_TYPE = enumOf('BiddingStrategyType', [
  'COMMISSION',
  'ENHANCED_CPC',
  'FIXED_CPM',
  'MANUAL_CPA',
  'MANUAL_CPC',
  'MANUAL_CPM',
  'MANUAL_CPV',
  'MAXIMIZE_CONVERSIONS',
  'MAXIMIZE_CONVERSION_VALUE',
  'PERCENT_CPC',
  'TARGET_CPA',
  'TARGET_CPM',
  'TARGET_IMPRESSION_SHARE',
  'TARGET_ROAS',
  'TARGET_SPEND',
]);
export const SERVING_STATUS = enumOf('CampaignServingStatus', [
  'SERVING',
  'NONE',
  'ENDED',
  'PENDING',
  'SUSPENDED',
]);
/** Statuses and reasons that the vendor works out, by kind of object. */
export const CAMPAIGN_PRIMARY = enumOf('CampaignPrimaryStatus', [
  'ELIGIBLE',
  'PAUSED',
  'REMOVED',
  'ENDED',
  'PENDING',
  'MISCONFIGURED',
  'LIMITED',
  'LEARNING',
  'NOT_ELIGIBLE',
]);
export const AD_GROUP_PRIMARY = enumOf('AdGroupPrimaryStatus', [
  'ELIGIBLE',
  'PAUSED',
  'REMOVED',
  'PENDING',
  'NOT_ELIGIBLE',
  'LIMITED',
]);
export const AD_PRIMARY = enumOf('AdGroupAdPrimaryStatus', [
  'ELIGIBLE',
  'PAUSED',
  'REMOVED',
  'PENDING',
  'LIMITED',
  'NOT_ELIGIBLE',
]);
export const CRITERION_PRIMARY = enumOf('AdGroupCriterionPrimaryStatus', [
  'ELIGIBLE',
  'PAUSED',
  'REMOVED',
  'PENDING',
  'NOT_ELIGIBLE',
]);

const CAMPAIGN_REASONS = [
  'CAMPAIGN_REMOVED',
  'CAMPAIGN_PAUSED',
  'CAMPAIGN_PENDING',
  'CAMPAIGN_ENDED',
];
const BELOW_REASONS = [
  'NO_KEYWORDS',
  'KEYWORDS_PAUSED',
  'NO_AD_GROUP_ADS',
  'AD_GROUP_ADS_PAUSED',
  'HAS_ADS_DISAPPROVED',
  'HAS_ADS_LIMITED_BY_POLICY',
  'MOST_ADS_UNDER_REVIEW',
];
const AD_GROUP_REASONS = ['AD_GROUP_PAUSED', 'AD_GROUP_REMOVED'];
export const CAMPAIGN_REASON = enumOf('CampaignPrimaryStatusReason', [
  ...CAMPAIGN_REASONS,
  ...BELOW_REASONS,
  'NO_AD_GROUPS',
  'AD_GROUPS_PAUSED',
  'BUDGET_CONSTRAINED',
  'NO_ASSET_GROUPS',
  'ASSET_GROUPS_PAUSED',
  'HAS_ASSET_GROUPS_DISAPPROVED',
  'HAS_ASSET_GROUPS_LIMITED_BY_POLICY',
  'MOST_ASSET_GROUPS_UNDER_REVIEW',
]);
export const AD_GROUP_REASON = enumOf('AdGroupPrimaryStatusReason', [
  ...CAMPAIGN_REASONS,
  ...BELOW_REASONS,
  ...AD_GROUP_REASONS,
]);
export const AD_REASON = enumOf('AdGroupAdPrimaryStatusReason', [
  ...CAMPAIGN_REASONS,
  ...AD_GROUP_REASONS,
  'AD_GROUP_AD_PAUSED',
  'AD_GROUP_AD_REMOVED',
  'AD_GROUP_AD_DISAPPROVED',
  'AD_GROUP_AD_UNDER_REVIEW',
  'AD_GROUP_AD_APPROVED_LABELED',
]);
export const CRITERION_REASON = enumOf('AdGroupCriterionPrimaryStatusReason', [
  ...CAMPAIGN_REASONS,
  ...AD_GROUP_REASONS,
  'AD_GROUP_CRITERION_DISAPPROVED',
  'AD_GROUP_CRITERION_UNDER_REVIEW',
  'AD_GROUP_CRITERION_PAUSED',
  'AD_GROUP_CRITERION_REMOVED',
  'AD_GROUP_CRITERION_NEGATIVE',
  'AD_GROUP_CRITERION_RESTRICTED',
]);
export const AD_GROUP_TYPE = enumOf('AdGroupType', [
  'SEARCH_STANDARD',
  'DISPLAY_STANDARD',
  'SHOPPING_PRODUCT_ADS',
  'HOTEL_ADS',
  'SHOPPING_SMART_ADS',
  'VIDEO_BUMPER',
  'VIDEO_TRUE_VIEW_IN_STREAM',
  'VIDEO_TRUE_VIEW_IN_DISPLAY',
  'VIDEO_NON_SKIPPABLE_IN_STREAM',
  'SEARCH_DYNAMIC_ADS',
  'SHOPPING_COMPARISON_LISTING_ADS',
  'PROMOTED_HOTEL_ADS',
  'VIDEO_RESPONSIVE',
  'VIDEO_EFFICIENT_REACH',
  'SMART_CAMPAIGN_ADS',
  'TRAVEL_ADS',
  'YOUTUBE_AUDIO',
]);
export const AD_TYPE = enumOf('AdType', ['RESPONSIVE_SEARCH_AD', 'RESPONSIVE_DISPLAY_AD']);
export const AD_STRENGTH = enumOf('AdStrength', [
  'PENDING',
  'NO_ADS',
  'POOR',
  'AVERAGE',
  'GOOD',
  'EXCELLENT',
]);
export const AD_ROTATION = enumOf('AdGroupAdRotationMode', ['OPTIMIZE', 'ROTATE_FOREVER']);
export const AD_SERVING_OPTIMIZATION = enumOf('AdServingOptimizationStatus', [
  'OPTIMIZE',
  'CONVERSION_OPTIMIZE',
  'ROTATE',
  'ROTATE_INDEFINITELY',
  'UNAVAILABLE',
]);
export const PAYMENT_MODE = enumOf('PaymentMode', [
  'CLICKS',
  'CONVERSION_VALUE',
  'CONVERSIONS',
  'GUEST_STAY',
]);
export const CRITERION_TYPE = enumOf('CriterionType', [
  'KEYWORD',
  'LOCATION',
  'PROXIMITY',
  'AD_SCHEDULE',
  'DEVICE',
  'LANGUAGE',
]);
export const MATCH_TYPE = enumOf('KeywordMatchType', ['EXACT', 'PHRASE', 'BROAD']);
export const DEVICE = enumOf('Device', ['MOBILE', 'TABLET', 'DESKTOP', 'CONNECTED_TV', 'OTHER']);
export const DAY_OF_WEEK = enumOf('DayOfWeek', [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
]);
export const MINUTE_OF_HOUR = enumOf('MinuteOfHour', ['ZERO', 'FIFTEEN', 'THIRTY', 'FORTY_FIVE']);
export const RADIUS_UNITS = enumOf('ProximityRadiusUnits', ['MILES', 'KILOMETERS']);
export const POSITIVE_GEO = enumOf('PositiveGeoTargetType', [
  'PRESENCE_OR_INTEREST',
  'SEARCH_INTEREST',
  'PRESENCE',
]);
export const NEGATIVE_GEO = enumOf('NegativeGeoTargetType', ['PRESENCE_OR_INTEREST', 'PRESENCE']);
export const EU_POLITICAL = enumOf('EuPoliticalAdvertisingStatus', [
  'CONTAINS_EU_POLITICAL_ADVERTISING',
  'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
]);
export const SHARE_LOCATION = enumOf('TargetImpressionShareLocation', [
  'ANYWHERE_ON_PAGE',
  'TOP_OF_PAGE',
  'ABSOLUTE_TOP_OF_PAGE',
]);
export const SERVED_FIELD = enumOf('ServedAssetFieldType', [
  'HEADLINE_1',
  'HEADLINE_2',
  'HEADLINE_3',
  'DESCRIPTION_1',
  'DESCRIPTION_2',
  'HEADLINE',
  'HEADLINE_IN_PORTRAIT',
  'LONG_HEADLINE',
  'DESCRIPTION',
  'DESCRIPTION_IN_PORTRAIT',
  'BUSINESS_NAME_IN_PORTRAIT',
  'BUSINESS_NAME',
  'MARKETING_IMAGE',
  'MARKETING_IMAGE_IN_PORTRAIT',
  'SQUARE_MARKETING_IMAGE',
  'PORTRAIT_MARKETING_IMAGE',
  'LOGO',
  'LANDSCAPE_LOGO',
  'CALL_TO_ACTION',
  'YOU_TUBE_VIDEO',
  'SITELINK',
  'CALL',
  'MOBILE_APP',
  'CALLOUT',
  'STRUCTURED_SNIPPET',
  'PRICE',
  'PROMOTION',
  'AD_IMAGE',
  'LEAD_FORM',
  'BUSINESS_LOGO',
  'DESCRIPTION_PREFIX',
  'HEADLINE_AS_SITELINK_POSITION_ONE',
  'HEADLINE_AS_SITELINK_POSITION_TWO',
  'DESCRIPTION_LINE_HEADLINE_AS_SITELINK_POSITION_ONE',
  'DESCRIPTION_LINE_HEADLINE_AS_SITELINK_POSITION_TWO',
  'TEXT_DISCLAIMER',
]);
export const RESPONSE_CONTENT = enumOf('ResponseContentType', [
  'RESOURCE_NAME_ONLY',
  'MUTABLE_RESOURCE',
]);
export const REVIEW_STATUS = enumOf('PolicyReviewStatus', [
  'REVIEW_IN_PROGRESS',
  'REVIEWED',
  'UNDER_APPEAL',
  'ELIGIBLE_MAY_SERVE',
]);
export const APPROVAL_STATUS = enumOf('PolicyApprovalStatus', [
  'DISAPPROVED',
  'APPROVED_LIMITED',
  'APPROVED',
  'AREA_OF_INTEREST_ONLY',
]);
export const TOPIC_TYPE = enumOf('PolicyTopicEntryType', [
  'PROHIBITED',
  'LIMITED',
  'FULLY_LIMITED',
  'DESCRIPTIVE',
  'BROADENING',
  'AREA_OF_INTEREST_ONLY',
]);
export const KEYWORD_APPROVAL = enumOf('AdGroupCriterionApprovalStatus', [
  'APPROVED',
  'DISAPPROVED',
  'PENDING_REVIEW',
  'UNDER_REVIEW',
]);
export const KEYWORD_SERVING = enumOf('CriterionSystemServingStatus', [
  'ELIGIBLE',
  'RARELY_SERVED',
]);
export const CHANGED_RESOURCE = enumOf('ChangeStatusResourceType', [
  'AD_GROUP',
  'AD_GROUP_AD',
  'AD_GROUP_CRITERION',
  'CAMPAIGN',
  'CAMPAIGN_CRITERION',
  'CAMPAIGN_BUDGET',
  'ASSET',
  'CAMPAIGN_ASSET',
  'AD_GROUP_ASSET',
  'ASSET_GROUP',
]);
export const CHANGE_OPERATION = enumOf('ChangeStatusOperation', ['ADDED', 'CHANGED', 'REMOVED']);

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
