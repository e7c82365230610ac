import {
  AD_GROUP_CRITERION_STATUS,
  AD_SERVING_OPTIMIZATION,
  APPROVAL_STATUS,
  BIDDING_STRATEGY_TYPE,
  BUDGET_DELIVERY_METHOD,
  BUDGET_PERIOD,
  BUDGET_STATUS,
  BUDGET_TYPE,
  CAMPAIGN_CRITERION_STATUS,
  CAMPAIGN_PRIMARY,
  CAMPAIGN_REASON,
  CAMPAIGN_STATUS,
  CHANNEL_TYPE,
  CRITERION_PRIMARY,
  CRITERION_REASON,
  CRITERION_TYPE,
  DAY_OF_WEEK,
  DEVICE,
  EU_POLITICAL,
  KEYWORD_APPROVAL,
  KEYWORD_SERVING,
  MATCH_TYPE,
  MINUTE_OF_HOUR,
  NEGATIVE_GEO,
  PAYMENT_MODE,
  POSITIVE_GEO,
  RADIUS_UNITS,
  REVIEW_STATUS,
  SERVING_STATUS,
  SHARE_LOCATION,
  TOPIC_TYPE,
} from './enums';
import {
  bool,
  double,
  immutable,
  int32,
  int64,
  message,
  of,
  oneof,
  output,
  refersTo,
  repeated,
  string,
} from './message';

export const CUSTOM_PARAMETER = message('CustomParameter', { key: string, value: string });

/** Members that campaigns, ad groups, ads and keywords have alike. */
export const URL_MEMBERS = {
  trackingUrlTemplate: string,
  finalUrlSuffix: string,
  urlCustomParameters: repeated(of(CUSTOM_PARAMETER)),
};

const KEYWORD_INFO = message('KeywordInfo', { text: string, matchType: MATCH_TYPE });
const LOCATION_INFO = message('LocationInfo', { geoTargetConstant: string });
const LANGUAGE_INFO = message('LanguageInfo', { languageConstant: string });
const DEVICE_INFO = message('DeviceInfo', { type: DEVICE });
export const AD_SCHEDULE_INFO = message('AdScheduleInfo', {
  startMinute: MINUTE_OF_HOUR,
  endMinute: MINUTE_OF_HOUR,
  startHour: int32,
  endHour: int32,
  dayOfWeek: DAY_OF_WEEK,
});
const PROXIMITY_INFO = message('ProximityInfo', {
  geoPoint: of(
    message('GeoPointInfo', { longitudeInMicroDegrees: int32, latitudeInMicroDegrees: int32 }),
  ),
  radius: double,
  radiusUnits: RADIUS_UNITS,
  address: of(
    message('AddressInfo', {
      postalCode: string,
      provinceCode: string,
      countryCode: string,
      provinceName: string,
      streetAddress: string,
      streetAddress2: string,
      cityName: string,
    }),
  ),
});

const POLICY_TOPIC_ENTRY = message('PolicyTopicEntry', { topic: string, type: TOPIC_TYPE });

export const POLICY_SUMMARY = message('PolicySummary', {
  policyTopicEntries: output(repeated(of(POLICY_TOPIC_ENTRY))),
  reviewStatus: output(REVIEW_STATUS),
  approvalStatus: output(APPROVAL_STATUS),
});

const ceilings = { cpcBidCeilingMicros: int64, cpcBidFloorMicros: int64 };
const tolerance = { targetRoasTolerancePercentMillis: int64 };

/** The bidding strategies that can be inside a campaign; a strategy has exactly one. */
export const BIDDING_MEMBERS = oneof('campaign_bidding_strategy', {
  biddingStrategy: string,
  manualCpc: of(message('ManualCpc', { enhancedCpcEnabled: bool })),
  manualCpm: of(message('ManualCpm', {})),
  maximizeConversions: of(message('MaximizeConversions', { ...ceilings, targetCpaMicros: int64 })),
  maximizeConversionValue: of(
    message('MaximizeConversionValue', { ...ceilings, ...tolerance, targetRoas: double }),
  ),
  targetCpa: of(message('TargetCpa', { ...ceilings, targetCpaMicros: int64 })),
  targetImpressionShare: of(
    message('TargetImpressionShare', {
      location: SHARE_LOCATION,
      locationFractionMicros: int64,
      cpcBidCeilingMicros: int64,
    }),
  ),
  targetRoas: of(message('TargetRoas', { ...ceilings, ...tolerance, targetRoas: double })),
  targetSpend: of(message('TargetSpend', { targetSpendMicros: int64, cpcBidCeilingMicros: int64 })),
});

