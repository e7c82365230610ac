import {
  AD_GROUP_CRITERION_STATUS,
  CAMPAIGN_CRITERION_STATUS,
  CRITERION_TYPE,
  KEYWORD_APPROVAL,
  KEYWORD_SERVING,
  CRITERION_PRIMARY,
  CRITERION_REASON,
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
import {
  AD_SCHEDULE_INFO,
  DEVICE_INFO,
  KEYWORD_INFO,
  LANGUAGE_INFO,
  LOCATION_INFO,
  PROXIMITY_INFO,
  URL_MEMBERS,
} from './shared-messages';

/** `google.ads.googleads.v25.resources.CampaignCriterion` with the criteria that Search and Display campaigns use. */
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
