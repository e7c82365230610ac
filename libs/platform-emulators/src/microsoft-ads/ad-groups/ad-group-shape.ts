import { biddingScheme } from '../campaigns/bidding-shape';
import { adGroupSettings } from '../campaigns/setting-shape';
import { bidShape, dateShape, urlMembers } from '../rules/shapes';
import { flag, flags, id, integer, object, oneOf, text } from '../wire/shape';

/** Fields that a read leaves out unless it asks for them. */
export const adGroupAdditionalFields = flags([
  'None',
  'AdScheduleUseSearcherTimeZone',
  'AdGroupType',
  'CpvBid',
  'CpmBid',
  'MultimediaAdsBidAdjustment',
  'CommissionRate',
  'PercentCpcBid',
  'McpaBid',
  'UseOptimizedTargeting',
  'FrequencyCapSettings',
  'UsePredictiveTargeting',
  'MaxConversionValueWithMaxCpc',
]);

/** An ad group as it may be sent. The bids of other campaign types are not stood in for. */
export const adGroupShape = object({
  Id: id,
  Name: text,
  Status: oneOf(['Active', 'Paused', 'Expired', 'Deleted']),
  StartDate: dateShape,
  EndDate: dateShape,
  Language: text,
  Network: oneOf([
    'OwnedAndOperatedAndSyndicatedSearch',
    'OwnedAndOperatedOnly',
    'SyndicatedSearchOnly',
    'InHousePromotion',
  ]),
  CpcBid: bidShape,
  AdRotation: object({
    Type: oneOf(['OptimizeForClicks', 'RotateAdsEvenly']),
    StartDate: text,
    EndDate: text,
  }),
  PrivacyStatus: oneOf(['Unknown', 'Active', 'TargetingTooNarrow', 'Pending']),
  BiddingScheme: biddingScheme,
  AudienceAdsBidAdjustment: integer,
  MultimediaAdsBidAdjustment: integer,
  AdScheduleUseSearcherTimeZone: flag,
  AdGroupType: text,
  Settings: adGroupSettings,
  ...urlMembers,
});