/**
 * `google.ads.googleads.v25.resources.Campaign`, as far as Search, Display and Performance Max use
 * it.
 */
export const CAMPAIGN = message('Campaign', {
  resourceName: immutable(string),
  id: output(int64),
  name: string,
  status: CAMPAIGN_STATUS,
  primaryStatus: output(CAMPAIGN_PRIMARY),
  primaryStatusReasons: output(repeated(CAMPAIGN_REASON)),
  servingStatus: output(SERVING_STATUS),
  adServingOptimizationStatus: AD_SERVING_OPTIMIZATION,
  advertisingChannelType: immutable(CHANNEL_TYPE),
  ...URL_MEMBERS,
  networkSettings: of(
    message('NetworkSettings', {
      targetGoogleSearch: bool,
      targetSearchNetwork: bool,
      targetContentNetwork: bool,
      targetPartnerSearchNetwork: bool,
      targetYoutube: bool,
      targetGoogleTvNetwork: bool,
    }),
  ),
  geoTargetTypeSetting: of(
    message('GeoTargetTypeSetting', {
      positiveGeoTargetType: POSITIVE_GEO,
      negativeGeoTargetType: NEGATIVE_GEO,
    }),
  ),
  campaignBudget: refersTo('campaignBudget'),
  biddingStrategyType: output(BIDDING_STRATEGY_TYPE),
  startDateTime: string,
  endDateTime: string,
  selectiveOptimization: of(
    message('SelectiveOptimization', { conversionActions: repeated(string) }),
  ),
  paymentMode: PAYMENT_MODE,
  optimizationScore: output(double),
  brandGuidelinesEnabled: immutable(bool),
  containsEuPoliticalAdvertising: EU_POLITICAL,
  missingEuPoliticalAdvertisingDeclaration: output(bool),
  ...BIDDING_MEMBERS,
});

/** `google.ads.googleads.v25.resources.CampaignBudget`. */
export const CAMPAIGN_BUDGET = message('CampaignBudget', {
  resourceName: immutable(string),
  id: output(int64),
  name: string,
  amountMicros: int64,
  totalAmountMicros: int64,
  status: output(BUDGET_STATUS),
  deliveryMethod: BUDGET_DELIVERY_METHOD,
  explicitlyShared: bool,
  referenceCount: output(int64),
  hasRecommendedBudget: output(bool),
  recommendedBudgetAmountMicros: output(int64),
  period: immutable(BUDGET_PERIOD),
  type: immutable(BUDGET_TYPE),
});

/**
 * `google.ads.googleads.v25.resources.CampaignCriterion` with the criteria that Search and Display
 * campaigns use.
 */
export const CAMPAIGN_CRITERION = message('CampaignCriterion', {
  resourceName: immutable(string),
  campaign: immutable(refersTo('campaign')),
  criterionId: output(int64),
  displayName: output(string),
  bidModifier: double,
  negative: immutable(bool),
  type: output(CRITERION_TYPE),
  status: CAMPAIGN_CRITERION_STATUS,
  ...oneof('criterion', {
    keyword: immutable(of(KEYWORD_INFO)),
    location: immutable(of(LOCATION_INFO)),
    device: immutable(of(DEVICE_INFO)),
    adSchedule: immutable(of(AD_SCHEDULE_INFO)),
    proximity: immutable(of(PROXIMITY_INFO)),
    language: immutable(of(LANGUAGE_INFO)),
  }),
});

/** `google.ads.googleads.v25.resources.AdGroupCriterion` with keywords. */
export const AD_GROUP_CRITERION = message('AdGroupCriterion', {
  resourceName: immutable(string),
  criterionId: output(int64),
  displayName: output(string),
  status: AD_GROUP_CRITERION_STATUS,
  adGroup: immutable(refersTo('adGroup')),
  type: output(CRITERION_TYPE),
  negative: immutable(bool),
  systemServingStatus: output(KEYWORD_SERVING),
  approvalStatus: output(KEYWORD_APPROVAL),
  disapprovalReasons: output(repeated(string)),
  bidModifier: double,
  cpcBidMicros: int64,
  cpmBidMicros: int64,
  cpvBidMicros: int64,
  percentCpcBidMicros: int64,
  effectiveCpcBidMicros: output(int64),
  finalUrls: repeated(string),
  finalMobileUrls: repeated(string),
  ...URL_MEMBERS,
  primaryStatus: output(CRITERION_PRIMARY),
  primaryStatusReasons: output(repeated(CRITERION_REASON)),
  ...oneof('criterion', { keyword: immutable(of(KEYWORD_INFO)) }),
});
