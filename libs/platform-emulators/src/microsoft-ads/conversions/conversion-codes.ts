import { errorCode } from '../wire/error-code';

/**
 * What is said of goals, offline conversions and adjustments. Names: the vendor's page "DailySummary" (November 2024) and the platform
 * document (2e); of the numbers 5316, 5317, 5601, 5604, 5606, 5610, 5611, 5615 and 5624 are written, the others from memory, unverified.
 */
export const conversionCodes = {
  goalNull: errorCode(5300, 'ConversionGoalIsNull'),
  goalNameInvalid: errorCode(5301, 'ConversionGoalNameInvalid'),
  goalCategoryMissing: errorCode(5302, 'ConversionGoalCategoryRequired'),
  goalWindow: errorCode(5305, 'ConversionGoalConversionWindowInvalid'),
  goalId: errorCode(5306, 'ConversionGoalIdInvalid'),
  goalTypes: errorCode(5307, 'ConversionGoalTypesRequired'),
  goalNameInRequest: errorCode(5316, 'DuplicateConversionGoalName'),
  goalName: errorCode(5317, 'ConversionGoalNameAlreadyExists'),
  empty: errorCode(5600, 'OfflineConversionsNullOrEmpty'),
  tooMany: errorCode(5601, 'OfflineConversionBatchSizeExceedsLimit'),
  itemNull: errorCode(5602, 'OfflineConversionIsNull'),
  clickMissing: errorCode(5603, 'OfflineConversionMSClickIdNullOrEmpty'),
  click: errorCode(5604, 'OfflineConversionMSClickIdInvalid'),
  nameMissing: errorCode(5605, 'OfflineConversionNameNullOrEmpty'),
  name: errorCode(5606, 'OfflineConversionNameInvalid'),
  time: errorCode(5607, 'OfflineConversionTimeInvalid'),
  timeMissing: errorCode(5608, 'OfflineConversionTimeNullOrEmpty'),
  timeAhead: errorCode(5609, 'FutureConversionTimeCannotBeSet'),
  value: errorCode(5610, 'OfflineConversionValueInvalid'),
  currency: errorCode(5611, 'OfflineConversionCurrencyCodeInvalid'),
  timeTooOld: errorCode(5614, 'OfflineConversionTimeOutOfWindow'),
  goalTooRecent: errorCode(5615, 'OfflineConversionGoalTooRecent'),
  adjustmentType: errorCode(5618, 'OfflineConversionInvalidAdjustmentType'),
  adjustmentTimeMissing: errorCode(5619, 'OfflineConversionAdjustmentTimeNullOrEmpty'),
  adjustmentTime: errorCode(5620, 'OfflineConversionAdjustmentTimeInvalid'),
  adjustmentTimeAhead: errorCode(5621, 'OfflineConversionFutureAdjustmentTimeCannotBeSet'),
  adjustmentTimeEarly: errorCode(5623, 'OfflineConversionAdjustmentTimeEarlierThanConversionTime'),
  adjustmentValue: errorCode(5624, 'OfflineConversionAdjustmentValueNotExpected'),
  adjustmentValueMissing: errorCode(5625, 'OfflineConversionAdjustmentValueRequired'),
  notEnhanced: errorCode(5626, 'NotEligibleForEnhancedConversions'),
  phoneNotHashed: errorCode(8003, 'ConversionPhoneNumberIsNotHashed'),
  emailNotHashed: errorCode(8004, 'ConversionEmailAddressIsNotHashed'),
} as const;
