import {
  flag,
  flags,
  id,
  integer,
  list,
  type Members,
  number,
  object,
  oneOf,
  text,
  typed,
  variant,
} from '../wire/shape';

const GOAL: Members = {
  Id: id,
  Name: text,
  Status: oneOf(['Active', 'Paused', 'Deleted']),
  Scope: oneOf(['Account', 'Customer']),
  CountType: oneOf(['All', 'Unique']),
  Revenue: object({
    Type: oneOf(['FixedValue', 'VariableValue', 'NoValue']),
    Value: number,
    CurrencyCode: text,
  }),
  ConversionWindowInMinutes: integer,
  TagId: id,
  ExcludeFromBidding: flag,
  IsEnhancedConversionsEnabled: flag,
  IsExternallyAttributed: flag,
  GoalCategory: oneOf([
    'Unknown',
    'None',
    'Purchase',
    'AddToCart',
    'BeginCheckout',
    'Subscribe',
    'SubmitLeadForm',
    'BookAppointment',
    'Signup',
    'RequestQuote',
    'GetDirections',
    'OutboundClick',
    'Contact',
    'PageView',
    'Download',
    'Other',
  ]),
};

/** Goals for conversions that are reported; those of tags and apps are not stood in for. */
export const goals: Members = {
  ConversionGoals: list(typed([variant('OfflineConversion', ['OfflineConversionGoal'], GOAL)])),
};

export const goalQuery: Members = {
  ConversionGoalTypes: flags([
    'Url',
    'Duration',
    'PagesViewedPerVisit',
    'Event',
    'AppInstall',
    'OfflineConversion',
    'InStoreTransaction',
    'AppDownload',
  ]),
  ReturnAdditionalFields: flags([
    'ViewThroughConversionWindowInMinutes',
    'IsExternallyAttributed',
    'GoalCategory',
    'AttributionModelType',
    'IsEnhancedConversionsEnabled',
    'IsAutoGoal',
  ]),
  ConversionGoalIds: list(id),
};

const KEY: Members = {
  MicrosoftClickId: text,
  ConversionName: text,
  ConversionTime: text,
  HashedEmailAddress: text,
  HashedPhoneNumber: text,
};

export const conversions: Members = {
  OfflineConversions: list(
    object({
      ...KEY,
      ConversionValue: number,
      ConversionCurrencyCode: text,
      ExternalAttributionCredit: number,
      ExternalAttributionModel: text,
    }),
  ),
};

export const adjustments: Members = {
  OfflineConversionAdjustments: list(
    object({
      ...KEY,
      AdjustmentTime: text,
      AdjustmentType: text,
      AdjustmentValue: number,
      AdjustmentCurrencyCode: text,
    }),
  ),
};
