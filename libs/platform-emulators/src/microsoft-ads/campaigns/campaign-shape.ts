import { urlMembers } from '../rules/shapes';
import { flag, flags, id, integer, list, number, object, oneOf, text } from '../wire/shape';
import { biddingScheme } from './bidding-shape';

export const CAMPAIGN_TYPES = ['Search', 'Shopping', 'DynamicSearchAds', 'Audience', 'Hotel', 'PerformanceMax', 'App', 'UnifiedCampaign'] as const;

/** Fields that a read leaves out unless it asks for them. */
export const CAMPAIGN_ADDITIONAL_FIELDS = [
  'None', 'AdScheduleUseSearcherTimeZone', 'MaxConversionValueBiddingScheme', 'TargetImpressionShareBiddingScheme', 'TargetSetting',
  'BidStrategyId', 'CpvCpmBiddingScheme', 'DynamicFeedSetting', 'MultimediaAdsBidAdjustment', 'VerifiedTrackingSetting',
  'DynamicDescriptionSetting', 'DisclaimerSetting', 'CampaignConversionGoal', 'TargetCpaInMaxConversion', 'ResponsiveSearchAdsSetting',
  'LifetimeBudgetFields', 'MaxConversionValueWithMaxCpc', 'ManualCpc', 'DealIds', 'IsDealCampaign', 'NetworkDistributionSetting',
] as const;

export const campaignTypes = flags(CAMPAIGN_TYPES);
export const campaignAdditionalFields = flags(CAMPAIGN_ADDITIONAL_FIELDS);

/** A campaign as it may be sent. Settings, deals and goals are not stood in for, so they are refused as unknown members. */
export const campaignShape = object({
  Id: id,
  Name: text,
  Status: oneOf(['Active', 'Paused', 'BudgetPaused', 'BudgetAndManualPaused', 'Deleted', 'Suspended']),
  CampaignType: campaignTypes,
  SubType: text,
  BudgetType: oneOf(['DailyBudgetAccelerated', 'DailyBudgetStandard', 'LifetimeBudgetStandard']),
  DailyBudget: number,
  BudgetId: id,
  BiddingScheme: biddingScheme,
  Languages: list(text),
  TimeZone: text,
  IsPolitical: flag,
  AudienceAdsBidAdjustment: integer,
  MultimediaAdsBidAdjustment: integer,
  AdScheduleUseSearcherTimeZone: flag,
  StartDate: text,
  EndDate: text,
  UseCampaignLevelDates: flag,
  ...urlMembers,
});
