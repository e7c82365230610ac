import {
  AD_SERVING_OPTIMIZATION,
  BIDDING_STRATEGY_TYPE,
  CAMPAIGN_STATUS,
  CHANNEL_TYPE,
  EU_POLITICAL,
  NEGATIVE_GEO,
  PAYMENT_MODE,
  POSITIVE_GEO,
  CAMPAIGN_PRIMARY,
  CAMPAIGN_REASON,
  SERVING_STATUS,
  SHARE_LOCATION,
} from './enums';
import {
  bool,
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
} from './field';
import { URL_MEMBERS } from './shared-messages';

const ceilings = { cpcBidCeilingMicros: int64, cpcBidFloorMicros: int64 };
const tolerance = { targetRoasTolerancePercentMillis: int64 };

/** The bidding strategies that can stand inside a campaign; a strategy has exactly one. */
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

/** `google.ads.googleads.v25.resources.Campaign`, as far as Search, Display and Performance Max use it. */
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
