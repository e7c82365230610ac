import type { Ruling } from '../../uploading';

/**
 * What Microsoft says of one conversion or adjustment, by name: the statuses of its page "DailySummary" (November 2024) and the
 * names that the API was seen to give for the same things. A goal that is missing or may not be matched by persons needs a person.
 */
export const RULINGS_BY_NAME: Readonly<Record<string, Ruling>> = {
  OfflineConversionsNullOrEmpty: 'again',
  OfflineConversionBatchSizeExceedsLimit: 'again',
  OfflineConversionIsNull: 'again',
  OfflineConversionGoalTooRecent: 'waiting',
  OfflineConversionNameInvalid: 'held',
  OfflineConversionNameNullOrEmpty: 'held',
  NotEligibleForEnhancedConversions: 'held',
  ConversionEmailAddressIsNotHashed: 'refused',
  ConversionPhoneNumberIsNotHashed: 'refused',
  EmailMustBeHashed: 'refused',
  OfflineConversionMSClickIdNullOrEmpty: 'refused',
  OfflineConversionMSClickIdInvalid: 'refused',
  OfflineConversionMicrosoftClickIdInvalid: 'refused',
  OfflineConversionValueInvalid: 'refused',
  OfflineConversionCurrencyCodeInvalid: 'refused',
  OfflineConversionTimeNullOrEmpty: 'refused',
  OfflineConversionTimeInvalid: 'refused',
  FutureConversionTimeCannotBeSet: 'refused',
  OfflineConversionTimeOutOfWindow: 'refused',
  ConversionTimeEarlierThanClickTime: 'refused',
  ClickIdDateTimeOutsideGoalConversionWindow: 'refused',
  OfflineConversionInvalidAdjustmentType: 'refused',
  ExternalAttributionRequiredFieldEmpty: 'held',
  ExternalAttributionModelTooLong: 'refused',
  ExternalAttributionCreditValueInvalid: 'refused',
  GoalNotEligibleForExternalAttribution: 'refused',
  OfflineConversionRestateRetractNotSupported: 'unsupported',
  OfflineConversionAdjustmentTimeNullOrEmpty: 'refused',
  OfflineConversionAdjustmentTimeInvalid: 'refused',
  OfflineConversionFutureAdjustmentTimeCannotBeSet: 'refused',
  OfflineConversionAdjustmentTimeOutOfWindow: 'refused',
  OfflineConversionAdjustmentTimeEarlierThanConversionTime: 'refused',
  OfflineConversionAdjustmentValueNotExpected: 'refused',
  OfflineConversionAdjustmentValueRequired: 'refused',
};

/** The numbers that the platform document names (2e), for answers whose name is another one. */
export const RULINGS_BY_CODE: ReadonlyMap<number, Ruling> = new Map([
  [5601, 'again'],
  [5604, 'refused'],
  [5606, 'held'],
  [5607, 'refused'],
  [5609, 'refused'],
  [5610, 'refused'],
  [5611, 'refused'],
  [5612, 'again'],
  [5614, 'refused'],
  [5615, 'waiting'],
  [5616, 'refused'],
  [5617, 'refused'],
  [5624, 'refused'],
  [5625, 'refused'],
  [8004, 'refused'],
]);

/** An error that neither table knows is of this item alone: it refuses it. */
export const applyRuling = (name: string, code: number): Ruling =>
  RULINGS_BY_NAME[name] ?? RULINGS_BY_CODE.get(code) ?? 'refused';
